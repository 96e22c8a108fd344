// VIP: what it brings and what it does not, until when one has it, and days to buy with gold.

import { useEffect, useState } from 'react'
import { useVip, type VipFacts } from '../../chat/use-characters.ts'
import { navigate } from '../../client/navigate.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance, useSession } from '../../client/session.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Notice, WalletPage } from '../../wallet/wallet-page.tsx'
import { BuySheet } from './buy-sheet.tsx'
import { messages } from './messages.ts'
import { Prices } from './prices.tsx'
import type { Price } from './use-buy-vip.ts'
import css from './vip.module.css'

export default function VipPage() {
  const t = useMessages(messages)
  const { vip, isError, reload } = useVip()
  return (
    <WalletPage title={t('title')}>
      {vip ? <Facts vip={vip} /> : isError ? <ListFailed onRetry={reload} /> : <Skeleton height={480} />}
    </WalletPage>
  )
}

function Facts({ vip }: { vip: VipFacts }) {
  const t = useMessages(messages)
  return (
    <>
      <State vip={vip} />
      {vip.isSold ? <Offer vip={vip} /> : <Notice>{t('notSold')}</Notice>}
      <Perks vip={vip} />
      <Notice>{t('noGame')}</Notice>
    </>
  )
}

function State({ vip: { isVip, until } }: { vip: VipFacts }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <section className={css.state} data-vip={isVip || undefined}>
      <span className={css.star}>
        <Icon name="star" size={34} />
      </span>
      <h2>{t(isVip ? 'isVip' : until === null ? 'become' : 'ended')}</h2>
      {isVip && <p className={css.until}>{t('until', { date: format.dateTime(until ?? 0) })}</p>}
      <p>
        {isVip ? t('isVipText') : until === null ? t('becomeText') : t('endedText', { date: format.dateTime(until) })}
      </p>
    </section>
  )
}

function Offer({ vip }: { vip: VipFacts }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { loggedIn } = useSession()
  const [chosen, setChosen] = useState<Price['days']>(30)
  const [isAsking, setAsking] = useState(false)
  const restriction = useRestriction()
  const price = vip.prices.find(({ days }) => days === chosen) ?? vip.prices[0]
  useEffect(() => {
    refreshBalance().catch(() => undefined)
  }, [])
  if (restriction) return <ClosedForNow restriction={restriction} />
  if (!price) return null
  return (
    <Panel title={t('choose')}>
      <Prices prices={vip.prices} chosen={chosen} onChoose={setChosen} />
      {loggedIn ? (
        <Button size="large" wide onClick={() => setAsking(true)}>
          {t(vip.isVip ? 'renew' : 'buy', { days: price.days, gold: format.gold(price.gold) })}
        </Button>
      ) : (
        <Button size="large" wide onClick={() => navigate.login()}>
          {t('logIn')}
        </Button>
      )}
      <p className={css.fine}>{t('once')}</p>
      <BuySheet vip={vip} price={price} open={isAsking} onClose={() => setAsking(false)} />
    </Panel>
  )
}

const PERKS = ['textMax', 'characters', 'answers'] as const

function Perks({ vip: { perks, engine } }: { vip: VipFacts }) {
  const t = useMessages(messages)
  const format = useFormat()
  // Where there is no online engine, nobody has such answers.
  const shown = PERKS.filter((name) => name !== 'answers' || engine === 'remote')
  return (
    <Panel title={t('perks')}>
      <table className={css.perks}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('perk')}</span>
            </th>
            <th scope="col">{t('free')}</th>
            <th scope="col">{t('vip')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td className="num">{format.number(perks[name].free)}</td>
              <td className="num">{format.number(perks[name].vip)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.fine}>{t(engine === 'remote' ? 'onlineNote' : 'offlineNote')}</p>
    </Panel>
  )
}
