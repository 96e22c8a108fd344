// A game with shared rounds: its dependencies and its lifecycle.

import type { EventLog } from '../../platform/db/event-log.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import type { NodePresence } from '../cluster/node-presence.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { Chains } from '../fairness/chain.ts'
import type { Clock } from '../cluster/clock.ts'

export interface TableDeps {
  readonly nodeId: string
  readonly db: Database
  readonly vault: Vault
  readonly chains: Chains
  readonly bankroll: Bankroll
  readonly clock: Clock
  readonly presence: Pick<NodePresence, 'since'>
  readonly events: EventLog
  readonly log: Logger
}

export interface Table {
  readonly rules: { readonly id: string }
  topics(): Topic[]
  /** Every node answers calls; nodes that may lead compete for the lease. */
  start(canLead: boolean): void
  stop(): Promise<void>
}
