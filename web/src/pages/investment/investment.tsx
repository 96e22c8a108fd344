// A share of the bankroll: what it is worth, what it lost, and how to come and go. The warning comes first.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import { caller } from '../../client/call.ts'
import { PlayerOnly } from '../../client/player-only.tsx'
import { refreshBalance, useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { WalletPage } from '../../wallet/wallet-page.tsx'
import { Expect, Explained } from './explained.tsx'
import type { Overview } from './figures.ts'
import { Orders, Settlements } from './lists.tsx'
import { messages } from './messages.ts'
import { PoolPanel } from './pool-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { TradePanel } from './trade-panel.tsx'
import css from './investment.module.css'

const call = caller<InvestmentContract>()
const AGAIN_MS = 10_000
const SECOND_MS = 1000

export default function Investment() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    queryKey: ['investment', loggedIn],
    queryFn: ({ signal }) => call('GET /api/investment', {}, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
    meta: { own: true },
  })
  return (
    <WalletPage title={t('title')}>
      <Warning />
      {data ? (
        <Parts overview={data} readAt={dataUpdatedAt} />
      ) : isError ? (
        <EmptyState icon="refresh" title={t('failed')}>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </EmptyState>
      ) : (
        <>
          <Skeleton height={760} />
          <Skeleton height={300} />
        </>
      )}
      <Explained />
      <Settlements />
      {loggedIn && <Orders />}
    </WalletPage>
  )
}

function Warning() {
  const t = useMessages(messages)
  return (
    <section className={css.warning}>
      <Icon name="info" size={24} />
      <div>
        <h2>{t('warnTitle')}</h2>
        <p>{t('warn')}</p>
      </div>
    </section>
  )
}

function Parts({ overview, readAt }: { overview: Overview; readAt: number }) {
  const t = useMessages(messages)
  const { mine } = overview
  const nowMs = useServerTime(overview, readAt)
  // A settlement may have paid something out.
  const waiting = mine?.orders.length
  useEffect(() => void (waiting === undefined || refreshBalance().catch(() => undefined)), [waiting])
  return (
    <>
      <PoolPanel overview={overview} nowMs={nowMs} />
      {mine ? (
        <SharePanel mine={mine} nowMs={nowMs} />
      ) : (
        <Panel title={t('mine')}>
          <PlayerOnly text={t('mineLogIn')}>{null}</PlayerOnly>
        </Panel>
      )}
      <TradePanel overview={overview} nowMs={nowMs} />
      <Expect overview={overview} />
    </>
  )
}

/** The house's own time, by which its days go. */
function useServerTime({ serverNow }: Overview, readAt: number): number {
  return serverNow + Math.max(0, useNow(SECOND_MS) - readAt)
}
