export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

/** Looks at least so often, so that a clock that is set is noticed. */
const LOOK_MS = 1000

/** Rings when the next thing is due, and goes on as long as there is one. */
export class Alarm {
  readonly #clock: Clock
  readonly #nextAt: () => number
  readonly #ring: () => void
  #timer: NodeJS.Timeout | null = null
  #stopped = false

  constructor(clock: Clock, nextAt: () => number, ring: () => void) {
    this.#clock = clock
    this.#nextAt = nextAt
    this.#ring = ring
  }

  /** To be called whenever something may have become due earlier. */
  set(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const nextAt = this.#nextAt()
    if (this.#stopped || nextAt === Infinity) return
    this.#timer = setTimeout(
      () => {
        if (this.#nextAt() <= this.#clock.now()) this.#ring()
        this.set()
      },
      Math.min(LOOK_MS, Math.max(0, nextAt - this.#clock.now())),
    )
  }

  stop(): void {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
  }
}
