// Asks the database twice a second, in one statement for all tasks, which of them has anything to do. A poll of each task
// would be most of what an idle server does.

import { BackgroundLoop } from './background-loop.ts'
import type { Logger } from './log.ts'
import { only, type Database } from './db/tx.ts'

const LOOK_MS = 500
/** How often a task looks for itself, should a check ever miss something. */
export const FALLBACK_MS = 15_000

export interface DueTask {
  readonly name: string
  /** A boolean SQL expression without parameters: whether there is anything to do now. */
  readonly isDue: string
  /** At most once in this time, for tasks that ask others for what is still pending. */
  readonly wakeEveryMs?: number
  /** Runs the task soon. */
  wake(): void
}

export interface DueChecksDeps {
  readonly db: Database
  readonly tasks: readonly DueTask[]
  readonly log: Logger
}

export class DueChecks {
  readonly #db: Database
  readonly #tasks: readonly DueTask[]
  readonly #sql: string
  readonly #wokenAtMs = new Map<string, number>()
  readonly loop: BackgroundLoop

  constructor({ db, tasks, log }: DueChecksDeps) {
    this.#db = db
    this.#tasks = tasks
    this.#sql = `select ${tasks.map(({ name, isDue }) => `(${isDue}) as "${name}"`).join(', ')}`
    this.loop = new BackgroundLoop({ name: 'due checks', intervalMs: LOOK_MS, run: () => this.look(), log })
  }

  async look(): Promise<void> {
    const due = only(await this.#db.read<Record<string, boolean>>(this.#sql))
    const now = performance.now()
    for (const task of this.#tasks) {
      const { name, wakeEveryMs = 0 } = task
      if (!due[name] || now < (this.#wokenAtMs.get(name) ?? -Infinity) + wakeEveryMs) continue
      this.#wokenAtMs.set(name, now)
      task.wake()
    }
  }
}
