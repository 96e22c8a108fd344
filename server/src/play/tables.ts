// All tables with shared rounds, and what keeps them going on this node: the database's clock, the drivers, and the
// chains' next manifest in good time.

import type { FlightRules, LotteryRules } from '@glasshouse/rulebook/core/game'
import type { Topic } from '../live/topic.ts'
import { Attendance } from './attendance.ts'
import { DatabaseClock } from './clock.ts'
import { FlightTable } from './flight-table.ts'
import { LotteryTable } from './lottery-table.ts'
import type { Table, TableHouse } from './table.ts'

const UPKEEP_MS = 60_000

export class Tables {
  readonly #house: TableHouse
  readonly #clock: DatabaseClock
  readonly #attendance: Attendance
  readonly #tables: Table[] = []
  readonly #upkeep: () => Promise<void>
  #timer: NodeJS.Timeout | null = null

  /** `publish` brings the chains up to date. */
  constructor(house: Omit<TableHouse, 'clock' | 'attendance'>, publish: () => Promise<void>) {
    this.#clock = new DatabaseClock(house.db)
    this.#attendance = new Attendance(house.db, house.nodeId)
    this.#house = { ...house, clock: this.#clock, attendance: this.#attendance }
    this.#upkeep = async () => {
      await house.events.forgetOld()
      await publish()
    }
  }

  flight(rules: FlightRules): FlightTable {
    const table = new FlightTable(this.#house, rules)
    this.#tables.push(table)
    return table
  }

  lottery<Choice, Outcome>(rules: LotteryRules<Choice, Outcome>): LotteryTable<Choice, Outcome> {
    const table = new LotteryTable(this.#house, rules)
    this.#tables.push(table)
    return table
  }

  topics(): Topic[] {
    return this.#tables.flatMap((table) => table.topics())
  }

  now(): number {
    return this.#clock.now()
  }

  /** Where bets are spoken of in the event log. */
  sources(): string[] {
    return this.#tables.map(({ rules }) => `bets:${rules.id}`)
  }

  async start(drives: boolean): Promise<void> {
    await this.#clock.start()
    await this.#attendance.start()
    for (const table of this.#tables) await table.start(drives)
    this.#timer = setInterval(() => void this.#upkeep().catch(this.#house.onTrouble), UPKEEP_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await Promise.all(this.#tables.map((table) => table.stop()))
    await this.#attendance.stop()
    this.#clock.stop()
  }
}
