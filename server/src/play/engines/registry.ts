// All tables with shared rounds, and what keeps them going on this node: the database's clock, the drivers, and the
// chains' next manifest in good time. Games in several steps are looked after as well: who leaves one alone is paid.

import type { FlightRules, LadderRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import type { Topic } from '../../platform/realtime/topic.ts'
import { Attendance } from '../cluster/node-presence.ts'
import { DatabaseClock } from '../cluster/clock.ts'
import { openEscrow } from '../rounds/escrow.ts'
import { flightsSync, type FlightProgress } from './crash-progress.ts'
import { FlightTable } from './crash-table.ts'
import { LadderEngine } from './steps.ts'
import { LotteryTable } from './lottery-table.ts'
import type { Seeds } from '../fairness/seeds.ts'
import type { Table, TableHouse } from './table.ts'

const UPKEEP_MS = 60_000

export class Tables {
  readonly #house: TableHouse & { readonly seeds: Seeds }
  readonly #clock: DatabaseClock
  readonly #attendance: Attendance
  readonly #tables: Table[] = []
  readonly #flights = new Map<string, FlightProgress>()
  readonly #ladders: { readonly game: string; expire(): Promise<number> }[] = []
  readonly #upkeep: () => Promise<void>
  #timer: NodeJS.Timeout | null = null

  /** `publish` brings the chains up to date. */
  constructor(
    house: Omit<TableHouse, 'clock' | 'attendance'> & { readonly seeds: Seeds },
    publish: () => Promise<void>,
  ) {
    this.#clock = new DatabaseClock(house.db)
    this.#attendance = new Attendance(house.db, house.nodeId, house.vault.keyId)
    this.#house = { ...house, clock: this.#clock, attendance: this.#attendance }
    this.#upkeep = async () => {
      await house.events.forgetOld()
      await publish()
      for (const ladder of this.#ladders) await ladder.expire()
    }
  }

  flight(rules: FlightRules): FlightTable {
    const table = new FlightTable(this.#house, rules)
    this.#tables.push(table)
    this.#flights.set(rules.id, table.progress)
    return table
  }

  lottery<Choice, Outcome>(rules: LotteryRules<Choice, Outcome>): LotteryTable<Choice, Outcome> {
    const table = new LotteryTable(this.#house, rules)
    this.#tables.push(table)
    return table
  }

  ladder<Choice, Board>(rules: LadderRules<Choice, Board>): LadderEngine<Choice, Board> {
    const { db, seeds, bankroll } = this.#house
    const engine = new LadderEngine({ db, rules, seeds, bankroll })
    this.#ladders.push(engine)
    return engine
  }

  topics(): Topic[] {
    return [...this.#tables.flatMap((table) => table.topics()), flightsSync(this.#flights, this.#clock)]
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
    const games = [...this.#tables.map(({ rules }) => rules.id), ...this.#ladders.map(({ game }) => game)]
    await openEscrow(this.#house.db, games)
    for (const table of this.#tables) table.start(drives)
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
