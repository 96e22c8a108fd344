// What the watcher and its parts are given.

import type { Database } from '../../../platform/db/tx.ts'
import type { Clock, OrderEvents } from '../orders.ts'
import type { Chain } from './chain.ts'
import type { BeforeDeposit } from './deposits.ts'
import type { NetworkStatus } from './network-status.ts'
import type { Network } from './network.ts'

export interface WatcherDeps {
  readonly db: Database
  readonly chain: Chain
  readonly network: Network
  readonly clock: Clock
  readonly orderEvents: Pick<OrderEvents, 'append' | 'notify'>
  readonly status: NetworkStatus
  readonly beforeDeposit?: BeforeDeposit | undefined
}
