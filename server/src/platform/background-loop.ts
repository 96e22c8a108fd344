// Runs one task again and again, one run at a time, until it is stopped. All periodic work of the server uses it.

import { randomInt } from 'node:crypto'
import type { Logger } from './log.ts'

/** From so many failures in a row on, a person should look. */
const FAILURES_TO_ALERT = 5

export interface BackgroundLoopOptions {
  readonly name: string
  readonly intervalMs: number
  /** Lengthens each pause by up to this share of it, so that the nodes of a cluster do not all work at the same time. */
  readonly jitter?: number
  /** Starts with a run instead of a pause. */
  readonly runsAtStart?: boolean
  /** Returns the milliseconds until the next run, or nothing for the usual interval. */
  readonly run: () => Promise<number | void> | void
  readonly log: Logger
}

export class BackgroundLoop {
  readonly #options: BackgroundLoopOptions
  #isStopped = false
  #isTriggered = false
  #failures = 0
  #endPause: (() => void) | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(options: BackgroundLoopOptions) {
    this.#options = options
  }

  start(): this {
    this.#running = this.#loop()
    return this
  }

  /** Ends the pause under way; during a run, starts another one right after it. */
  trigger(): void {
    this.#isTriggered = true
    this.#endPause?.()
  }

  /** Resolves when the run under way has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#endPause?.()
    await this.#running
  }

  async #loop(): Promise<void> {
    const { intervalMs, runsAtStart = false } = this.#options
    if (!runsAtStart) await this.#pause(intervalMs)
    while (!this.#isStopped) {
      this.#isTriggered = false
      await this.#pause(await this.#runOnce())
    }
  }

  async #runOnce(): Promise<number> {
    const { name, intervalMs, run, log } = this.#options
    try {
      const nextMs = await run()
      this.#failures = 0
      return nextMs ?? intervalMs
    } catch (error) {
      this.#failures++
      const level = this.#failures >= FAILURES_TO_ALERT ? 'error' : 'warn'
      log[level](
        { err: error, task: name, failures: this.#failures, retryMs: intervalMs },
        'background task failed, will retry',
      )
      return intervalMs
    }
  }

  async #pause(ms: number): Promise<void> {
    if (this.#isStopped || this.#isTriggered || ms <= 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, ms + randomInt(Math.floor(ms * (this.#options.jitter ?? 0)) + 1))
    timer.unref()
    this.#endPause = resolve
    await promise
    clearTimeout(timer)
    this.#endPause = null
  }
}
