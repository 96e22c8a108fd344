// A game with shared rounds: its dependencies and its lifecycle.

import type { EventLog } from '../../platform/db/event-log.ts'
import type { DueTask } from '../../platform/due-checks.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import type { LeaderTask } from '../cluster/leader-loop.ts'
import type { Leases } from '../cluster/leases.ts'
import type { NodePresence } from '../cluster/node-presence.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { BeaconSource } from '../fairness/beacon/source.ts'
import type { Chains } from '../fairness/chain.ts'
import type { Clock } from '../cluster/clock.ts'

export interface TableDeps {
  readonly db: Database
  readonly leases: Leases
  readonly vault: Vault
  readonly chains: Chains
  readonly beacons: BeaconSource
  readonly bankroll: Bankroll
  readonly clock: Clock
  readonly presence: Pick<NodePresence, 'since'>
  readonly events: EventLog
  /** The number of this node's release. */
  readonly release?: number
  readonly log: Logger
}

/** A clock that was set is noticed after this time. */
const LOOK_MS = 5000

/**
 * Steps by the machine's own timetable. An operator may end an epoch at any time, and a bet that was queued in the very
 * moment in which a round opened joins it.
 */
export const tableTask = (game: string, machine: Pick<LeaderTask, 'step'>): LeaderTask => ({
  step: async () => Math.min(await machine.step(), LOOK_MS),
  isDue: `exists (select 1 from rounds r where r.game = '${game}' and r.phase <> 'over' and (is_epoch_closed(r.epoch)
    or r.phase = 'betting' and exists (select 1 from bets b where b.game = r.game and b.state = 'queued')))`,
})

export interface Table {
  readonly rules: { readonly id: string }
  readonly dueTasks: readonly DueTask[]
  topics(): Topic[]
  /** Every node answers calls; nodes that may lead compete for the lease. */
  start(canLead: boolean): void
  stop(): Promise<void>
}
