// Records which nodes are alive and since when. A crash round during which no node was alive counts as interrupted,
// because nobody could cash out. A change of leader alone does not.

import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'

const HEARTBEAT_MS = 500
/** A node not seen for this long is gone. Shorter than the rest of a killed leader's lease. */
const GONE_MS = 2400
const RETENTION_MS = 3_600_000

export class NodePresence {
  readonly #db: Database
  readonly #nodeId: string
  readonly #sealingKey: string
  readonly #loop: BackgroundLoop
  #lastHeartbeat: Promise<void> = Promise.resolve()

  /** `sealingKey` identifies the key this node seals with, for key rotation. */
  constructor(db: Database, nodeId: string, sealingKey: string, log: Logger) {
    this.#db = db
    this.#nodeId = nodeId
    this.#sealingKey = sealingKey
    const run = (): void => {
      // Not awaited: a heartbeat on a dead connection must not delay the next one.
      this.#lastHeartbeat = this.#heartbeat().catch((error: unknown) => {
        log.warn({ err: error, nodeId, retryMs: HEARTBEAT_MS }, 'heartbeat failed, will retry')
      })
    }
    this.#loop = new BackgroundLoop({ name: 'node presence', intervalMs: HEARTBEAT_MS, run, log })
  }

  async start(): Promise<void> {
    await this.#db.commit('delete from nodes where seen_at < now_ms() - $1::int8', [RETENTION_MS])
    await this.#heartbeat()
    this.#loop.start()
  }

  async stop(): Promise<void> {
    this.kill()
    // A running heartbeat would register the node again.
    await this.#lastHeartbeat
    await this.#db.commit('delete from nodes where id = $1', [this.#nodeId])
  }

  /** Stops without deregistering, like a killed process. */
  kill(): void {
    void this.#loop.stop()
  }

  /** Whether a node that is alive now has been alive since that time. */
  async since(timeMs: number): Promise<boolean> {
    const rows = await this.#db.read(
      'select 1 from nodes where started_at <= $1 and seen_at > now_ms() - $2::int8 limit 1',
      [timeMs, GONE_MS],
    )
    return rows.length > 0
  }

  async #heartbeat(): Promise<void> {
    // Heartbeats are worthless after a crash, so the commit need not reach the disk.
    await this.#db.commit(
      `insert into nodes (id, started_at, seen_at, sealing_key)
         select $1, now_ms(), now_ms(), $3 where set_config('synchronous_commit', 'off', true) = 'off'
         on conflict (id) do update set seen_at = now_ms(),
           -- A node that missed its heartbeats counts as restarted.
           started_at = case when nodes.seen_at < now_ms() - $2::int8 then now_ms() else nodes.started_at end`,
      [this.#nodeId, GONE_MS, this.#sealingKey],
    )
  }
}
