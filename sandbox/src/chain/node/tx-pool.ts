// Pending transactions, with the rules of public nodes: one per sender and nonce, replaced only at a price that is a
// tenth higher, and not mined before every earlier nonce is.

import { Capability, createTxFromRLP, FeeMarket1559Tx, type TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex, hexToBytes, type Account } from '@ethereumjs/util'
import { common, GAS_LIMIT } from './evm.ts'
import { RpcError, type Hex } from './types.ts'

const PENDING_MAX = 10_000

export interface Transaction {
  readonly hash: Hex
  readonly from: Hex
  readonly raw: Hex
  readonly tx: TypedTransaction
}

export function readTransaction(raw: Hex): Transaction {
  try {
    const tx = createTxFromRLP(hexToBytes(raw), { common })
    if (!tx.isSigned() || !tx.verifySignature()) throw new Error('invalid signature')
    const from = tx.getSenderAddress().toString()
    return { hash: bytesToHex(tx.hash()), from, raw: bytesToHex(tx.serialize()), tx }
  } catch (error) {
    throw new RpcError(`invalid transaction: ${(error as Error).message}`, -32_602)
  }
}

/** The maximum fee per gas. */
export const maxFee = (tx: TypedTransaction): bigint =>
  tx.supports(Capability.EIP1559FeeMarket)
    ? (tx as FeeMarket1559Tx).maxFeePerGas
    : (tx as { gasPrice: bigint } & TypedTransaction).gasPrice

export class TxPool {
  readonly #pending = new Map<Hex, Transaction>()
  #arrivals = 0

  /** How many transactions were ever accepted, so that callers can tell whether there are new ones. */
  get arrivals(): number {
    return this.#arrivals
  }

  get size(): number {
    return this.#pending.size
  }

  get(hash: Hex): Transaction | undefined {
    return this.#pending.get(hash)
  }

  /** Throws RpcError with the messages of public nodes. `account` is the sender's state after the last block. */
  add(transaction: Transaction, account: Account): void {
    const { hash, from, tx } = transaction
    if (this.#pending.has(hash)) throw new RpcError('already known')
    if (tx.nonce < account.nonce) throw new RpcError('nonce too low')
    if (tx.gasLimit > GAS_LIMIT) throw new RpcError('exceeds block gas limit')
    if (tx.gasLimit < tx.getIntrinsicGas()) throw new RpcError('intrinsic gas too low')
    if (account.balance < tx.gasLimit * maxFee(tx) + tx.value) {
      throw new RpcError('insufficient funds for gas * price + value')
    }
    const replaced = this.#of(from).find((other) => other.tx.nonce === tx.nonce)
    if (replaced && maxFee(tx) * 10n < maxFee(replaced.tx) * 11n) {
      throw new RpcError('replacement transaction underpriced')
    }
    if (!replaced && this.size >= PENDING_MAX) throw new RpcError('txpool is full')
    if (replaced) this.#pending.delete(replaced.hash)
    this.#pending.set(hash, transaction)
    this.#arrivals++
  }

  drop(hash: Hex): boolean {
    return this.#pending.delete(hash)
  }

  /** What can be mined now: a list per sender, in order of nonce. */
  async ready(accountOf: (address: Hex) => Promise<Account>): Promise<Transaction[][]> {
    const senders = new Set([...this.#pending.values()].map(({ from }) => from))
    const lists: Transaction[][] = []
    for (const sender of senders) lists.push(this.#inSequence(sender, (await accountOf(sender)).nonce))
    return lists.filter((list) => list.length > 0)
  }

  /** The nonce after the last pending one without a gap. */
  nextNonce(address: Hex, mined: bigint): bigint {
    return mined + BigInt(this.#inSequence(address, mined).length)
  }

  /** Removes mined transactions, and those that can no longer be mined. */
  async clean(accountOf: (address: Hex) => Promise<Account>): Promise<void> {
    for (const { hash, from, tx } of this.#pending.values()) {
      if (tx.nonce < (await accountOf(from)).nonce) this.#pending.delete(hash)
    }
  }

  #of(sender: Hex): Transaction[] {
    return [...this.#pending.values()].filter(({ from }) => from === sender.toLowerCase())
  }

  #inSequence(sender: Hex, first: bigint): Transaction[] {
    const byNonce = new Map(this.#of(sender).map((each) => [each.tx.nonce, each]))
    const found: Transaction[] = []
    for (let nonce = first, next = byNonce.get(nonce); next; next = byNonce.get(++nonce)) found.push(next)
    return found
  }
}
