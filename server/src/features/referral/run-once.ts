// What is to be done once per week or month, by whichever node comes first.

import type { Database, Tx } from '../../platform/db/tx.ts'
import { isFirst } from '../../play/stats/days.ts'

export class RunOnce {
  readonly #db: Database
  /** What is known to be done is not asked about again. */
  readonly #done = new Set<string>()

  constructor(db: Database) {
    this.#db = db
  }

  /** `work` answers false when its time has not come yet: then nothing is kept. */
  async do(task: string, work: (tx: Tx) => Promise<boolean>): Promise<void> {
    if (this.#done.has(task)) return
    const isDone = await this.#db
      .transaction(
        async (tx) => {
          if ((await isFirst(tx, task)) && !(await work(tx))) throw new NotYet()
          return true
        },
        { patient: true },
      )
      .catch(falseIfNotYet)
    if (isDone) this.#done.add(task)
  }
}

/** Undoes the transaction. */
class NotYet extends Error {}

function falseIfNotYet(error: unknown): false {
  if (error instanceof NotYet) return false
  throw error
}
