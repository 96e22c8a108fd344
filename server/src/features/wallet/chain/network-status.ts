// How far a network has been read and whether it is up. The leader updates it directly; other nodes refresh it from the
// database in the background and return the last value.

import type { Database } from '../../../platform/db/tx.ts'
import type { Clock } from '../orders.ts'

const FRESH_MS = 1000
/** A network without a heartbeat for this long counts as down. */
const DOWN_AFTER_MS = 15_000
export const isRecent = (clock: Clock, { update_time }: { readonly update_time: bigint }): boolean =>
  clock.now() - Number(update_time) < DOWN_AFTER_MS
/** The cursor's update time is written at least this often, even without new blocks. */
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

  /** The last block read. */
  tip(): bigint | null {
    this.#refreshIfStale()
    return this.#tip
  }

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
