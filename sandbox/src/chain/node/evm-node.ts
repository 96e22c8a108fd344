// A single-process Ethereum node: it stores blocks, mines on request, and can replace its last blocks by others, as
// public chains sometimes do. All changes of the chain are serialised.

import { randomBytes } from 'node:crypto'
import { createBlock } from '@ethereumjs/block'
import { bytesToHex, type Account } from '@ethereumjs/util'
import { OWNER } from '../play-money.ts'
import { BlockLog, type LogRecord } from './block-log.ts'
import { blockOf, common, Evm, GAS_LIMIT, type Built, type CallMessage } from './evm.ts'
import { receiptsOf } from './receipts.ts'
import { StateStore } from './state-store.ts'
import { readTransaction, TxPool, type Transaction } from './tx-pool.ts'
import { hex, RpcError, type Hex, type Receipt, type StoredBlock } from './types.ts'

const OWNER_BALANCE = 10_000n * 10n ** 18n
const GENESIS_BASE_FEE = 10n ** 9n
export interface Retention {
  /** For how many blocks the blocks themselves, and the state after them, can be read. */
  readonly blocks: number
  readonly states: number
  /** The file is rewritten when it has more lines. */
  readonly lines: number
}
const RETENTION: Retention = { blocks: 1000, states: 256, lines: 5000 }

export class EvmNode {
  readonly pool = new TxPool()
  readonly #store: StateStore
  readonly #evm: Evm
  readonly #blocks = new Map<number, StoredBlock>()
  readonly #numbers = new Map<Hex, number>()
  /** The block and index of a mined transaction. */
  readonly #mined = new Map<Hex, { block: number; index: number }>()
  readonly #retention: Retention
  #log!: BlockLog
  #head = 0
  #root: Hex = '0x'
  #changing: Promise<unknown> = Promise.resolve()

  private constructor(retention: Retention) {
    this.#retention = retention
    this.#store = new StateStore()
    this.#evm = new Evm(this.#store)
  }

  static async open(folder: string, retention = RETENTION): Promise<EvmNode> {
    const node = new EvmNode(retention)
    node.#put(await node.#genesis())
    node.#store.takeAdded()
    node.#log = await BlockLog.open(folder, (record) => node.#replay(record))
    return node
  }

  async close(): Promise<void> {
    await this.#changing
    await this.#log.close()
  }

  get head(): StoredBlock {
    return this.#blocks.get(this.#head) as StoredBlock
  }

  get nextBaseFee(): bigint {
    return blockOf(this.head.header).header.calcNextBaseFee()
  }

  block(number: number): StoredBlock | undefined {
    return this.#blocks.get(number)
  }

  blockByHash(hash: Hex): StoredBlock | undefined {
    return this.#blocks.get(this.#numbers.get(hash) ?? -1)
  }

  /** The blocks of the current chain, without pruned ones. */
  blocks(from: number, to: number): StoredBlock[] {
    return [...this.#blocks.values()].filter(
      ({ header }) => Number(header.number) >= from && Number(header.number) <= to,
    )
  }

  receipt(hash: Hex): Receipt | undefined {
    const location = this.#mined.get(hash)
    return location && this.#blocks.get(location.block)?.receipts[location.index]
  }

  /** A mined transaction as signed. */
  raw(hash: Hex): Hex | undefined {
    const location = this.#mined.get(hash)
    return location && this.#blocks.get(location.block)?.transactions[location.index]
  }

  /** Without a block, the current state. */
  async account(address: Hex, at?: StoredBlock): Promise<Account> {
    return await this.#evm.account(this.#rootOf(at), address)
  }

  async code(address: Hex, at?: StoredBlock): Promise<Hex> {
    return await this.#evm.code(this.#rootOf(at), address)
  }

  async call(message: CallMessage, at?: StoredBlock): Promise<Hex> {
    return await this.#evm.call(this.#rootOf(at), blockOf((at ?? this.head).header), message)
  }

  async send(raw: Hex): Promise<Hex> {
    const transaction = readTransaction(raw)
    return await this.#exclusive(async () => {
      this.pool.add(transaction, await this.account(transaction.from))
      return transaction.hash
    })
  }

  /** Serialised, so that no other transaction takes the nonce in between. */
  async sendNext(from: Hex, sign: (nonce: bigint) => Hex): Promise<Hex> {
    return await this.#exclusive(async () => {
      const account = await this.account(from)
      const transaction = readTransaction(sign(this.pool.nextNonce(from, account.nonce)))
      this.pool.add(transaction, account)
      return transaction.hash
    })
  }

  async setBalance(address: Hex, balance: bigint): Promise<void> {
    await this.#exclusive(async () => {
      const root = await this.#evm.setBalance(this.#root, address, balance)
      await this.#log.append([{ root, state: this.#store.takeAdded() }])
      this.#root = root
    })
  }

  async mine(count = 1): Promise<void> {
    await this.#exclusive(async () => {
      for (let i = 0; i < count; i++) {
        const lists = await this.pool.ready((address) => this.account(address))
        const record = await this.#build(this.head, this.#root, lists)
        await this.#log.append([record])
        this.#replay(record)
        await this.pool.clean((address) => this.account(address))
      }
      if (this.#log.count > this.#retention.lines) await this.#compact()
    })
  }

  /** Replaces the last blocks by as many empty ones. Their transactions are dropped. */
  async reorganise(depth: number): Promise<void> {
    await this.#exclusive(async () => {
      let parent = this.#blocks.get(this.#head - depth)
      if (!parent || depth < 1) throw new RpcError(`can't replace ${depth} blocks`)
      const records: LogRecord[] = []
      for (let i = 0; i < depth; i++) {
        const record = await this.#build(parent, parent.header.stateRoot as Hex, [])
        records.push(record)
        parent = record.block
      }
      await this.#log.append(records)
      for (const record of records) this.#replay(record)
    })
  }

  async #exclusive<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#changing.then(work)
    this.#changing = done.catch(() => {})
    return await done
  }

  #rootOf(at?: StoredBlock): Hex {
    if (!at || at === this.head) return this.#root
    if (Number(at.header.number) <= this.#head - this.#retention.states)
      throw new RpcError('missing trie node: state was pruned')
    return at.header.stateRoot as Hex
  }

  async #build(parent: StoredBlock, root: Hex, lists: Transaction[][]): Promise<LogRecord & { block: StoredBlock }> {
    const timestamp = Math.max(Math.floor(Date.now() / 1000), Number(parent.header.timestamp) + 1)
    // Distinguishes blocks of the same height and second.
    const header = { timestamp, mixHash: randomBytes(32) }
    const senders = lists.map((list) => list.map(({ tx }) => tx))
    const built = await this.#evm.build(root, blockOf(parent.header), header, senders)
    return { block: stored(built), state: this.#store.takeAdded() }
  }

  #replay({ block, root, state }: LogRecord): void {
    this.#store.load(state)
    if (block) this.#put(block)
    if (root) this.#root = root
  }

  #put(block: StoredBlock): void {
    const number = Number(block.header.number)
    for (let old = number; old <= this.#head; old++) this.#remove(old)
    this.#blocks.set(number, block)
    this.#numbers.set(block.hash, number)
    for (const [index, { transactionHash }] of block.receipts.entries()) {
      this.#mined.set(transactionHash, { block: number, index })
    }
    this.#head = number
    this.#root = block.header.stateRoot as Hex
  }

  #remove(number: number): void {
    const block = this.#blocks.get(number)
    if (!block) return
    this.#blocks.delete(number)
    this.#numbers.delete(block.hash)
    for (const { transactionHash } of block.receipts) this.#mined.delete(transactionHash)
  }

  /** Keeps the last blocks, and the state after the most recent ones. */
  async #compact(): Promise<void> {
    const { blocks, states } = this.#retention
    const numbers = [...this.#blocks.keys()].filter((number) => number > 0)
    for (const number of numbers) if (number <= this.#head - blocks) this.#remove(number)
    const retained = [...this.#blocks.values()].filter(({ header }) => Number(header.number) > 0)
    this.#store.retain([this.#root, ...retained.slice(-states).map(({ header }) => header.stateRoot as Hex)])
    await this.#log.rewrite([
      { state: this.#store.entries() },
      ...retained.map((block) => ({ block, state: [] })),
      { root: this.#root, state: [] },
    ])
  }

  /** The same on every machine, so it is not stored. */
  async #genesis(): Promise<StoredBlock> {
    const stateRoot = await this.#evm.setBalance(null, OWNER, OWNER_BALANCE)
    const header = { number: 0, gasLimit: GAS_LIMIT, baseFeePerGas: GENESIS_BASE_FEE, stateRoot }
    return stored({ block: createBlock({ header, withdrawals: [] }, { common }), results: [] })
  }
}

function stored({ block, results }: Built): StoredBlock {
  const transactions = block.transactions.map((tx) => bytesToHex(tx.serialize()))
  return {
    hash: bytesToHex(block.hash()),
    header: block.header.toJSON(),
    transactions,
    receipts: receiptsOf({ block, results }),
  }
}

export const numberOf = ({ header }: StoredBlock): Hex => hex(BigInt(header.number ?? 0))
