// Reads a chain block by block and stores recent blocks to detect reorganisations. Every step starts from the stored
// cursor and ends with one commit, so a crashed reader resumes there and concurrent readers do nothing twice.

import { ReorgHandler } from './reorgs.ts'
import { ChainUnknown, type Block, type Hex, type Recipients } from './chain.ts'
import { Deposits, type Cursor, type SeenRow } from './deposits.ts'
import { syncFindings, type Finding } from './findings.ts'
import { HEARTBEAT_MS, isRecent } from './network-status.ts'
import type { WatcherDeps } from './watcher-deps.ts'

const BLOCKS_PER_STEP = 20
const CREDITS_PER_STEP = 50
/** Nodes limit the addresses in a log filter. Above that, one call lists all recipients of a block. */
const MAX_FILTER_ADDRESSES = 1000
/** Stored blocks per network, as a multiple of its confirmations. */
const STORED_DEPTH_FACTOR = 4n
const RETRY_MS = 2000
const FROZEN_POLL_MS = 30_000

export class Watcher {
  readonly #deps: WatcherDeps
  readonly #deposits: Deposits
  readonly #reorgs: ReorgHandler
  #isVerified = false

  constructor(deps: WatcherDeps) {
    this.#deps = deps
    this.#deposits = new Deposits(deps.network, deps.orderEvents, deps.beforeDeposit)
    this.#reorgs = new ReorgHandler(deps, this.#deposits)
  }

  get #name(): string {
    return this.#deps.network.terms.network
  }

  /** Does what is due. Returns the delay until the next step in milliseconds. */
  async step(): Promise<number> {
    try {
      return await this.#step()
    } catch (error) {
      if (error instanceof ChainUnknown) return RETRY_MS
      throw error
    }
  }

  /** Resumes a frozen network after an operator has investigated. */
  async unfreeze(): Promise<void> {
    await this.#reorgs.unfreeze()
    this.#deps.orderEvents.notify()
  }

  async #step(): Promise<number> {
    const { chain, clock, status, network, orderEvents } = this.#deps
    if (!(await this.#verifyNetwork())) return FROZEN_POLL_MS
    const head = await chain.latest()
    const cursor = await this.#loadCursor(head)
    if (cursor.frozen !== null) {
      status.update(false)
      return FROZEN_POLL_MS
    }
    const moved = await this.#readNextBlocks(cursor, head)
    const after = await this.#loadCursor(head)
    const credited = after.frozen === null && (await this.#creditDue(after))
    if (moved || credited) orderEvents.notify()
    // A chain that answers but lacks the next block counts as down too.
    status.update(after.frozen === null && isRecent(clock, after), after.next_block - 1n)
    return after.next_block <= head.number && moved ? 0 : network.pollMs
  }

  /** A wrong chain or different token decimals would corrupt every amount, so both are verified first. */
  async #verifyNetwork(): Promise<boolean> {
    if (this.#isVerified) return true
    const { db, chain, network, status } = this.#deps
    const ours = { chain: network.chainId, decimals: BigInt(network.terms.currency.decimals) }
    const theirs = { chain: await chain.chainId(), decimals: BigInt(await chain.decimals(network.token)) }
    const found = (['chain', 'decimals'] as const)
      .filter((what) => ours[what] !== theirs[what])
      .map((what) => ({
        subject: 'chain.network',
        reference: `${this.#name}:${what}`,
        ours: String(ours[what]),
        theirs: String(theirs[what]),
      }))
    await syncFindings(db, 'chain.network', `${this.#name}:`, found)
    this.#isVerified = found.length === 0
    if (!this.#isVerified) status.update(false)
    return this.#isVerified
  }

  /** The stored cursor. A new network starts at its latest block. */
  async #loadCursor(head: Block): Promise<Cursor> {
    const { db, clock } = this.#deps
    const [cursor] = await db.read<Cursor>(
      'select next_block, frozen, update_time from chain_cursors where network = $1',
      [this.#name],
    )
    if (cursor) return cursor
    await db.commit(
      'insert into chain_cursors (network, next_block, update_time) values ($1, $2, $3) on conflict do nothing',
      [this.#name, head.number, clock.now()],
    )
    return await this.#loadCursor(head)
  }

  /** Reads the next blocks, or rewinds after a reorganisation. True if anything was written. */
  async #readNextBlocks(cursor: Cursor, head: Block): Promise<boolean> {
    const { chain, clock } = this.#deps
    const kept = await this.#reorgs.storedBlocks()
    const tip = kept[0]
    if (tip && tip.number + 1n === cursor.next_block) {
      // A lagging node reports an older head. That is fine as long as the block is one we have stored.
      const shared = head.number < tip.number ? kept.find(({ number }) => number === head.number) : tip
      if (!shared) return false
      const now = shared.number === head.number ? head : await chain.block(shared.number)
      if (!now) return false
      if (now.hash !== shared.hash) return await this.#reorgs.rewind(cursor, kept)
    }
    if (head.number < cursor.next_block) {
      if (clock.now() - Number(cursor.update_time) >= HEARTBEAT_MS) await this.#recordHeartbeat()
      return false
    }
    return await this.#storeBlocks(cursor, await this.#fetchBlocks(cursor.next_block, head, tip))
  }

  async #recordHeartbeat(): Promise<void> {
    const { db, clock } = this.#deps
    await db.commit('update chain_cursors set update_time = $2 where network = $1', [this.#name, clock.now()])
  }

  /** The next blocks, each verified to be the child of the previous one. */
  async #fetchBlocks(first: bigint, head: Block, tip: Block | undefined): Promise<Block[]> {
    const { chain } = this.#deps
    const count = Math.min(BLOCKS_PER_STEP, Number(head.number - first) + 1)
    const found = await Promise.all(
      Array.from({ length: count }, async (_, i) => {
        const number = first + BigInt(i)
        return number === head.number ? head : await chain.block(number)
      }),
    )
    const blocks: Block[] = []
    for (const block of found) {
      const parent = blocks.at(-1) ?? tip
      if (!block || (parent && block.parentHash !== parent.hash)) break
      blocks.push(block)
    }
    return blocks
  }

  async #storeBlocks(cursor: Cursor, blocks: readonly Block[]): Promise<boolean> {
    const { db, chain, network, clock, orderEvents } = this.#deps
    const [first, last] = [blocks[0], blocks.at(-1)]
    if (!first || !last) return false
    const recipients = await this.#recipients()
    const found = (
      await Promise.all(
        blocks.map(async (block) => {
          const transfers = recipients.length === 0 ? [] : await chain.transfers(block.hash, network.token, recipients)
          return transfers.map((transfer) => ({ block, transfer }))
        }),
      )
    ).flat()
    return await db.transaction(async (tx) => {
      if (!(await this.#deposits.lock(tx, cursor.next_block))) return false
      const [parent] = await tx.query<{ hash: Hex }>(
        'select hash from chain_blocks where network = $1 and number = $2',
        [this.#name, first.number - 1n],
      )
      if (parent && parent.hash !== first.parentHash) return false
      await tx.query(
        `insert into chain_blocks (network, number, hash, parent_hash)
           select $1, number, hash, parent_hash from unnest($2::int8[], $3::text[], $4::text[]) b(number, hash, parent_hash)`,
        [
          this.#name,
          blocks.map(({ number }) => number),
          blocks.map(({ hash }) => hash),
          blocks.map(({ parentHash }) => parentHash),
        ],
      )
      await tx.query('delete from chain_blocks where network = $1 and number <= $2', [
        this.#name,
        last.number - BigInt(network.terms.confirmations) * STORED_DEPTH_FACTOR,
      ])
      await tx.query('update chain_cursors set next_block = $2, update_time = $3 where network = $1', [
        this.#name,
        last.number + 1n,
        clock.now(),
      ])
      for (const playerId of await this.#deposits.recordSeen(tx, found, clock.now()))
        await orderEvents.append(tx, playerId)
      return true
    })
  }

  async #recipients(): Promise<Recipients> {
    const { db } = this.#deps
    const addresses = await db.read<{ address: Hex }>(
      `select address from deposit_addresses limit ${MAX_FILTER_ADDRESSES + 1}`,
    )
    if (addresses.length <= MAX_FILTER_ADDRESSES) return addresses.map(({ address }) => address)
    return async (found) => {
      const ours = await db.read<{ address: Hex }>(
        'select address from deposit_addresses where address = any($1::text[])',
        [found],
      )
      return new Set(ours.map(({ address }) => address))
    }
  }

  /** Credits deposits with enough confirmations, after verifying each receipt once more. */
  async #creditDue({ next_block }: Cursor): Promise<boolean> {
    const { db, network } = this.#deps
    const due = await db.read<SeenRow & { address: Hex }>(
      `select r.id, r.player_id, r.amount, r.tx_hash, r.tx_position, r.block_number, r.block_hash, a.address
         from recharges r join deposit_addresses a on a.player_id = r.player_id
         where r.network = $1 and r.state = 'seen' and r.block_number <= $2
         order by r.block_number, r.id limit ${CREDITS_PER_STEP}`,
      [this.#name, next_block - BigInt(network.terms.confirmations)],
    )
    const found: Finding[] = []
    let credited = false
    for (const row of due) {
      const finding = await this.#verifyReceipt(row)
      if (finding === null) credited = (await db.transaction((tx) => this.#deposits.credit(tx, row))) || credited
      else if (finding !== 'wait') found.push(finding)
    }
    await syncFindings(db, 'chain.deposit', `${this.#name}:`, found)
    return credited
  }

  /** Null if the receipt matches. 'wait' if the block is gone, which the next step handles as a reorganisation. */
  async #verifyReceipt(row: SeenRow & { address: Hex }): Promise<Finding | 'wait' | null> {
    const { chain, network } = this.#deps
    const receipt = await chain.receipt(row.tx_hash)
    const isSame =
      receipt?.isSuccess === true &&
      receipt.blockHash === row.block_hash &&
      receipt.transfers.some(
        ({ token, to, amount, position }) =>
          token === network.token &&
          to === row.address &&
          amount === BigInt(row.amount) &&
          position === row.tx_position,
      )
    if (isSame) return null
    const block = await chain.block(row.block_number)
    if (block?.hash !== row.block_hash) return 'wait'
    return {
      subject: 'chain.deposit',
      reference: `${this.#name}:${row.tx_hash}:${row.tx_position}`,
      ours: `${row.amount} in block ${row.block_hash}`,
      theirs: receipt ? `${receipt.isSuccess ? 'another receipt' : 'reverted'} in ${receipt.blockHash}` : 'no receipt',
    }
  }
}
