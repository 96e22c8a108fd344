// Runs a game's task on one node at a time, the leader.

import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { DueTask } from '../../platform/due-checks.ts'
import type { Logger } from '../../platform/log.ts'
import { ACQUIRE_MS, RENEW_MS, type Leases } from './leases.ts'
import { counter, gauge } from '../../platform/metrics/registry.ts'
import { RoundMoved } from '../rounds/rounds.ts'

const leading = gauge('glasshouse_leader', 'Whether this node holds the lease of a game or task', 'task')
const changes = counter('glasshouse_leader_changes_total', 'How often this node became the leader', 'task')

const RETRY_MS = 1000
const MOVED_MS = 20

export interface LeaderTask {
  /** Does what is due; returns in how many milliseconds to call again. */
  step(): Promise<number>
  /** When to step sooner than the last step said: see DueTask. */
  readonly isDue?: string
  readonly wakeEveryMs?: number
}

export interface LeaderLoopDeps {
  readonly leases: Leases
  readonly log: Logger
}

export class LeaderLoop {
  readonly #name: string
  readonly #log: Logger
  readonly #leases: Leases
  readonly #lease: string
  readonly #task: LeaderTask
  readonly #loop: BackgroundLoop
  #dueAtMs = 0
  #isLeader = false

  /** `name` is a game or another task that only one node may do. */
  constructor({ leases, log }: LeaderLoopDeps, name: string, task: LeaderTask) {
    this.#name = name
    changes.inc({ task: name }, 0)
    this.#log = log
    this.#leases = leases
    this.#lease = `leader:${name}`
    this.#task = task
    const run = (): Promise<number> => this.#step()
    this.#loop = new BackgroundLoop({ name, intervalMs: RETRY_MS, runsAtStart: true, run, log })
  }

  /** None for a task that only follows its own schedule. */
  get dueTasks(): DueTask[] {
    const { isDue, wakeEveryMs = 0 } = this.#task
    return isDue === undefined ? [] : [{ name: this.#name, isDue, wakeEveryMs, wake: () => this.wake() }]
  }

  start(): void {
    this.#loop.start()
  }

  /** Lets the leader take its next step now. */
  wake(): void {
    this.#dueAtMs = 0
    this.#loop.trigger()
  }

  /** Releases the lease, so that another node takes over immediately. */
  async stop(): Promise<void> {
    await this.#loop.stop()
    this.#setLeader(false)
    await this.#leases.release(this.#lease).catch((error: unknown) => {
      this.#log.warn({ err: error, task: this.#name }, 'lease not released, other nodes wait until it expires')
    })
  }

  async #step(): Promise<number> {
    try {
      const isLeader = await this.#leases.hold(this.#lease)
      this.#setLeader(isLeader)
      if (!isLeader) this.#dueAtMs = 0
      else if (performance.now() >= this.#dueAtMs) this.#dueAtMs = performance.now() + (await this.#stepWhileRenewing())
      return isLeader ? Math.min(Math.max(0, this.#dueAtMs - performance.now()), RENEW_MS) : ACQUIRE_MS
    } catch (error) {
      this.#dueAtMs = 0
      this.#leases.forget(this.#lease)
      if (error instanceof RoundMoved) return MOVED_MS
      this.#setLeader(false)
      throw error
    }
  }

  #setLeader(isLeader: boolean): void {
    const labels = { task: this.#name }
    leading.set(labels, isLeader ? 1 : 0)
    if (isLeader && !this.#isLeader) changes.inc(labels)
    this.#isLeader = isLeader
  }

  /** A step may wait for a gateway longer than the lease lasts. */
  async #stepWhileRenewing(): Promise<number> {
    const renew = (): void => void this.#leases.hold(this.#lease).catch(() => undefined)
    const renewal = setInterval(renew, RENEW_MS)
    try {
      return await this.#task.step()
    } finally {
      clearInterval(renewal)
    }
  }
}
