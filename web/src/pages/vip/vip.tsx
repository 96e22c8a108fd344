// VIP: what it brings and what it does not, until when the player has it, and days to buy with gold.

import { useEffect, useState } from 'react'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Paragraph, Text } from '@glasshouse/ui/text/text.tsx'
import { useVip, type VipFacts } from '../../chat/use-characters.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { isTestMode } from '../../client/mode.ts'
import { LogInButton } from '../../client/player-only.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance, useSession } from '../../client/session.ts'
import { ClosedForNow } from '../../play/protection/closed-for-now.tsx'
import { Notice } from '../../wallet/terms.tsx'
import { BuySheet } from './buy-sheet.tsx'
import type { Price } from './buy-sheet.tsx'
import { messages } from './messages.ts'
import css from './vip.module.css'

export default function VipPage() {
  const t = useMessages(messages)
  const { vip, isError, reload } = useVip()
  return (
    <InnerPage title={t('title')}>
      <Loaded query={{ data: vip, isError, refetch: reload }} skeleton={480}>
        {(facts) => (
          <>
            <State vip={facts} />
            {facts.isSold ? <Offer vip={facts} /> : <Notice>{t('notSold')}</Notice>}
            <Perks vip={facts} />
            <Notice>{t('noGame')}</Notice>
          </>
        )}
      </Loaded>
    </InnerPage>
  )
}

function State({ vip: { isVip, until } }: { vip: VipFacts }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Panel className={css.state} gap={6} data-vip={isVip || undefined}>
      <span className={css.star}>
        <Icon name="star" size={34} />
      </span>
      <h2>{t(isVip ? 'isVip' : until === null ? 'become' : 'ended')}</h2>
      {isVip && (
        <Text weight={700} style={{ color: 'var(--gold)' }}>
          {t('until', { date: format.dateTime(until ?? 0) })}
        </Text>
      )}
      <Paragraph>
        {isVip ? t('isVipText') : until === null ? t('becomeText') : t('endedText', { date: format.dateTime(until) })}
      </Paragraph>
    </Panel>
  )
}

function Offer({ vip }: { vip: VipFacts }) {
  const t = useMessages(messages)
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
          {t(vip.isVip ? 'renew' : 'buy', { days: price.days })}
        </Button>
      ) : (
        <LogInButton size="large" wide text={t('logIn')} />
      )}
      <Text size={2} tone="muted">
        {t('once')}
      </Text>
      <BuySheet vip={vip} price={price} open={isAsking} onClose={() => setAsking(false)} />
    </Panel>
  )
}

interface PricesProps {
  prices: readonly Price[]
  chosen: Price['days']
  onChoose: (days: Price['days']) => void
}

/** One of three, side by side; the arrow keys go from one to the next. */
function Prices({ prices, chosen, onChoose }: PricesProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <fieldset className={css.prices}>
      <legend className="sr">{t('choose')}</legend>
      {prices.map(({ days, gold }) => (
        <label key={days}>
          <input type="radio" name="days" checked={days === chosen} onChange={() => onChoose(days)} />
          <b>{t('days', { n: days })}</b>
          <GoldAmount gold={gold} size={15} />
          {!isTestMode() && <small>{format.dollars(gold)}</small>}
          <small>{t('perDay', { gold: format.gold(Math.round(gold / days)) })}</small>
        </label>
      ))}
    </fieldset>
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
      <Table label={t('perks')}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('perk')}</span>
            </th>
            {(['free', 'vip'] as const).map((name) => (
              <th key={name} scope="col" style={{ width: 72 }}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((name) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td className="num">{format.number(perks[name].free)}</td>
              <td className="num" style={{ color: 'var(--gold)' }}>
                {format.number(perks[name].vip)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text size={2} tone="muted">
        {t(engine === 'remote' ? 'onlineNote' : 'offlineNote')}
      </Text>
    </Panel>
  )
}
