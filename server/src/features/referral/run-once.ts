// Runs a job once per key across all nodes.

import type { Database, Tx } from '../../platform/db/tx.ts'
import { isFirst } from '../../play/stats/days.ts'

export class RunOnce {
  readonly #db: Database
  /** Saves a query for jobs that this node knows are done. */
  readonly #done = new Set<string>()

  constructor(db: Database) {
    this.#db = db
  }

  /** `work` returns false if it is not due yet: the transaction rolls back and the job can run later. */
  async run(job: string, work: (tx: Tx) => Promise<boolean>): Promise<void> {
    if (this.#done.has(job)) return
    const isDone = await this.#db
      .transaction(
        async (tx) => {
          if ((await isFirst(tx, job)) && !(await work(tx))) throw new NotDue()
          return true
        },
        { patient: true },
      )
      .catch(falseIfNotDue)
    if (isDone) this.#done.add(job)
  }
}

/** Rolls the transaction back. */
class NotDue extends Error {}

function falseIfNotDue(error: unknown): false {
  if (error instanceof NotDue) return false
  throw error
}
