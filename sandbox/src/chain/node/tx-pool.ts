// Transactions that wait for a block, with the rules that public nodes have: one per sender and nonce, replaced only at
// a price that is a tenth higher, and not mined before every earlier nonce is.

import { Capability, createTxFromRLP, FeeMarket1559Tx, type TypedTransaction } from '@ethereumjs/tx'
import { bytesToHex, hexToBytes, type Account } from '@ethereumjs/util'
import { common, GAS_LIMIT } from './evm.ts'
import { RpcError, type Hex } from './types.ts'

const LONGEST_WAIT_LIST = 10_000

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

/** The most that a transaction pays for a unit of gas. */
export const maxFee = (tx: TypedTransaction): bigint =>
  tx.supports(Capability.EIP1559FeeMarket)
    ? (tx as FeeMarket1559Tx).maxFeePerGas
    : (tx as { gasPrice: bigint } & TypedTransaction).gasPrice

export class TxPool {
  readonly #waiting = new Map<Hex, Transaction>()
  #arrivals = 0

  /** How many transactions were ever taken: whoever asks again sees whether there are new ones. */
  get arrivals(): number {
    return this.#arrivals
  }

  get size(): number {
    return this.#waiting.size
  }

  get(hash: Hex): Transaction | undefined {
    return this.#waiting.get(hash)
  }

  /** Throws RpcError in the words of public nodes. `account` is the sender as the last block left it. */
  add(transaction: Transaction, account: Account): void {
    const { hash, from, tx } = transaction
    if (this.#waiting.has(hash)) throw new RpcError('already known')
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
    if (!replaced && this.size >= LONGEST_WAIT_LIST) throw new RpcError('txpool is full')
    if (replaced) this.#waiting.delete(replaced.hash)
    this.#waiting.set(hash, transaction)
    this.#arrivals++
  }

  drop(hash: Hex): boolean {
    return this.#waiting.delete(hash)
  }

  /** What can be mined now: a list per sender, in the order of its nonces. */
  async ready(accountOf: (address: Hex) => Promise<Account>): Promise<Transaction[][]> {
    const senders = new Set([...this.#waiting.values()].map(({ from }) => from))
    const lists: Transaction[][] = []
    for (const sender of senders) lists.push(this.#inSequence(sender, (await accountOf(sender)).nonce))
    return lists.filter((list) => list.length > 0)
  }

  /** The nonce after the last one that waits without a gap. */
  nextNonce(address: Hex, mined: bigint): bigint {
    return mined + BigInt(this.#inSequence(address, mined).length)
  }

  /** Forgets what is mined, and what can never be any more. */
  async clean(accountOf: (address: Hex) => Promise<Account>): Promise<void> {
    for (const { hash, from, tx } of this.#waiting.values()) {
      if (tx.nonce < (await accountOf(from)).nonce) this.#waiting.delete(hash)
    }
  }

  #of(sender: Hex): Transaction[] {
    return [...this.#waiting.values()].filter(({ from }) => from === sender.toLowerCase())
  }

  #inSequence(sender: Hex, first: bigint): Transaction[] {
    const byNonce = new Map(this.#of(sender).map((each) => [each.tx.nonce, each]))
    const found: Transaction[] = []
    for (let nonce = first, next = byNonce.get(nonce); next; next = byNonce.get(++nonce)) found.push(next)
    return found
  }
}
