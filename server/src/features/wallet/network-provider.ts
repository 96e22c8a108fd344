// The interface of a blockchain network as a payment provider.

import type { Units } from '@glasshouse/rulebook/core/payments'
import type { LeaderTask } from '../../play/cluster/leader-loop.ts'
import type { NetworkTerms } from './terms.ts'
import type { PayoutMethod } from './withdrawals.ts'

/** What a place outside of the books held when it was looked at. */
export interface SeenReserve {
  readonly place: 'gateway' | 'hot' | 'cold' | 'deposits'
  readonly address: string
  readonly amount: Units
}

export interface NetworkProvider {
  readonly terms: NetworkTerms
  isUp(): boolean
  /** Like `isUp`, but reads the database again if the network is not known to be up. */
  refreshIsUp(): Promise<boolean>
  /** The player's deposit address, created on first use. */
  depositAddress(playerId: bigint): Promise<string>
  payoutMethod(): PayoutMethod
  /** Confirmations of a block up to the last block read, and how many a deposit needs. */
  confirmations(block: bigint): { seen: number; needed: number }
  /** Resumes a frozen network after an operator has investigated. Throws ChainUnknown. */
  unfreeze(): Promise<void>
  /** Continues at the chain's nonce after an operator has confirmed transactions sent from elsewhere. */
  adoptNonce(): Promise<{ from: bigint; to: bigint } | null>
  /** Balances of the hot wallet, in token units and the chain's native coin; null while the chain is unreachable. */
  hotWallet(): Promise<{ address: string; tokens: bigint; gas: bigint } | null>
  /** What the hot wallet, cold addresses and deposit addresses hold. Throws ChainUnknown. */
  readonly reserves: () => Promise<readonly SeenReserve[]>
  /** The largest amount of one withdrawal, in token units. */
  readonly maxPayout: bigint
  /** Sends test coins to an address; null on networks with real value. */
  readonly faucet: ((address: string, requestId: string) => Promise<{ txHash: string; amount: bigint }>) | null
  /** The tasks that read deposits, send payouts and compare balances. */
  readonly leaderTasks: readonly LeaderTask[]
}
