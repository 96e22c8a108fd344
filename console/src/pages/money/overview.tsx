// Money at a glance: what waits, whether the ways in and out are open, and how full the hot wallets are.

import { useState } from 'react'
import { useAnswerCache } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { gold, number } from '../../ui/format.ts'
import { Mark } from '../../ui/mark.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Stat, Stats } from '../../ui/stat.tsx'
import { toast } from '../../ui/toast.tsx'
import { amount } from './amount.ts'
import css from './money.module.css'
import { MONEY, useMoney, type Money } from './use-money.ts'

type Network = Money['networks'][number]

export function Overview() {
  const money = useMoney()
  if (!money.data) {
    return money.isError ? <p role="alert">{money.error.message}</p> : <p className="wait">Loading…</p>
  }
  const { review, underWay, adjustments, differences, gateway, networks, accounts, closedWithGold } = money.data
  return (
    <div className={css.stack}>
      {money.isError && <p role="alert">{money.error.message} What stands below is from the last answer.</p>}
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
          {...(differences > 0 && { mood: 'bad' as const })}
        />
      </Stats>
      <div className={css.panels}>
        <Panel
          title={`Gateway: ${gateway.name}`}
          aside={<Mark mood={gateway.isUp ? 'good' : 'bad'}>{gateway.isUp ? 'answers' : 'does not answer'}</Mark>}
        >
          <p>{gateway.isSandbox ? 'A sandbox with play money.' : 'Real money.'}</p>
        </Panel>
        {networks.map((network) => (
          <NetworkPanel key={network.network} network={network} />
        ))}
        <Panel title="Accounts of the house">
          <dl className={css.facts}>
            {accounts.map(({ account, gold: held }) => (
              <div key={account}>
                <dt>{account}</dt>
                <dd>{gold(held)}</dd>
              </div>
            ))}
          </dl>
          <p className="hint">Those of the world outside are below zero by what came in from there.</p>
        </Panel>
        <Panel title="Closed accounts with gold">
          {closedWithGold.length === 0 ? (
            <p className="hint">None. What is paid after an account was closed shows here.</p>
          ) : (
            <ul className={css.rows}>
              {closedWithGold.map(({ playerId, gold: owed, way }) => (
                <li key={playerId}>
                  <a href={`#/players/${playerId}`}>Player {playerId}</a>
                  <span>{gold(owed)} gold</span>
                  <span>{way ? `came by ${way}` : 'never recharged'}</span>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </div>
  )
}

const wallet = ({ isLow }: Network): { mood: 'good' | 'bad' | 'wait'; words: string } => {
  if (isLow === null) return { mood: 'wait', words: 'not known' }
  return isLow ? { mood: 'bad', words: 'low: fill it up' } : { mood: 'good', words: 'enough' }
}

function NetworkPanel({ network }: { network: Network }) {
  const cache = useAnswerCache()
  const [asks, setAsks] = useState(false)
  return (
    <Panel
      title={network.name}
      aside={
        <Mark mood={network.frozen ? 'bad' : network.isUp ? 'good' : 'wait'}>
          {network.frozen ? 'stands still' : network.isUp ? 'up' : 'not reached'}
        </Mark>
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
        <ConfirmDialog
          title={`Let ${network.name} go on?`}
          act="Let it go on"
          onConfirm={async () => {
            await call('POST /api/console/chain/unfreeze', { network: network.network })
            toast(`${network.name} goes on.`)
            await cache.refresh(MONEY)
          }}
          onClose={() => setAsks(false)}
        >
          <p>Nothing that was credited is taken back. It is kept in the audit log that you said so.</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function NetworkFacts({ network }: { network: Network }) {
  const { mood, words } = wallet(network)
  const { hot, pending, currency } = network
  return (
    <dl className={css.facts}>
      <div>
        <dt>Hot wallet</dt>
        <dd>
          <Mark mood={mood}>{words}</Mark>
        </dd>
      </div>
      {hot && (
        <>
          <div>
            <dt>Holds</dt>
            <dd>
              {amount(hot.tokens)} {currency}, {amount(hot.gas)} for gas
            </dd>
          </div>
          <div>
            <dt>Address</dt>
            <dd>
              <code>{hot.address}</code>
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>To be paid</dt>
        <dd>
          {amount(pending.net)} {currency} in {number(pending.count)} withdrawals
        </dd>
      </div>
      <div>
        <dt>Should hold</dt>
        <dd>
          {amount(network.wanted)} {currency}: that, and one largest withdrawal
        </dd>
      </div>
      {network.nextBlock !== null && (
        <div>
          <dt>Read up to block</dt>
          <dd>{number(network.nextBlock - 1)}</dd>
        </div>
      )}
    </dl>
  )
}
