// The house's days. At midnight UTC the open day is closed and the next one opened, in one transaction with all that
// belongs to the closing: so it happens once, however many nodes there are, and whole, whatever is killed meanwhile.
// A house that slept over midnight closes its day when it wakes.

import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Returns } from './returns.ts'

const LOOK_MS = 1000
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
  readonly returns: Pick<Returns, 'advance'>
  /** What closing a day means, in this order. */
  readonly atClose: readonly ((tx: Tx, day: Day) => Promise<void>)[]
  /** What is looked after every second; each finds out for itself whether anything is due, and does it once. */
  readonly duties: readonly ((now: number) => Promise<void>)[]
  readonly onError: (error: unknown) => void
}

export const dayOf = (time: number): number => Math.floor(time / DAY_MS)

export class Days {
  readonly #deps: DaysDeps
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> | null = null

  constructor(deps: DaysDeps) {
    this.#deps = deps
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running ??= this.look().finally(() => (this.#running = null))
    }, LOOK_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    await this.#running
  }

  /** Does whatever is due. What fails is told, and tried again at the next look. */
  async look(): Promise<void> {
    const { calendar, duties, onError } = this.#deps
    await this.turn().catch(onError)
    for (const duty of duties) await duty(calendar.now()).catch(onError)
  }

  /** Closes the open day if it is over. */
  async turn(): Promise<void> {
    const { db, calendar, returns, atClose } = this.#deps
    const today = dayOf(calendar.now())
    const due = 'select number, commission from days where close_time is null and number < $1'
    if ((await db.read(due, [today])).length === 0) return
    await returns.advance()
    await db.transaction(async (tx) => {
      const [day] = await tx.query<Day>(`${due} for update`, [today])
      if (!day) return
      for (const close of atClose) await close(tx, day)
      await tx.query('update days set close_time = $2 where number = $1', [day.number, calendar.now()])
      await tx.query('insert into days (number, open_time) values ($1, $2)', [today, calendar.now()])
    })
  }
}

/** True for whoever asks first, whose transaction then carries it out; everyone else waits for its end and passes on. */
export async function isFirst(tx: Tx, task: string): Promise<boolean> {
  const taken = await tx.query(
    `insert into marks (name, value) values ($1, '') on conflict do nothing returning name`,
    [`done:${task}`],
  )
  return taken.length > 0
}
