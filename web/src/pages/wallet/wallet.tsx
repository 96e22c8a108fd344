// The player's gold: the balance and the ways in and out. It shows amounts and never computes them.

import { ButtonLink } from '../../client/link-rows.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { useEffect } from 'react'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance, useBalance, useSession } from '../../client/session.ts'
import { OutLine } from '../../play/protection/guardian.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { REFILL, WITHDRAWAL } from '../../wallet/paths.ts'
import { WalletLinks } from '../../wallet/wallet-links.tsx'
import { Statement } from '../../wallet/terms.tsx'
import { messages } from './messages.ts'
import { NetRow } from './net-row.tsx'
import css from './wallet.module.css'

export default function Wallet() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return <TabPage title={t('title')}>{loggedIn ? <PlayerWallet /> : <VisitorWallet />}</TabPage>
}

function PlayerWallet() {
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
      <Panel
        look="hero"
        gap={6}
        aria-labelledby="balance"
        title={
          <Text as="h2" id="balance" style={{ font: '600 var(--fs-2) / 1.2 var(--body)', color: '#ffe0bd' }}>
            {t('balance')}
          </Text>
        }
      >
        <p className={css.gold}>
          <Coin size={36} />
          {gold === null ? <Skeleton width={160} height={44} /> : <Figure text={format.gold(gold)} />}
        </p>
        <Text tone="muted" style={{ minHeight: '1.45em' }}>
          {gold !== null && t('worth', { dollars: format.dollars(gold) })}
        </Text>
        <Grid min="124px" gap={10} pad="12px 0 0">
          {!restriction && <ButtonLink to={REFILL} wide icon="plus" text={t('recharge')} />}
          <ButtonLink to={WITHDRAWAL} kind="quiet" wide icon="arrowUp" text={t('cashOut')} />
        </Grid>
      </Panel>
      <NetRow />
      <Statement />
      <WalletLinks
        label={t('history')}
        names={['recharges', 'withdrawals', 'ledger', ...(restriction ? [] : (['tasks'] as const))]}
      />
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

function VisitorWallet() {
  const t = useMessages(messages)
  return (
    <>
      <EmptyState icon="wallet" title={t('outside')} text={t('outsideText')}>
        <LogInButton />
      </EmptyState>
      <Statement />
    </>
  )
}
