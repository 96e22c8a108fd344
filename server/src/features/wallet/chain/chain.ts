// What our books need of a chain. Everything that is remembered is on our side; this only asks and sends, so that a
// made-up chain can stand in its place.

import type { Units } from '@glasshouse/rulebook/core/payments'

export type Hex = `0x${string}`

/** Nothing is known: the chain was not reached, or gave no clear answer. Asked again, never taken for a no. */
export class ChainUnknown extends Error {
  override readonly name = 'ChainUnknown'
}

export interface Block {
  readonly number: bigint
  readonly hash: Hex
  readonly parentHash: Hex
}

/** Tokens that went from one address to another. Addresses are in checksum form everywhere. */
export interface Transfer {
  readonly token: Hex
  readonly from: Hex
  readonly to: Hex
  readonly amount: Units
  readonly txHash: Hex
  /** The place of the log inside its transaction, which stays when that is mined again in another block. */
  readonly position: number
}

export interface Receipt {
  readonly isSuccess: boolean
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly transfers: readonly Transfer[]
}

/** `known` it had before; `nonceUsed` something with its nonce is mined; `tooCheap` it wants a higher price. */
export type SendResult = 'accepted' | 'known' | 'nonceUsed' | 'tooCheap' | 'noFunds'

/** Each call may throw ChainUnknown. */
export interface Chain {
  chainId(): Promise<bigint>
  latest(): Promise<Block>
  /** Null where there is no such block yet. */
  block(number: bigint): Promise<Block | null>
  /** What a block moved of a token to these addresses, or to anyone. A block that is unknown by now throws. */
  transfers(blockHash: Hex, token: Hex, to: readonly Hex[] | null): Promise<readonly Transfer[]>
  /** Null where no block of the chain, as it stands, holds the transaction. */
  receipt(txHash: Hex): Promise<Receipt | null>
  decimals(token: Hex): Promise<number>
  /** As it was after a block; without one, as it is now. */
  balanceOf(token: Hex, address: Hex, blockNumber?: bigint): Promise<Units>
  /** What an address has to pay for gas with. */
  gasBalance(address: Hex): Promise<bigint>
  gasPrice(): Promise<bigint>
  /** How many transactions of an address are mined, or with those that wait to be. */
  nonce(address: Hex, including: 'mined' | 'pending'): Promise<bigint>
  send(raw: Hex): Promise<SendResult>
}
