// The interface of a blockchain node. It is stateless, so that tests can substitute a simulated chain.

import type { Units } from '@glasshouse/rulebook/core/payments'

export type Hex = `0x${string}`

/** The chain was unreachable or gave no clear answer. Callers retry and never treat it as a negative answer. */
export class ChainUnknown extends Error {
  override readonly name = 'ChainUnknown'
}

export interface Block {
  readonly number: bigint
  readonly hash: Hex
  readonly parentHash: Hex
}

/** A token transfer. Addresses are in checksum form everywhere. */
export interface Transfer {
  readonly token: Hex
  readonly from: Hex
  readonly to: Hex
  readonly amount: Units
  readonly txHash: Hex
  /** Index of the log within its transaction. It stays the same if the transaction is mined again in another block. */
  readonly position: number
}

export interface Receipt {
  readonly isSuccess: boolean
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly transfers: readonly Transfer[]
}

/** Addresses that the node filters by, or a choice among all recipients of a block. */
export type Recipients = readonly Hex[] | ((found: readonly Hex[]) => Promise<ReadonlySet<Hex>>)

/** `known`: already in the pool. `nonceUsed`: a transaction with that nonce is mined. `tooCheap`: needs a higher gas price. */
export type SendResult = 'accepted' | 'known' | 'nonceUsed' | 'tooCheap' | 'noFunds'

/** Each call may throw ChainUnknown. */
export interface Chain {
  chainId(): Promise<bigint>
  latest(): Promise<Block>
  /** Null if there is no such block yet. */
  block(number: bigint): Promise<Block | null>
  /** Transfers of a token in a block. Throws if the block is no longer known. */
  transfers(blockHash: Hex, token: Hex, to: Recipients): Promise<readonly Transfer[]>
  /** Null if no block of the current chain contains the transaction. */
  receipt(txHash: Hex): Promise<Receipt | null>
  decimals(token: Hex): Promise<number>
  /** The balance after the given block, or the current one. */
  balanceOf(token: Hex, address: Hex, blockNumber?: bigint): Promise<Units>
  /** Balance in the chain's native coin. */
  gasBalance(address: Hex): Promise<bigint>
  gasPrice(): Promise<bigint>
  /** The address's transaction count: mined only, or including pending ones. */
  nonce(address: Hex, including: 'mined' | 'pending'): Promise<bigint>
  send(raw: Hex): Promise<SendResult>
}
