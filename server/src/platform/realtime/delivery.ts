// Broadcasts. Ten thousand writes take long, so they run in time slices between which requests are served. A connection
// still waiting when the next broadcast starts gets both frames in one write.

import { histogram, SECONDS, secondsSince } from '../metrics/registry.ts'
import type { Connection } from './connection.ts'

const lag = histogram(
  'glasshouse_fanout_seconds',
  'From the first of the waiting broadcasts until every subscriber has been written to',
  SECONDS,
)

const SLICE_MS = 8
/** How many connections are written between two looks at the clock. */
const CLOCK_CHECK_EVERY = 16

export class Delivery {
  #waiting: Connection[] = []
  #isUnderWay = false
  #startedAtMs = 0

  /** Pass a null topic for frames that need no snapshot when missed. */
  broadcast(connections: Iterable<Connection>, topic: string | null, frame: Buffer): void {
    const queued = { topic, frame }
    for (const connection of connections) if (connection.queue(queued)) this.#waiting.push(connection)
    if (this.#isUnderWay || this.#waiting.length === 0) return
    this.#startedAtMs = performance.now()
    this.#slice()
  }

  #slice(): void {
    const sliceEndMs = performance.now() + SLICE_MS
    let served = 0
    for (const connection of this.#waiting) {
      connection.flush()
      if (++served % CLOCK_CHECK_EVERY === 0 && performance.now() > sliceEndMs) break
    }
    this.#waiting.splice(0, served)
    this.#isUnderWay = this.#waiting.length > 0
    if (this.#isUnderWay) setImmediate(() => this.#slice())
    else lag.observe(secondsSince(this.#startedAtMs))
  }
}
