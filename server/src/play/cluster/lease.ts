import type { Database } from '../../platform/db/tx.ts'

const LEASE_MS = 3500

/** Gives a task to one node at a time. A killed node loses it a few seconds later. */
export class Lease {
  readonly #db: Database
  readonly #name: string
  readonly #holder: string

  constructor(db: Database, name: string, holder: string) {
    this.#db = db
    this.#name = name
    this.#holder = holder
  }

  /** Acquires or renews the lease; false while another node holds it. */
  async hold(): Promise<boolean> {
    const rows = await this.#db.commit(
      `insert into leases as l (name, holder, expires_at) values ($1, $2, now_ms() + ${LEASE_MS})
         on conflict (name) do update set holder = $2, expires_at = now_ms() + ${LEASE_MS}
         where l.holder = $2 or l.expires_at < now_ms() returning name`,
      [this.#name, this.#holder],
    )
    return rows.length > 0
  }

  /** Lets the next node acquire it immediately. */
  async release(): Promise<void> {
    await this.#db.commit('delete from leases where name = $1 and holder = $2', [this.#name, this.#holder])
  }
}
