// How far a network has been read, for those who only answer. The node that reads it knows at once; the others look into
// the database when they are asked, and say what they saw last.

import type { Database } from '../../../platform/db/tx.ts'
import type { Clock } from '../orders.ts'

const FRESH_MS = 1000
/** A chain that was not heard of for so long can not be reached. */
const SILENT_MS = 15_000
export const isHeard = (clock: Clock, { update_time }: { readonly update_time: bigint }): boolean =>
  clock.now() - Number(update_time) < SILENT_MS
/** That it was heard of is written down about so often, even if nothing happens on it. */
export const HEARD_EVERY_MS = 5000

export class NetworkView {
  readonly #db: Database
  readonly #clock: Clock
  readonly #network: string
  #tip: bigint | null = null
  #isUp = false
  #lookedAt = -Infinity
  #looking = false

  constructor(db: Database, clock: Clock, network: string) {
    this.#db = db
    this.#clock = clock
    this.#network = network
  }

  isUp(): boolean {
    this.#lookAgain()
    return this.#isUp
  }

  /** The last block that has been read. */
  tip(): bigint | null {
    this.#lookAgain()
    return this.#tip
  }

  /** The reader's own words. */
  tell(isUp: boolean, tip: bigint | null = this.#tip): void {
    this.#isUp = isUp
    this.#tip = tip
    this.#lookedAt = this.#clock.now()
  }

  async look(): Promise<void> {
    const [row] = await this.#db.read<{ next_block: bigint; frozen: string | null; update_time: bigint }>(
      'select next_block, frozen, update_time from chain_cursors where network = $1',
      [this.#network],
    )
    if (row) this.tell(row.frozen === null && isHeard(this.#clock, row), row.next_block - 1n)
    else this.tell(false, null)
  }

  #lookAgain(): void {
    if (this.#looking || this.#clock.now() - this.#lookedAt < FRESH_MS) return
    this.#looking = true
    void this.look()
      .catch(() => {})
      .finally(() => (this.#looking = false))
  }
}
