// All game engines of this node and their maintenance: the database clock, leader loops, publishing the next manifest
// in time, and expiring abandoned step games.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { CrashRules, StepRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import { openEscrow } from '../../ledger/escrow.ts'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { DueTask } from '../../platform/due-checks.ts'
import type { Tx } from '../../platform/db/tx.ts'
import type { Topic } from '../../platform/realtime/topic.ts'
import { NodePresence } from '../cluster/node-presence.ts'
import { DatabaseClock } from '../cluster/clock.ts'
import { crashSync, type CrashProgress } from './crash-progress.ts'
import { CrashTable } from './crash-table.ts'
import { StepEngine } from './steps.ts'
import { LotteryTable } from './lottery-table.ts'
import type { Seeds } from '../fairness/seeds.ts'
import type { Table, TableDeps } from './table.ts'

const MAINTENANCE_MS = 60_000

export class Engines {
  readonly #deps: TableDeps & { readonly seeds: Seeds }
  readonly #clock: DatabaseClock
  readonly #presence: NodePresence
  readonly #tables: Table[] = []
  readonly #crashTables = new Map<string, CrashProgress>()
  readonly #stepEngines: Pick<StepEngine<unknown, unknown>, 'game' | 'expire' | 'cashOutIdle'>[] = []
  readonly #maintenance: BackgroundLoop

  /** `publish` publishes chains that are due. */
  constructor(
    deps: Omit<TableDeps, 'clock' | 'presence'> & { readonly nodeId: string; readonly seeds: Seeds },
    publish: () => Promise<void>,
  ) {
    this.#clock = new DatabaseClock(deps.db, deps.log)
    this.#presence = new NodePresence(deps.db, deps.nodeId, deps.vault.keyId, deps.log)
    this.#deps = { ...deps, clock: this.#clock, presence: this.#presence }
    const run = async (): Promise<void> => {
      await deps.events.deleteExpired()
      await publish()
      for (const steps of this.#stepEngines) await steps.expire()
    }
    this.#maintenance = new BackgroundLoop({
      name: 'maintenance',
      intervalMs: MAINTENANCE_MS,
      jitter: 0.1,
      run,
      log: deps.log,
    })
  }

  crash(rules: CrashRules): CrashTable {
    const table = new CrashTable(this.#deps, rules)
    this.#tables.push(table)
    this.#crashTables.set(rules.id, table.progress)
    return table
  }

  lottery<Choice, Outcome>(rules: LotteryRules<Choice, Outcome>): LotteryTable<Choice, Outcome> {
    const table = new LotteryTable(this.#deps, rules)
    this.#tables.push(table)
    return table
  }

  steps<Choice, Board>(rules: StepRules<Choice, Board>): StepEngine<Choice, Board> {
    const { db, seeds, bankroll, log } = this.#deps
    const engine = new StepEngine({ db, rules, seeds, bankroll, log })
    this.#stepEngines.push(engine)
    return engine
  }

  /** Cashes out the idle games of a step game; null for a game of another kind. */
  async cashOutIdle(tx: Tx, game: string): Promise<{ games: number; paid: Coins } | null> {
    const engine = this.#stepEngines.find((each) => each.game === game)
    return engine ? await engine.cashOutIdle(tx) : null
  }

  topics(): Topic[] {
    return [...this.#tables.flatMap((table) => table.topics()), crashSync(this.#crashTables, this.#clock)]
  }

  get dueTasks(): DueTask[] {
    return this.#tables.flatMap(({ dueTasks }) => dueTasks)
  }

  now(): number {
    return this.#clock.now()
  }

  /** The event-log topics that carry bets. */
  sources(): string[] {
    return this.#tables.map(({ rules }) => `bets:${rules.id}`)
  }

  async start(canLead: boolean): Promise<void> {
    await this.#clock.start()
    await this.#presence.start()
    const games = [...this.#tables.map(({ rules }) => rules.id), ...this.#stepEngines.map(({ game }) => game)]
    await openEscrow(this.#deps.db, games)
    for (const table of this.#tables) table.start(canLead)
    this.#maintenance.start()
  }

  async stop(): Promise<void> {
    await this.#maintenance.stop()
    await Promise.all(this.#tables.map((table) => table.stop()))
    await this.#presence.stop()
    await this.#clock.stop()
  }
}
