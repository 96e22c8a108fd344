// This node's estimate of the database's clock. Every decision about time uses it, so that all nodes agree.

import { setTimeout as sleep } from 'node:timers/promises'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import { only, type Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'

export interface Clock {
  /** Milliseconds since 1970 on the database's clock. */
  now(): number
  /** The time to pass to a statement; null lets the database use its own clock. */
  statementTime(): number | null
  sleep(ms: number): Promise<void>
}

const SYNC_EVERY_MS = 5000
const SAMPLES = 3
/** A slower response tells too little: the error may be half of its duration. */
const SLOW_MS = 500

/** Uses the monotonic clock for durations, so that changes of the host's time have no effect. */
export class DatabaseClock implements Clock {
  readonly #db: Database
  #offsetMs = 0
  #isSet = false
  readonly #loop: BackgroundLoop

  constructor(db: Database, log: Logger) {
    this.#db = db
    this.#loop = new BackgroundLoop({ name: 'clock', intervalMs: SYNC_EVERY_MS, run: () => this.#sync(), log })
  }

  async start(): Promise<void> {
    await this.#sync()
    this.#loop.start()
  }

  async stop(): Promise<void> {
    await this.#loop.stop()
  }

  now(): number {
    return Math.floor(performance.now() + this.#offsetMs)
  }

  statementTime(): null {
    return null
  }

  async sleep(ms: number): Promise<void> {
    await sleep(Math.max(0, ms))
  }

  /** Takes several samples and uses the fastest, which is the most accurate. */
  async #sync(): Promise<void> {
    let best = { tookMs: Infinity, aheadMs: 0 }
    for (let i = 0; i < SAMPLES; i++) {
      const sentMs = performance.now()
      const { now } = only(await this.#db.read<{ now: bigint }>('select now_ms() as now'))
      const tookMs = performance.now() - sentMs
      if (tookMs < best.tookMs) best = { tookMs, aheadMs: Number(now) - (sentMs + tookMs / 2) }
    }
    // A database that just stalled would move the clock by seconds; the previous offset is better.
    if (!this.#isSet || best.tookMs < SLOW_MS) this.#offsetMs = best.aheadMs
    this.#isSet = true
  }
}
