// A chain in memory: blocks, a pool of transactions that wait, tokens, nonces, and branches that vanish. Deposits come
// from strangers; payouts are the hot wallet's own signed transactions, read back from their bytes.

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
const RICH = 10n ** 21n

export interface SimTx {
  readonly hash: Hex
  /** Null for strangers, whose nonces are their own affair. */
  readonly nonce: bigint | null
  readonly price: bigint
  readonly transfers: readonly Transfer[]
  readonly isReverted: boolean
}

export interface SimBlock extends Block {
  readonly txs: readonly SimTx[]
}

export interface ChainPlan {
  readonly chainId: bigint
  readonly token: Hex
  readonly hot: Hex
  readonly confirmations: number
}

const numbered = (kind: string, n: number): Hex => `0x${kind}${n.toString(16).padStart(62, '0')}`

export class SimChain {
  readonly plan: ChainPlan
  readonly blocks: SimBlock[]
  /** Every block that ever was, and how deep under the head it ever lay. */
  readonly everyBlock = new Map<Hex, SimBlock>()
  readonly deepest = new Map<Hex, number>()
  /** Who can not be paid: a transfer to them fails when it is mined. */
  readonly blocked = new Set<Hex>()
  pool: SimTx[] = []
  floor = GWEI
  deepBranches = 0
  readonly #luck: Luck
  readonly #count: Count
  readonly #sent = new Set<Hex>()
  #made = 0

  constructor(plan: ChainPlan, luck: Luck, count: Count) {
    this.plan = plan
    this.#luck = luck
    this.#count = count
    const genesis = { number: 100n, hash: numbered('b0', 0), parentHash: numbered('b0', 0xffff), txs: [] }
    this.blocks = [genesis]
    this.everyBlock.set(genesis.hash, genesis)
    this.deepest.set(genesis.hash, 1)
  }

  get head(): SimBlock {
    return this.blocks.at(-1) as SimBlock
  }

  /** Tokens from a stranger to players' addresses, in one transaction. */
  deposit(parts: readonly { token: Hex; to: Hex; amount: bigint }[]): SimTx {
    const hash = numbered('d0', ++this.#made)
    const from = numbered('f0', this.#made)
    const transfers = parts.map((part, position) => ({ ...part, from, txHash: hash, position }))
    const tx = { hash, nonce: null, price: this.floor * 100n, transfers, isReverted: false }
    this.pool.push(tx)
    return tx
  }

  /** `all` leaves nothing waiting that could be mined. */
  mine(all = false): void {
    const txs: SimTx[] = []
    for (const tx of this.pool.filter(({ nonce }) => nonce === null)) if (all || this.#luck.chance(0.7)) txs.push(tx)
    for (let next = this.mined(); ; next++) {
      const tx = this.pool.find(({ nonce }) => nonce === next)
      if (!tx || tx.price < this.floor || !(all || this.#luck.chance(0.8))) break
      txs.push({ ...tx, isReverted: tx.transfers.some(({ to }) => this.blocked.has(to)) })
    }
    const hashes = new Set(txs.map(({ hash }) => hash))
    const { number, hash: parentHash } = this.head
    const block = { number: number + 1n, hash: numbered('b0', ++this.#made), parentHash, txs }
    this.blocks.push(block)
    this.everyBlock.set(block.hash, block)
    const mined = this.mined()
    this.pool = this.pool.filter(({ hash, nonce }) => !hashes.has(hash) && (nonce === null || nonce >= mined))
    for (const [i, { hash }] of this.blocks.entries()) {
      this.deepest.set(hash, Math.max(this.deepest.get(hash) ?? 0, this.blocks.length - i))
    }
  }

  /** The last blocks give way to others; what was in them is mined again, or was never sent. */
  branch(depth: number): void {
    const isDeep = depth >= this.plan.confirmations
    const gone = this.blocks.splice(Math.max(1, this.blocks.length - depth))
    if (isDeep) this.deepBranches++
    this.#count(isDeep ? 'branch deeper than the confirmations' : 'branch')
    for (const tx of gone.flatMap(({ txs }) => txs)) {
      const fate =
        tx.nonce === null ? this.#luck.weighed({ again: 6, never: isDeep ? 9 : 3, otherwise: isDeep ? 0 : 1 }) : 'again'
      if (fate === 'again') this.pool.push(tx)
      // A contract may do something else when it runs again.
      if (fate === 'otherwise') {
        const transfers = tx.transfers.map((each) => ({ ...each, amount: each.amount + 777n }))
        this.pool.push({ ...tx, transfers })
      }
    }
    for (let i = 0; i <= gone.length; i++) this.mine()
  }

  /** A node forgets what waits. */
  forget(): void {
    const at = this.pool.findIndex(({ nonce }) => nonce !== null)
    if (at < 0) return
    this.pool.splice(at, 1)
    this.#count('payout forgotten by the chain')
  }

  mined(blocks: readonly SimBlock[] = this.blocks): bigint {
    return BigInt(blocks.flatMap(({ txs }) => txs).filter(({ nonce }) => nonce !== null).length)
  }

  /** What arrived of a token, as the chain stands. */
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
    const transfer = { token: this.plan.token, from: this.plan.hot, to: payee, amount, txHash: hash, position: 0 }
    const isOurs = to?.toLowerCase() === this.plan.token.toLowerCase()
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

  /** Through a node that is `behind` so many blocks. */
  asSeen(behind: () => number): Chain {
    const view = (): SimBlock[] => this.blocks.slice(0, Math.max(1, this.blocks.length - behind()))
    const soon = <T>(work: () => T): Promise<T> => new Promise((resolve) => resolve(work()))
    const { plan } = this
    return {
      chainId: () => soon(() => plan.chainId),
      latest: () => soon(() => asBlock(view().at(-1) as SimBlock)),
      block: (number) => soon(() => asBlockOrNull(view().find((block) => block.number === number))),
      transfers: (blockHash, token, to) =>
        soon(() => {
          const block = view().find(({ hash }) => hash === blockHash)
          if (!block) throw new ChainUnknown('no such block')
          return block.txs
            .filter(({ isReverted }) => !isReverted)
            .flatMap(({ transfers }) =>
              transfers.filter((each) => each.token === token && (!to || to.includes(each.to))),
            )
        }),
      receipt: (txHash) => soon(() => receiptIn(view(), txHash)),
      decimals: () => soon(() => 6),
      balanceOf: (token, address, number) => soon(() => this.#balance(token, address, number)),
      gasBalance: () => soon(() => RICH),
      gasPrice: () => soon(() => this.floor),
      nonce: (_, including) =>
        soon(() => {
          const mined = this.mined(view())
          const waiting = this.pool.filter(({ nonce }) => nonce !== null).map(({ nonce }) => (nonce as bigint) + 1n)
          return including === 'mined' ? mined : waiting.reduce((a, b) => (a > b ? a : b), mined)
        }),
      send: (raw) => soon(() => this.send(raw)),
    }
  }

  #balance(token: Hex, address: Hex, number: bigint | undefined): bigint {
    let sum = address === this.plan.hot ? RICH : 0n
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

function receiptIn(blocks: readonly SimBlock[], txHash: Hex): Receipt | null {
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
