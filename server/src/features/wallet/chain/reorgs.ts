// Handles chain reorganisations by rewinding to the last common block. Deposits that were only seen become orphaned until
// they are mined again. Credited deposits are never reversed: the network freezes until an operator investigates.

import type { Tx } from '../../../platform/db/tx.ts'
import { recordDifference } from '../orders.ts'
import type { Block, Hex } from './chain.ts'
import type { Cursor, Deposits } from './deposits.ts'
import type { WatcherDeps } from './watcher-deps.ts'

export class ReorgHandler {
  readonly #deps: Pick<WatcherDeps, 'db' | 'chain' | 'network' | 'clock' | 'orderEvents'>
  readonly #deposits: Deposits

  constructor(deps: Pick<WatcherDeps, 'db' | 'chain' | 'network' | 'clock' | 'orderEvents'>, deposits: Deposits) {
    this.#deps = deps
    this.#deposits = deposits
  }

  get #name(): string {
    return this.#deps.network.terms.network
  }

  /** The blocks read last, newest first. */
  async storedBlocks(): Promise<Block[]> {
    return await this.#deps.db.read<Block>(
      `select number, hash, parent_hash as "parentHash" from chain_blocks where network = $1 order by number desc`,
      [this.#name],
    )
  }

  /** True if anything was written; false if another reader moved the cursor first. */
  async rewind(cursor: Cursor, kept: readonly Block[]): Promise<boolean> {
    const common = await this.#commonAncestor(kept)
    return await this.#deps.db.transaction(async (tx) => {
      if (!(await this.#deposits.lock(tx, cursor.next_block))) return false
      const [tip] = await tx.query<{ hash: Hex }>('select hash from chain_blocks where network = $1 and number = $2', [
        this.#name,
        cursor.next_block - 1n,
      ])
      if (tip?.hash !== kept[0]?.hash) return false
      if (!common || (await this.#deposits.countCreditedAfter(tx, common.number)) > 0) {
        await this.#freeze(tx, cursor, common)
      } else {
        await this.#rewindTo(tx, common.number)
      }
      return true
    })
  }

  /** Resumes from the last stored block that still exists. Credited deposits stay credited. */
  async unfreeze(): Promise<void> {
    const kept = await this.storedBlocks()
    const oldest = kept.at(-1)
    const common = (await this.#commonAncestor(kept))?.number ?? (oldest ? oldest.number - 1n : null)
    await this.#deps.db.transaction(async (tx) => {
      const [cursor] = await tx.query<Pick<Cursor, 'next_block' | 'frozen'>>(
        'select next_block, frozen from chain_cursors where network = $1 and frozen is not null for update',
        [this.#name],
      )
      if (!cursor) return
      await tx.query('update chain_cursors set frozen = null where network = $1', [this.#name])
      await tx.query(`delete from differences where subject = 'chain.network' and reference = $1`, [this.#name])
      await this.#rewindTo(tx, common ?? cursor.next_block - 1n)
    })
  }

  async #commonAncestor(kept: readonly Block[]): Promise<Block | null> {
    for (const block of kept) {
      const now = await this.#deps.chain.block(block.number)
      if (now?.hash === block.hash) return block
    }
    return null
  }

  async #rewindTo(tx: Tx, common: bigint): Promise<void> {
    const { clock, orderEvents } = this.#deps
    await tx.query('delete from chain_blocks where network = $1 and number > $2', [this.#name, common])
    await tx.query('update chain_cursors set next_block = $2, update_time = $3 where network = $1', [
      this.#name,
      common + 1n,
      clock.now(),
    ])
    for (const playerId of await this.#deposits.markOrphaned(tx, common)) await orderEvents.append(tx, playerId)
  }

  async #freeze(tx: Tx, cursor: Cursor, common: Block | null): Promise<void> {
    const gone = common ? `blocks after ${common.number} are gone` : 'all stored blocks are gone'
    await tx.query('update chain_cursors set frozen = $2 where network = $1', [this.#name, gone])
    await recordDifference(
      tx,
      'chain.network',
      this.#name,
      `read up to block ${cursor.next_block - 1n}, deposits credited`,
      `${gone}, paused until an operator resumes it`,
    )
  }
}
