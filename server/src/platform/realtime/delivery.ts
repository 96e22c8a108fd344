// What is told to many. Ten thousand writes take a while: they are made in slices, between which the house answers others.
// Who is still waiting when the next thing is told gets both in one write, so that nothing takes longer than one round.

import type { Connection } from './connection.ts'

const SLICE_MS = 8
/** The clock is looked at after so many. */
const LOOK_EVERY = 16

export class Delivery {
  #waiting: Connection[] = []
  #isUnderWay = false

  /** Without a topic it is nothing that a listener could miss. */
  toAll(connections: Iterable<Connection>, topic: string | null, frame: Buffer): void {
    const lastSent = { topic, frame }
    for (const connection of connections) if (connection.queue(lastSent)) this.#waiting.push(connection)
    if (!this.#isUnderWay) this.#slice()
  }

  #slice(): void {
    const ends = performance.now() + SLICE_MS
    let served = 0
    for (const connection of this.#waiting) {
      connection.flush()
      if (++served % LOOK_EVERY === 0 && performance.now() > ends) break
    }
    this.#waiting.splice(0, served)
    this.#isUnderWay = this.#waiting.length > 0
    if (this.#isUnderWay) setImmediate(() => this.#slice())
  }
}
