// What the wallet needs of a chain, whichever it is.

import type { LeaderTask } from '../../play/cluster/leader-loop.ts'
import type { NetworkTerms } from './terms.ts'
import type { PayoutMethod } from './withdrawals.ts'

export interface NetworkProvider {
  readonly terms: NetworkTerms
  isUp(): boolean
  /** The same, looked up where it is not known to be. */
  refreshIsUp(): Promise<boolean>
  /** The player's own address, made when it is first asked for. */
  depositAddress(playerId: bigint): Promise<string>
  payoutMethod(): PayoutMethod
  /** How many confirmations a block has as far as the chain has been read, and how many a deposit needs. */
  confirmations(block: bigint): { seen: number; needed: number }
  /** A person has looked at a network that stands still, and lets it go on. Throws ChainUnknown. */
  unfreeze(): Promise<void>
  /** A person knows who else has sent from the hot wallet: its numbers go on where the chain says. */
  adoptNonce(): Promise<{ from: bigint; to: bigint } | null>
  /** What the wallet that pays out holds, in the token's units and the chain's own coin; null while it can not be asked. */
  hotWallet(): Promise<{ address: string; tokens: bigint; gas: bigint } | null>
  /** The most that one withdrawal takes out of it. */
  readonly maxPayout: bigint
  /** Test coins to an address; null where coins are worth something. */
  readonly faucet: ((address: string, requestId: string) => Promise<{ txHash: string; amount: bigint }>) | null
  /** What reads deposits and what sends payouts. */
  readonly leaderTasks: readonly LeaderTask[]
}
