// A game with shared rounds: its dependencies and its lifecycle.

import type { EventLog } from '../../platform/db/event-log.ts'
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

/** An operator may pause a game or end its epoch at any time, so a waiting game looks again after a second at most. */
const LOOK_MS = 1000

export const attentive = (machine: LeaderTask): LeaderTask => ({
  step: async () => Math.min(await machine.step(), LOOK_MS),
})

export interface Table {
  readonly rules: { readonly id: string }
  topics(): Topic[]
  /** Every node answers calls; nodes that may lead compete for the lease. */
  start(canLead: boolean): void
  stop(): Promise<void>
}
