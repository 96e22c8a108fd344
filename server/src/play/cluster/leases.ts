// Gives tasks to one node at a time. A killed node loses its tasks a few seconds later. All leases of a node are renewed
// by one statement a second, as a statement for each would be most of what an idle server does.

import type { Database } from '../../platform/db/tx.ts'

const LEASE_MS = 3500
/** Leases are renewed well before they end. */
export const RENEW_MS = 1000
/** Other nodes try to acquire them as often. */
export const ACQUIRE_MS = 500
/** A lease that is no longer asked for is left to expire. */
const WANTED_MS = 2 * RENEW_MS

interface Answer {
  readonly isHeld: boolean
  readonly atMs: number
}

export class Leases {
  readonly #db: Database
  readonly #holder: string
  readonly #wantedAtMs = new Map<string, number>()
  readonly #answers = new Map<string, Answer>()
  #next: Promise<void> | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(db: Database, holder: string) {
    this.#db = db
    this.#holder = holder
  }

  /** Acquires or renews a lease, unless that was done a moment ago; false while another node holds it. */
  async hold(name: string): Promise<boolean> {
    const now = performance.now()
    this.#wantedAtMs.set(name, now)
    const last = this.#answers.get(name)
    if (last && now < last.atMs + (last.isHeld ? RENEW_MS : ACQUIRE_MS / 2)) return last.isHeld
    this.#next ??= this.#renewAfterRunning()
    await this.#next
    return this.#answers.get(name)?.isHeld ?? false
  }

  /** Asks the database again the next time, as after a failure. */
  forget(name: string): void {
    this.#answers.delete(name)
  }

  /** Lets the next node acquire it immediately. */
  async release(name: string): Promise<void> {
    this.#wantedAtMs.delete(name)
    // A renewal under way would write it again.
    await this.#running.catch(() => undefined)
    this.#answers.delete(name)
    await this.#db.commit('delete from leases where name = $1 and holder = $2', [name, this.#holder])
  }

  async #renewAfterRunning(): Promise<void> {
    // One statement serves all who ask until then.
    await this.#running.catch(() => undefined)
    this.#next = null
    this.#running = this.#renew()
    await this.#running
  }

  async #renew(): Promise<void> {
    const atMs = performance.now()
    for (const [name, wantedAtMs] of this.#wantedAtMs) if (wantedAtMs < atMs - WANTED_MS) this.#wantedAtMs.delete(name)
    const names = [...this.#wantedAtMs.keys()].toSorted()
    try {
      // In the order of their names, so that two nodes do not wait for each other.
      const rows = await this.#db.commit<{ name: string }>(
        `insert into leases as l (name, holder, expires_at)
         select name, $2::uuid, now_ms() + ${LEASE_MS} from unnest($1::text[]) with ordinality as n (name, place) order by place
         on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
           where l.holder = excluded.holder or l.expires_at < now_ms()
         returning name`,
        [names, this.#holder],
      )
      const held = new Set(rows.map(({ name }) => name))
      for (const name of names) this.#answers.set(name, { isHeld: held.has(name), atMs })
    } catch (error) {
      this.#answers.clear()
      throw error
    }
  }
}
