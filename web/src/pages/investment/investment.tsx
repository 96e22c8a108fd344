// A share of the bankroll: what it is worth, what it lost, and how to come and go. The warning comes first.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { InnerPage } from '../../client/inner-page.tsx'
import { PlayerOnly } from '../../client/player-only.tsx'
import { refreshBalance, useSession } from '../../client/session.ts'
import { Expect, Explained } from './explained.tsx'
import type { Overview } from './figures.ts'
import { Orders, Settlements } from './lists.tsx'
import { messages } from './messages.ts'
import { PoolPanel } from './pool-panel.tsx'
import { SharePanel } from './share-panel.tsx'
import { TradePanel } from './trade-panel.tsx'

const call = caller<InvestmentContract>()
const AGAIN_MS = 10_000
const SECOND_MS = 1000

export default function Investment() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  const query = useQuery({
    queryKey: ['investment', 'state', loggedIn],
    queryFn: ({ signal }) => call('GET /api/investment', {}, { quiet: true, signal }),
    refetchInterval: AGAIN_MS,
    meta: { own: true },
  })
  return (
    <InnerPage title={t('title')}>
      <Warning />
      <Loaded query={query} skeleton={1060}>
        {(overview) => <Parts overview={overview} readAt={query.dataUpdatedAt} />}
      </Loaded>
      <Explained />
      <Settlements />
      {loggedIn && <Orders />}
    </InnerPage>
  )
}

function Warning() {
  const t = useMessages(messages)
  return (
    <Panel
      gap={4}
      style={{ background: '#2c1a10', boxShadow: 'inset 0 0 0 1px #8a4a17' }}
      title={
        <Row gap={12}>
          <Text as="span" tone="accent">
            <Icon name="info" size={24} />
          </Text>
          <h2>{t('warnTitle')}</h2>
        </Row>
      }
    >
      <Text size={3}>{t('warn')}</Text>
    </Panel>
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
