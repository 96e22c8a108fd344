// Business days in UTC. At midnight the open day is closed and the next one opened, in one transaction with everything
// that belongs to it: exactly once on any number of nodes. A server that was down at midnight closes the day when it
// starts.

import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { DueTask } from '../../platform/due-checks.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Logger } from '../../platform/log.ts'
import type { Returns } from './returns.ts'

const POLL_MS = 5000
export const DAY_MS = 86_400_000

export interface Day {
  /** Days since 1970, in UTC. */
  readonly number: number
  /** The operator's share of the day's theoretical edge, in millionths of a coin. */
  readonly commission: bigint
}

export interface Calendar {
  /** Milliseconds since 1970. */
  now(): number
}

export interface DaysDeps {
  readonly db: Database
  readonly calendar: Calendar
  readonly returns: Pick<Returns, 'sumUpAll'>
  /** What closing a day does, in this order. */
  readonly atClose: readonly ((tx: Tx, day: Day) => Promise<void>)[]
  /** By name. They run every few seconds, or when `isDue` holds; each checks whether it is due and runs once. */
  readonly tasks: Readonly<Record<string, (now: number) => Promise<void>>>
  /** See DueTask: for tasks that should not wait for seconds. */
  readonly isDue?: string
  readonly log: Logger
}

export const dayOf = (time: number): number => Math.floor(time / DAY_MS)

export class Days implements DueTask {
  readonly #deps: DaysDeps
  readonly name = 'days'
  readonly isDue: string
  readonly wakeEveryMs = 1000
  readonly loop: BackgroundLoop

  constructor(deps: DaysDeps) {
    this.#deps = deps
    const { isDue = 'false' } = deps
    this.isDue = `${isDue} or exists (select 1 from days where close_time is null and number < now_ms() / ${DAY_MS})`
    this.loop = new BackgroundLoop({
      name: this.name,
      intervalMs: POLL_MS,
      jitter: 0.1,
      run: () => this.runDue(),
      log: deps.log,
    })
  }

  wake(): void {
    this.loop.trigger()
  }

  /** Does what is due. A failure does not stop the other tasks. */
  async runDue(): Promise<void> {
    const { calendar, tasks, log } = this.#deps
    const due: DaysDeps['tasks'] = { closeDay: () => this.closeDay(), ...tasks }
    for (const [task, run] of Object.entries(due)) {
      await run(calendar.now()).catch((error: unknown) => {
        log.warn({ err: error, task, retryMs: POLL_MS }, 'daily task failed, will retry')
      })
    }
  }

  /** Closes the open day if it is over. */
  async closeDay(): Promise<void> {
    const { db, calendar, returns, atClose } = this.#deps
    const today = dayOf(calendar.now())
    const due = 'select number, commission from days where close_time is null and number < $1'
    if ((await db.read(due, [today])).length === 0) return
    await returns.sumUpAll()
    await db.transaction(async (tx) => {
      const [day] = await tx.query<Day>(`${due} for update`, [today])
      if (!day) return
      for (const close of atClose) await close(tx, day)
      await tx.query('update days set close_time = $2 where number = $1', [day.number, calendar.now()])
      await tx.query('insert into days (number, open_time) values ($1, $2)', [today, calendar.now()])
    })
  }
}

/** True for the first caller, whose transaction then does the task; other callers wait for its end and skip it. */
export async function isFirst(tx: Tx, task: string): Promise<boolean> {
  const inserted = await tx.query(
    `insert into job_runs (name, value) values ($1, '') on conflict do nothing returning name`,
    [`done:${task}`],
  )
  return inserted.length > 0
}
