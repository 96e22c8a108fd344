// Money at a glance: what waits, whether the ways in and out are open, and how full the hot wallets are.

import { List } from '@glasshouse/ui/data/list.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { gold, number } from '../../ui/format.ts'
import { Badge, type BadgeTone } from '@glasshouse/ui/data/badge.tsx'
import { Columns, Panel } from '../../ui/page.tsx'
import { Fact, Facts, Stat, Stats } from '@glasshouse/ui/data/facts.tsx'
import { toast } from '../../ui/toast.ts'
import { amount } from './amount.ts'

const EVERY_MS = 10_000
export const MONEY = 'GET /api/console/money'
type Money = Answer<typeof MONEY>
type Network = Money['networks'][number]

export const useMoney = () => useAnswer(MONEY, {}, { refetchInterval: EVERY_MS })

export function Overview() {
  const money = useMoney()
  return <Loaded query={money}>{(data) => <MoneyOverview money={data} />}</Loaded>
}

function MoneyOverview({ money }: { money: Money }) {
  const { review, underWay, adjustments, differences, gateway, networks, accounts, closedWithGold } = money
  return (
    <Stack gap={16}>
      <Stats>
        <Stat
          label="Withdrawals to approve"
          value={<a href="#/money?tab=queue">{number(review.count)}</a>}
          note={`${gold(review.gold)} gold`}
        />
        <Stat label="Withdrawals under way" value={number(underWay.count)} note={`${gold(underWay.gold)} gold`} />
        <Stat
          label="By hand, to agree to"
          value={<a href="#/money?tab=by-hand&state=waiting">{number(adjustments)}</a>}
          note="adjustments that wait"
        />
        <Stat
          label="Differences"
          value={<a href="#/money?tab=reconciliation">{number(differences)}</a>}
          note="gateway and chains against the ledger"
          tone={differences > 0 ? 'bad' : undefined}
        />
      </Stats>
      <Columns>
        <Panel
          title={`Gateway: ${gateway.name}`}
          aside={<Badge tone={gateway.isUp ? 'good' : 'bad'}>{gateway.isUp ? 'answers' : 'does not answer'}</Badge>}
        >
          <p>{gateway.isSandbox ? 'A sandbox with play money.' : 'Real money.'}</p>
        </Panel>
        {networks.map((network) => (
          <NetworkPanel key={network.network} network={network} />
        ))}
        <Panel title="Accounts of the house">
          <Facts isAligned>
            {accounts.map(({ account, gold: held }) => (
              <Fact key={account} name={account}>
                {gold(held)}
              </Fact>
            ))}
          </Facts>
          <p className="hint">Those of the world outside are below zero by what came in from there.</p>
        </Panel>
        <Panel title="Closed accounts with gold">
          {closedWithGold.length === 0 ? (
            <p className="hint">None. What is paid after an account was closed shows here.</p>
          ) : (
            <List>
              {closedWithGold.map(({ playerId, gold: owed, way }) => (
                <Row as="li" key={playerId} wrap gap="4px 16px" pad="8px 0">
                  <a href={`#/players/${playerId}`}>Player {playerId}</a>
                  <span>{gold(owed)} gold</span>
                  <span>{way ? `came by ${way}` : 'never recharged'}</span>
                </Row>
              ))}
            </List>
          )}
        </Panel>
      </Columns>
    </Stack>
  )
}

const wallet = ({ isLow }: Network): { tone: BadgeTone; text: string } => {
  if (isLow === null) return { tone: 'wait', text: 'not known' }
  return isLow ? { tone: 'bad', text: 'low: fill it up' } : { tone: 'good', text: 'enough' }
}

function NetworkPanel({ network }: { network: Network }) {
  const cache = useAnswerCache()
  const [asks, setAsks] = useState(false)
  return (
    <Panel
      title={network.name}
      aside={
        <Badge tone={network.frozen ? 'bad' : network.isUp ? 'good' : 'wait'}>
          {network.frozen ? 'stands still' : network.isUp ? 'up' : 'not reached'}
        </Badge>
      }
    >
      {network.frozen && (
        <div role="alert">
          <p>Blocks vanished that had been credited: {network.frozen}. Nothing moves until a person has looked.</p>
          <Button onClick={() => setAsks(true)}>Let it go on</Button>
        </div>
      )}
      <NetworkFacts network={network} />
      {asks && (
        <FormDialog
          title={`Let ${network.name} go on?`}
          act="Let it go on"
          onSubmit={async () => {
            await call('POST /api/console/chain/unfreeze', { network: network.network })
            toast(`${network.name} goes on.`)
            await cache.refresh(MONEY)
          }}
          onClose={() => setAsks(false)}
        >
          <p>Nothing that was credited is taken back. It is kept in the audit log that you said so.</p>
        </FormDialog>
      )}
    </Panel>
  )
}

function NetworkFacts({ network }: { network: Network }) {
  const { tone, text } = wallet(network)
  const { hot, pending, currency } = network
  return (
    <Facts isAligned>
      <Fact name="Hot wallet">
        <Badge tone={tone}>{text}</Badge>
      </Fact>
      {hot && (
        <>
          <Fact name="Holds">
            {amount(hot.tokens)} {currency}, {amount(hot.gas)} for gas
          </Fact>
          <Fact name="Address">
            <code>{hot.address}</code>
          </Fact>
        </>
      )}
      <Fact name="To be paid">
        {amount(pending.net)} {currency} in {number(pending.count)} withdrawals
      </Fact>
      <Fact name="Should hold">
        {amount(network.wanted)} {currency}: that, and one largest withdrawal
      </Fact>
      {network.nextBlock !== null && <Fact name="Read up to block">{number(network.nextBlock - 1)}</Fact>}
    </Facts>
  )
}
