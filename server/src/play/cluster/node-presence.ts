// Which nodes are there, and since when. A flight that no node attended all the time is treated as interrupted, for
// nobody could leave it; a mere change of its driver is not.

import type { Database } from '../../platform/db/tx.ts'

const BEAT_MS = 500
/** A node that has not been seen for so long is gone. Shorter than what is left of a killed driver's lease. */
const GONE_MS = 2400
const FORGOTTEN_MS = 3_600_000

export class NodePresence {
  readonly #db: Database
  readonly #nodeId: string
  readonly #sealingKey: string
  #timer: NodeJS.Timeout | null = null
  #beating: Promise<void> = Promise.resolve()

  /** `sealingKey` says which key this node seals with, for whoever wants to change it. */
  constructor(db: Database, nodeId: string, sealingKey: string) {
    this.#db = db
    this.#nodeId = nodeId
    this.#sealingKey = sealingKey
  }

  async start(): Promise<void> {
    await this.#db.commit('delete from nodes where seen_at < now_ms() - $1::int8', [FORGOTTEN_MS])
    await this.#beat()
    this.#timer = setInterval(() => void (this.#beating = this.#beat().catch(() => {})), BEAT_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    this.kill()
    // A beat that is under way would bring the node back for a while.
    await this.#beating
    await this.#db.commit('delete from nodes where id = $1', [this.#nodeId])
  }

  /** Falls silent without a word. */
  kill(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  /** Whether a node that is there now has been there since that moment. */
  async since(moment: number): Promise<boolean> {
    const rows = await this.#db.read(
      'select 1 from nodes where started_at <= $1 and seen_at > now_ms() - $2::int8 limit 1',
      [moment, GONE_MS],
    )
    return rows.length > 0
  }

  async #beat(): Promise<void> {
    await this.#db.transaction(async (tx) => {
      // Worth nothing after a crash, so the disk need not hurry.
      await tx.query('set local synchronous_commit = off')
      await tx.query(
        `insert into nodes (id, started_at, seen_at, sealing_key) values ($1, now_ms(), now_ms(), $3)
           on conflict (id) do update set seen_at = now_ms(),
             -- Who could not be seen for a while was not there.
             started_at = case when nodes.seen_at < now_ms() - $2::int8 then now_ms() else nodes.started_at end`,
        [this.#nodeId, GONE_MS, this.#sealingKey],
      )
    })
  }
}
