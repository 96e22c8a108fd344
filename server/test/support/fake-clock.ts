import type { Clock } from '../../src/play/cluster/clock.ts'

/** A clock that a test moves; statements use its time too. */
export class FakeClock implements Clock {
  #now: number

  constructor(now = Date.UTC(2026, 0, 1)) {
    this.#now = now
  }

  now(): number {
    return this.#now
  }

  statementTime(): number {
    return this.#now
  }

  async sleep(ms: number): Promise<void> {
    this.pass(ms)
  }

  pass(ms: number): void {
    this.#now += Math.max(0, ms)
  }
}
