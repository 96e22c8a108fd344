// The player's gold: the balance and the ways in and out. It shows amounts and never computes them.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Row } from '@glasshouse/ui/layout/stack.tsx'
import { TabPage } from '@glasshouse/ui/layout/tab-page.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { ButtonLink } from '../../client/link-rows.tsx'
import { serverNow } from '../../client/live/live.ts'
import { isTestMode } from '../../client/mode.ts'
import { Link } from '../../client/navigate.tsx'
import { LogInButton } from '../../client/player-only.tsx'
import { queryClient } from '../../client/query/query-client.ts'
import { useRestriction } from '../../client/restriction.ts'
import { refreshBalance, useBalance, useSession } from '../../client/session.ts'
import { OutLine } from '../../play/protection/guardian.tsx'
import { signed } from '../../play/signed.ts'
import { LEDGER, REFILL, WITHDRAWAL } from '../../wallet/paths.ts'
import { Statement } from '../../wallet/terms.tsx'
import { WalletLinks } from '../../wallet/wallet-links.tsx'
import { messages } from './messages.ts'
import { NET_DAYS, netOf } from './net.ts'
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
        {!isTestMode() && (
          <Text tone="muted" style={{ minHeight: '1.45em' }}>
            {gold !== null && t('worth', { dollars: format.dollars(gold) })}
          </Text>
        )}
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

const call = caller<WalletContract>()

/** What gambling has won or lost recently, always shown beside the balance. */
function NetRow() {
  const t = useMessages(messages)
  const format = useFormat()
  const { data, isError } = useQuery(
    {
      queryKey: ['wallet', 'net-result'],
      queryFn: async ({ signal }) =>
        netOf(await call('GET /api/user/ledger/net/{by}', { by: 'day' }, { quiet: true, signal }), serverNow()),
      meta: { own: true },
    },
    queryClient,
  )
  return (
    <Link to={LEDGER}>
      <Panel style={{ paddingBlock: 10 }}>
        <Row gap={12}>
          <div style={{ flex: 1 }}>
            {t('net')}
            <Hint>{t('netDays', { n: NET_DAYS })}</Hint>
          </div>
          <b className="num">
            {data === undefined ? isError ? '–' : <Skeleton width={72} height={18} /> : signed(data, format.gold)}
          </b>
          <Icon name="next" size={18} />
        </Row>
      </Panel>
    </Link>
  )
}
