// Keeps a game's driver going on one node at a time.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../platform/db/tx.ts'
import { Lease } from './lease.ts'
import { RoundMoved } from '../rounds/rounds.ts'

/** A lease is renewed well before it ends, and asked for about as often by those who wait for it. */
const RENEW_MS = 1000
const ASK_MS = 500
const RETRY_MS = 1000
const MOVED_MS = 20

export interface LeaderTask {
  /** Does what is due; answers in how many milliseconds to look again. */
  step(): Promise<number>
}

export interface LeaderLoopDeps {
  readonly db: Database
  readonly nodeId: string
  readonly onError: (error: unknown) => void
}

export class LeaderLoop {
  readonly #deps: LeaderLoopDeps
  readonly #lease: Lease
  readonly #task: LeaderTask
  readonly #stopping = new AbortController()
  #running: Promise<void> = Promise.resolve()

  constructor(deps: LeaderLoopDeps, game: string, task: LeaderTask) {
    this.#deps = deps
    this.#lease = new Lease(deps.db, `drive:${game}`, deps.nodeId)
    this.#task = task
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Lets another node go on at once. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    let heldUntil = 0
    while (!this.#stopping.signal.aborted) {
      try {
        if (performance.now() >= heldUntil) {
          heldUntil = (await this.#lease.hold()) ? performance.now() + RENEW_MS : 0
        }
        await this.#rest(heldUntil > 0 ? Math.min(await this.#task.step(), RENEW_MS) : ASK_MS)
      } catch (error) {
        heldUntil = 0
        const isMoved = error instanceof RoundMoved
        if (!isMoved) this.#deps.onError(error)
        await this.#rest(isMoved ? MOVED_MS : RETRY_MS)
      }
    }
    await this.#lease.release().catch(this.#deps.onError)
  }

  async #rest(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}
