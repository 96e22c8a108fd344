// All tables with shared rounds, and what keeps them going on this node: the database's clock, the drivers, and the
// chains' next manifest in good time. Games in several steps are looked after as well: who leaves one alone is paid.

import type { CrashRules, StepRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import type { Topic } from '../../platform/realtime/topic.ts'
import { NodePresence } from '../cluster/node-presence.ts'
import { DatabaseClock } from '../cluster/clock.ts'
import { openEscrow } from '../rounds/escrow.ts'
import { crashSync, type CrashProgress } from './crash-progress.ts'
import { CrashTable } from './crash-table.ts'
import { StepEngine } from './steps.ts'
import { LotteryTable } from './lottery-table.ts'
import type { Seeds } from '../fairness/seeds.ts'
import type { Table, TableHouse } from './table.ts'

const UPKEEP_MS = 60_000

export class Engines {
  readonly #house: TableHouse & { readonly seeds: Seeds }
  readonly #clock: DatabaseClock
  readonly #presence: NodePresence
  readonly #tables: Table[] = []
  readonly #crashTables = new Map<string, CrashProgress>()
  readonly #stepEngines: { readonly game: string; expire(): Promise<number> }[] = []
  readonly #upkeep: () => Promise<void>
  #timer: NodeJS.Timeout | null = null

  /** `publish` brings the chains up to date. */
  constructor(house: Omit<TableHouse, 'clock' | 'presence'> & { readonly seeds: Seeds }, publish: () => Promise<void>) {
    this.#clock = new DatabaseClock(house.db)
    this.#presence = new NodePresence(house.db, house.nodeId, house.vault.keyId)
    this.#house = { ...house, clock: this.#clock, presence: this.#presence }
    this.#upkeep = async () => {
      await house.events.deleteExpired()
      await publish()
      for (const steps of this.#stepEngines) await steps.expire()
    }
  }

  flight(rules: CrashRules): CrashTable {
    const table = new CrashTable(this.#house, rules)
    this.#tables.push(table)
    this.#crashTables.set(rules.id, table.progress)
    return table
  }

  lottery<Choice, Outcome>(rules: LotteryRules<Choice, Outcome>): LotteryTable<Choice, Outcome> {
    const table = new LotteryTable(this.#house, rules)
    this.#tables.push(table)
    return table
  }

  steps<Choice, Board>(rules: StepRules<Choice, Board>): StepEngine<Choice, Board> {
    const { db, seeds, bankroll } = this.#house
    const engine = new StepEngine({ db, rules, seeds, bankroll })
    this.#stepEngines.push(engine)
    return engine
  }

  topics(): Topic[] {
    return [...this.#tables.flatMap((table) => table.topics()), crashSync(this.#crashTables, this.#clock)]
  }

  now(): number {
    return this.#clock.now()
  }

  /** Where bets are spoken of in the event log. */
  sources(): string[] {
    return this.#tables.map(({ rules }) => `bets:${rules.id}`)
  }

  async start(leads: boolean): Promise<void> {
    await this.#clock.start()
    await this.#presence.start()
    const games = [...this.#tables.map(({ rules }) => rules.id), ...this.#stepEngines.map(({ game }) => game)]
    await openEscrow(this.#house.db, games)
    for (const table of this.#tables) table.start(leads)
    this.#timer = setInterval(() => void this.#upkeep().catch(this.#house.onError), UPKEEP_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await Promise.all(this.#tables.map((table) => table.stop()))
    await this.#presence.stop()
    this.#clock.stop()
  }
}
