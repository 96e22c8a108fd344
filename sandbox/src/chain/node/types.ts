// How the node stores and serves blocks, transactions and receipts. All numbers are hex strings, as in JSON-RPC.

import type { JSONHeader } from '@ethereumjs/block'

export type Hex = `0x${string}`

export interface Log {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
  readonly blockNumber: Hex
  readonly blockHash: Hex
  readonly transactionHash: Hex
  readonly transactionIndex: Hex
  readonly logIndex: Hex
  readonly removed: false
}

export interface Receipt {
  readonly transactionHash: Hex
  readonly transactionIndex: Hex
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly from: Hex
  readonly to: Hex | null
  readonly contractAddress: Hex | null
  readonly cumulativeGasUsed: Hex
  readonly gasUsed: Hex
  readonly effectiveGasPrice: Hex
  readonly logs: readonly Log[]
  readonly logsBloom: Hex
  readonly status: '0x0' | '0x1'
  readonly type: Hex
}

/** A block as stored in the log file. Transactions are stored as signed. */
export interface StoredBlock {
  readonly hash: Hex
  readonly header: JSONHeader
  readonly transactions: readonly Hex[]
  readonly receipts: readonly Receipt[]
}

/** A trie node or contract code, by its hash. Hex without a prefix. */
export type StateEntry = readonly [key: string, value: string]

/** A call that the node refuses; the message goes to the caller. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: Hex | undefined

  constructor(message: string, code = -32_000, data?: Hex) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const hex = (value: bigint | number): Hex => `0x${value.toString(16)}`
