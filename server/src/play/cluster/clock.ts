// The database's clock, as near as this node can know it without asking each time. Every moment that decides
// something is reckoned on it, so that all nodes agree.

import { setTimeout as sleep } from 'node:timers/promises'
import { only, type Database } from '../../platform/db/tx.ts'

export interface Clock {
  /** Milliseconds since 1970 on the database's clock. */
  now(): number
  /** What a statement should take for now: null lets the database look for itself. */
  statementTime(): number | null
  sleep(ms: number): Promise<void>
}

const SYNC_EVERY_MS = 5000
const SAMPLES = 3
/** An answer that took longer says too little about the time: half of that is how wrong it may be. */
const SLOW_MS = 500

/** Durations come from the monotonic clock, so a jump of the host's time moves nothing. */
export class DatabaseClock implements Clock {
  readonly #db: Database
  #aheadMs = 0
  #isSet = false
  #timer: NodeJS.Timeout | null = null

  constructor(db: Database) {
    this.#db = db
  }

  async start(): Promise<void> {
    await this.#sync()
    this.#timer = setInterval(() => void this.#sync().catch(() => {}), SYNC_EVERY_MS)
    this.#timer.unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  now(): number {
    return Math.floor(performance.now() + this.#aheadMs)
  }

  statementTime(): null {
    return null
  }

  async sleep(ms: number): Promise<void> {
    await sleep(Math.max(0, ms))
  }

  /** Of several questions the one that was answered quickest tells the time best. */
  async #sync(): Promise<void> {
    let best = { tookMs: Infinity, aheadMs: 0 }
    for (let i = 0; i < SAMPLES; i++) {
      const asked = performance.now()
      const { now } = only(await this.#db.read<{ now: bigint }>('select now_ms() as now'))
      const tookMs = performance.now() - asked
      if (tookMs < best.tookMs) best = { tookMs, aheadMs: Number(now) - (asked + tookMs / 2) }
    }
    // A database that has just been silent would move the clock by seconds; what was known before is better.
    if (!this.#isSet || best.tookMs < SLOW_MS) this.#aheadMs = best.aheadMs
    this.#isSet = true
  }
}
