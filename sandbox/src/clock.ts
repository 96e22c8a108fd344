export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
}

/** The longest wait between two checks, so that a changed clock is noticed. */
const CHECK_MS = 1000

/** Calls back when the next item is due, for as long as there is one. */
export class Alarm {
  readonly #clock: Clock
  readonly #nextAt: () => number
  readonly #onDue: () => void
  #timer: NodeJS.Timeout | null = null
  #stopped = false

  constructor(clock: Clock, nextAt: () => number, onDue: () => void) {
    this.#clock = clock
    this.#nextAt = nextAt
    this.#onDue = onDue
  }

  /** Call this whenever something may have become due earlier. */
  set(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const nextAt = this.#nextAt()
    if (this.#stopped || nextAt === Infinity) return
    this.#timer = setTimeout(
      () => {
        if (this.#nextAt() <= this.#clock.now()) this.#onDue()
        this.set()
      },
      Math.min(CHECK_MS, Math.max(0, nextAt - this.#clock.now())),
    )
  }

  stop(): void {
    this.#stopped = true
    if (this.#timer) clearTimeout(this.#timer)
  }
}
