// What a game gets and what it gives. Engines hold time, locks and coins; a game ties its rules and its calls to one.

import type { CrashRules, GameRules, StepRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import type { Route } from '../../platform/http/route.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { CrashTable } from './crash-table.ts'
import type { StepEngine } from './steps.ts'
import type { LotteryTable } from './lottery-table.ts'
import type { InstantEngine } from './instant.ts'
import type { BetHistory } from '../history/bets.ts'
import type { Seeds } from '../fairness/seeds.ts'

export interface Play {
  readonly instant: InstantEngine
  readonly seeds: Seeds
  readonly bankroll: Bankroll
  readonly records: BetHistory
  /** Lays out a table with shared rounds; the house drives them. */
  readonly flight: (rules: CrashRules) => CrashTable
  readonly lottery: <Choice, Outcome>(rules: LotteryRules<Choice, Outcome>) => LotteryTable<Choice, Outcome>
  readonly steps: <Choice, Board>(rules: StepRules<Choice, Board>) => StepEngine<Choice, Board>
}

export interface GameModule {
  readonly rules: GameRules
  routes(play: Play): Route[]
}
