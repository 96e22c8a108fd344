// Runs a game's task on one node at a time, the leader.

import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { Database } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
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
  readonly log: Logger
}

export class LeaderLoop {
  readonly #name: string
  readonly #log: Logger
  readonly #lease: Lease
  readonly #task: LeaderTask
  readonly #loop: BackgroundLoop
  #renewAtMs = 0

  /** `name` is a game or another task that only one node may do. */
  constructor({ db, nodeId, log }: LeaderLoopDeps, name: string, task: LeaderTask) {
    this.#name = name
    this.#log = log
    this.#lease = new Lease(db, `leader:${name}`, nodeId)
    this.#task = task
    const run = (): Promise<number> => this.#step()
    this.#loop = new BackgroundLoop({ name, intervalMs: RETRY_MS, runsAtStart: true, run, log })
  }

  start(): void {
    this.#loop.start()
  }

  /** Releases the lease, so that another node takes over immediately. */
  async stop(): Promise<void> {
    await this.#loop.stop()
    await this.#lease.release().catch((error: unknown) => {
      this.#log.warn({ err: error, task: this.#name }, 'lease not released, other nodes wait until it expires')
    })
  }

  async #step(): Promise<number> {
    try {
      if (performance.now() >= this.#renewAtMs) {
        this.#renewAtMs = (await this.#lease.hold()) ? performance.now() + RENEW_MS : 0
      }
      return this.#renewAtMs > 0 ? Math.min(await this.#stepWhileRenewing(), RENEW_MS) : ACQUIRE_MS
    } catch (error) {
      this.#renewAtMs = 0
      if (error instanceof RoundMoved) return MOVED_MS
      throw error
    }
  }

  /** A step may wait for a gateway longer than the lease lasts. */
  async #stepWhileRenewing(): Promise<number> {
    const renew = (): void => void this.#lease.hold().catch(() => undefined)
    const renewal = setInterval(renew, RENEW_MS)
    try {
      return await this.#task.step()
    } finally {
      clearInterval(renewal)
    }
  }
}
