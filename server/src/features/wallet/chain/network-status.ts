// How far a network has been read, for those who only answer. The node that reads it knows at once; the others look into
// the database when they are asked, and say what they saw last.

import type { Database } from '../../../platform/db/tx.ts'
import type { Clock } from '../orders.ts'

const FRESH_MS = 1000
/** A chain that was not heard of for so long can not be reached. */
const DOWN_AFTER_MS = 15_000
export const isRecent = (clock: Clock, { update_time }: { readonly update_time: bigint }): boolean =>
  clock.now() - Number(update_time) < DOWN_AFTER_MS
/** That it was heard of is written down about so often, even if nothing happens on it. */
export const HEARTBEAT_MS = 5000

export class NetworkStatus {
  readonly #db: Database
  readonly #clock: Clock
  readonly #network: string
  #tip: bigint | null = null
  #isUp = false
  #updatedAt = -Infinity
  #isRefreshing = false

  constructor(db: Database, clock: Clock, network: string) {
    this.#db = db
    this.#clock = clock
    this.#network = network
  }

  isUp(): boolean {
    this.#refreshIfStale()
    return this.#isUp
  }

  /** The last block that has been read. */
  tip(): bigint | null {
    this.#refreshIfStale()
    return this.#tip
  }

  /** The reader's own words. */
  update(isUp: boolean, tip: bigint | null = this.#tip): void {
    this.#isUp = isUp
    this.#tip = tip
    this.#updatedAt = this.#clock.now()
  }

  async refresh(): Promise<void> {
    const [row] = await this.#db.read<{ next_block: bigint; frozen: string | null; update_time: bigint }>(
      'select next_block, frozen, update_time from chain_cursors where network = $1',
      [this.#network],
    )
    if (row) this.update(row.frozen === null && isRecent(this.#clock, row), row.next_block - 1n)
    else this.update(false, null)
  }

  #refreshIfStale(): void {
    if (this.#isRefreshing || this.#clock.now() - this.#updatedAt < FRESH_MS) return
    this.#isRefreshing = true
    void this.refresh()
      .catch(() => {})
      .finally(() => (this.#isRefreshing = false))
  }
}
