// An in-memory chain: blocks, a transaction pool, tokens, nonces and reorganisations. Deposits come from external
// addresses; payouts are the hot wallet's signed transactions, decoded from their bytes.

import { decodeFunctionData, keccak256, parseAbi, parseTransaction } from 'viem/utils'
import {
  ChainUnknown,
  type Block,
  type Chain,
  type Hex,
  type Receipt,
  type SendResult,
  type Transfer,
} from '../../src/features/wallet/chain/chain.ts'
import type { Count } from './coverage.ts'
import type { Luck } from './luck.ts'

const TOKEN_ABI = parseAbi(['function transfer(address to, uint256 value)'])
const GWEI = 10n ** 9n
const LARGE_BALANCE = 10n ** 21n

export interface SimTx {
  readonly hash: Hex
  /** Null for external senders, whose nonces are not modelled. */
  readonly nonce: bigint | null
  readonly price: bigint
  readonly transfers: readonly Transfer[]
  readonly isReverted: boolean
}

export interface SimBlock extends Block {
  readonly txs: readonly SimTx[]
}

export interface SimChainOptions {
  readonly chainId: bigint
  readonly token: Hex
  readonly hot: Hex
  readonly confirmations: number
}

const fakeHash = (kind: string, n: number): Hex => `0x${kind}${n.toString(16).padStart(62, '0')}`

export class SimChain {
  readonly options: SimChainOptions
  readonly blocks: SimBlock[]
  /** Every block ever mined, and the most confirmations it ever had. */
  readonly everyBlock = new Map<Hex, SimBlock>()
  readonly deepest = new Map<Hex, number>()
  /** Transfers to these addresses revert when mined. */
  readonly blocked = new Set<Hex>()
  pool: SimTx[] = []
  minGasPrice = GWEI
  deepReorgs = 0
  readonly #luck: Luck
  readonly #count: Count
  readonly #sent = new Set<Hex>()
  #created = 0

  constructor(plan: SimChainOptions, luck: Luck, count: Count) {
    this.options = plan
    this.#luck = luck
    this.#count = count
    const genesis = { number: 100n, hash: fakeHash('b0', 0), parentHash: fakeHash('b0', 0xffff), txs: [] }
    this.blocks = [genesis]
    this.everyBlock.set(genesis.hash, genesis)
    this.deepest.set(genesis.hash, 1)
  }

  get head(): SimBlock {
    return this.blocks.at(-1) as SimBlock
  }

  /** Tokens from an external sender to players' addresses, in one transaction. */
  deposit(parts: readonly { token: Hex; to: Hex; amount: bigint }[]): SimTx {
    const hash = fakeHash('d0', ++this.#created)
    const from = fakeHash('f0', this.#created)
    const transfers = parts.map((part, position) => ({ ...part, from, txHash: hash, position }))
    const tx = { hash, nonce: null, price: this.minGasPrice * 100n, transfers, isReverted: false }
    this.pool.push(tx)
    return tx
  }

  /** `all` mines everything minable in the pool. */
  mine(all = false): void {
    const txs: SimTx[] = []
    for (const tx of this.pool.filter(({ nonce }) => nonce === null)) if (all || this.#luck.chance(0.7)) txs.push(tx)
    for (let next = this.mined(); ; next++) {
      const tx = this.pool.find(({ nonce }) => nonce === next)
      if (!tx || tx.price < this.minGasPrice || !(all || this.#luck.chance(0.8))) break
      txs.push({ ...tx, isReverted: tx.transfers.some(({ to }) => this.blocked.has(to)) })
    }
    const hashes = new Set(txs.map(({ hash }) => hash))
    const { number, hash: parentHash } = this.head
    const block = { number: number + 1n, hash: fakeHash('b0', ++this.#created), parentHash, txs }
    this.blocks.push(block)
    this.everyBlock.set(block.hash, block)
    const mined = this.mined()
    this.pool = this.pool.filter(({ hash, nonce }) => !hashes.has(hash) && (nonce === null || nonce >= mined))
    for (const [i, { hash }] of this.blocks.entries()) {
      this.deepest.set(hash, Math.max(this.deepest.get(hash) ?? 0, this.blocks.length - i))
    }
  }

  /** Replaces the last blocks. Their transactions are mined again or lost. */
  reorganise(depth: number): void {
    const isDeep = depth >= this.options.confirmations
    const gone = this.blocks.splice(Math.max(1, this.blocks.length - depth))
    if (isDeep) this.deepReorgs++
    this.#count(isDeep ? 'branch deeper than the confirmations' : 'branch')
    for (const tx of gone.flatMap(({ txs }) => txs)) {
      const fate =
        tx.nonce === null ? this.#luck.weighed({ again: 6, never: isDeep ? 9 : 3, otherwise: isDeep ? 0 : 1 }) : 'again'
      if (fate === 'again') this.pool.push(tx)
      // A contract may behave differently when its transaction is mined again.
      if (fate === 'otherwise') {
        const transfers = tx.transfers.map((each) => ({ ...each, amount: each.amount + 777n }))
        this.pool.push({ ...tx, transfers })
      }
    }
    for (let i = 0; i <= gone.length; i++) this.mine()
  }

  dropFromPool(): void {
    const at = this.pool.findIndex(({ nonce }) => nonce !== null)
    if (at < 0) return
    this.pool.splice(at, 1)
    this.#count('payout forgotten by the chain')
  }

  mined(blocks: readonly SimBlock[] = this.blocks): bigint {
    return BigInt(blocks.flatMap(({ txs }) => txs).filter(({ nonce }) => nonce !== null).length)
  }

  /** Token transfers on the current chain. */
  arrived(token: Hex): { block: SimBlock; transfer: Transfer }[] {
    return this.blocks.flatMap((block) =>
      block.txs
        .filter(({ isReverted }) => !isReverted)
        .flatMap(({ transfers }) =>
          transfers.filter((each) => each.token === token).map((transfer) => ({ block, transfer })),
        ),
    )
  }

  send(raw: Hex): SendResult {
    const hash = keccak256(raw)
    if (this.#sent.has(hash)) this.#count('payout sent again')
    this.#sent.add(hash)
    if (this.pool.some((tx) => tx.hash === hash)) return 'known'
    const { nonce = 0, gasPrice = 0n, data = '0x', to } = parseTransaction(raw)
    if (BigInt(nonce) < this.mined()) return 'nonceUsed'
    const before = this.pool.find((tx) => tx.nonce === BigInt(nonce))
    if (before && gasPrice * 10n < before.price * 11n) return 'tooCheap'
    const call = decodeFunctionData({ abi: TOKEN_ABI, data })
    const [payee, amount] = call.args as [Hex, bigint]
    const transfer = { token: this.options.token, from: this.options.hot, to: payee, amount, txHash: hash, position: 0 }
    const isOurs = to?.toLowerCase() === this.options.token.toLowerCase()
    if (before) {
      this.pool.splice(this.pool.indexOf(before), 1)
      this.#count('payout replaced by a dearer one')
    }
    this.pool.push({
      hash,
      nonce: BigInt(nonce),
      price: gasPrice,
      transfers: isOurs ? [transfer] : [],
      isReverted: false,
    })
    return 'accepted'
  }

  /** The chain as seen through a node that lags by some blocks. */
  asChain(behind: () => number): Chain {
    const view = (): SimBlock[] => this.blocks.slice(0, Math.max(1, this.blocks.length - behind()))
    const toPromise = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()))
    const { options: plan } = this
    return {
      chainId: () => toPromise(() => plan.chainId),
      latest: () => toPromise(() => asBlock(view().at(-1) as SimBlock)),
      block: (number) => toPromise(() => asBlockOrNull(view().find((block) => block.number === number))),
      transfers: async (blockHash, token, to) => {
        const block = view().find(({ hash }) => hash === blockHash)
        if (!block) throw new ChainUnknown('no such block')
        const found = block.txs
          .filter(({ isReverted }) => !isReverted)
          .flatMap(({ transfers }) => transfers.filter((each) => each.token === token))
        const ours = typeof to === 'function' ? await to(found.map((each) => each.to)) : new Set(to)
        return found.filter((each) => ours.has(each.to))
      },
      receipt: (txHash) => toPromise(() => findReceipt(view(), txHash)),
      decimals: () => toPromise(() => 6),
      balanceOf: (token, address, number) => toPromise(() => this.#balance(token, address, number)),
      gasBalance: () => toPromise(() => LARGE_BALANCE),
      gasPrice: () => toPromise(() => this.minGasPrice),
      nonce: (_, including) =>
        toPromise(() => {
          const mined = this.mined(view())
          const waiting = this.pool.filter(({ nonce }) => nonce !== null).map(({ nonce }) => (nonce as bigint) + 1n)
          return including === 'mined' ? mined : waiting.reduce((a, b) => (a > b ? a : b), mined)
        }),
      send: (raw) => toPromise(() => this.send(raw)),
    }
  }

  #balance(token: Hex, address: Hex, number: bigint | undefined): bigint {
    let sum = address === this.options.hot ? LARGE_BALANCE : 0n
    for (const { block, transfer } of this.arrived(token)) {
      if (number !== undefined && block.number > number) continue
      if (transfer.to === address) sum += transfer.amount
      if (transfer.from === address) sum -= transfer.amount
    }
    return sum
  }
}

const asBlock = ({ number, hash, parentHash }: SimBlock): Block => ({ number, hash, parentHash })
const asBlockOrNull = (block: SimBlock | undefined): Block | null => (block ? asBlock(block) : null)

function findReceipt(blocks: readonly SimBlock[], txHash: Hex): Receipt | null {
  for (const { number, hash, txs } of blocks) {
    const tx = txs.find((each) => each.hash === txHash)
    if (!tx) continue
    return {
      isSuccess: !tx.isReverted,
      blockNumber: number,
      blockHash: hash,
      transfers: tx.isReverted ? [] : tx.transfers,
    }
  }
  return null
}
