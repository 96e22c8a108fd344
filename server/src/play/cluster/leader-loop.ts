// Runs a game's task on one node at a time, the leader.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../platform/db/tx.ts'
import { Lease } from './lease.ts'
import { RoundMoved } from '../rounds/rounds.ts'

/** The leader renews its lease well before it ends; other nodes try to acquire it about as often. */
const RENEW_MS = 1000
const ACQUIRE_MS = 500
const RETRY_MS = 1000
const MOVED_MS = 20

export interface LeaderTask {
  /** Does what is due; returns in how many milliseconds to call again. */
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
    this.#lease = new Lease(deps.db, `leader:${game}`, deps.nodeId)
    this.#task = task
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Releases the lease, so that another node takes over immediately. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    let renewAtMs = 0
    while (!this.#stopping.signal.aborted) {
      try {
        if (performance.now() >= renewAtMs) {
          renewAtMs = (await this.#lease.hold()) ? performance.now() + RENEW_MS : 0
        }
        await this.#sleep(renewAtMs > 0 ? Math.min(await this.#task.step(), RENEW_MS) : ACQUIRE_MS)
      } catch (error) {
        renewAtMs = 0
        const hasMoved = error instanceof RoundMoved
        if (!hasMoved) this.#deps.onError(error)
        await this.#sleep(hasMoved ? MOVED_MS : RETRY_MS)
      }
    }
    await this.#lease.release().catch(this.#deps.onError)
  }

  async #sleep(ms: number): Promise<void> {
    if (ms > 0) await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}
