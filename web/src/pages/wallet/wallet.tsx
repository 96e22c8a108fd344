// The player's gold: what he has and the ways in and out. It shows amounts; it never reckons them.

import { useEffect } from 'react'
import { LinkRow, LinkRows } from '../../client/link-rows.tsx'
import { Link, navigate } from '../../client/navigate.tsx'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance, useBalance, useSession } from '../../client/session.ts'
import { OutLine } from '../../play/protection/guardian.tsx'
import { Button, buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { AD_TASKS, CHARGING_HISTORY, REFILL } from '../../wallet/paths.ts'
import { Statement } from '../../wallet/wallet-page.tsx'
import { messages } from './messages.ts'
import { NetRow } from './net-row.tsx'
import css from './wallet.module.css'

export default function Wallet() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return <TabPage title={t('title')}>{loggedIn ? <Purse /> : <Outside />}</TabPage>
}

function Purse() {
  const t = useMessages(messages)
  const format = useFormat()
  const gold = useBalance()
  const restriction = useRestriction()
  useEffect(() => {
    refreshBalance().catch(() => undefined)
  }, [])
  return (
    <>
      <OutLine />
      <section className={css.balance} aria-labelledby="balance">
        <h2 id="balance">{t('balance')}</h2>
        <p className={css.gold}>
          <Coin size={36} />
          {gold === null ? <Skeleton width={160} height={44} /> : <Figure text={format.gold(gold)} />}
        </p>
        <p className={css.dollars}>{gold === null ? ' ' : t('worth', { dollars: format.dollars(gold) })}</p>
        <div className={css.main}>
          {!restriction && (
            <Link to={REFILL} className={buttonClass({ wide: true })}>
              <Icon name="plus" size={20} />
              {t('recharge')}
            </Link>
          )}
          <Link to="/pages/wallets/withdrawal/withdrawal" className={buttonClass({ kind: 'quiet', wide: true })}>
            <Icon name="arrowUp" size={20} />
            {t('cashOut')}
          </Link>
        </div>
      </section>
      <NetRow />
      <Statement />
      <LinkRows label={t('history')}>
        <LinkRow to={CHARGING_HISTORY} icon="arrowDown" text={t('rechargeHistory')} />
        <LinkRow to="/pages/wallets/withdrawalHistory/withdrawalHistory" icon="arrowUp" text={t('withdrawalHistory')} />
        <LinkRow to="/pages/wallets/ledger/ledger" icon="book" text={t('ledger')} />
        {!restriction && <LinkRow to={AD_TASKS} icon="gift" text={t('tasks')} />}
      </LinkRows>
    </>
  )
}

/** As large as fits: the more digits, the smaller. */
function Figure({ text }: { text: string }) {
  return (
    <span className="num" style={{ '--digits': text.length } as React.CSSProperties}>
      {text}
    </span>
  )
}

function Outside() {
  const t = useMessages(messages)
  return (
    <>
      <EmptyState icon="wallet" title={t('outside')} text={t('outsideText')}>
        <Button onClick={() => navigate.login()}>{t('logIn')}</Button>
      </EmptyState>
      <Statement />
    </>
  )
}
