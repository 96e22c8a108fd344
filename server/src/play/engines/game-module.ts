// What a game module gets and provides. Engines handle time, locks and coins; a game connects its rules and routes to
// one.

import type { CrashRules, GameRules, StepRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import type { Route } from '../../platform/http/route.ts'
import type { Bankroll } from '../risk/bankroll.ts'
import type { CrashTable } from './crash-table.ts'
import type { StepEngine } from './steps.ts'
import type { LotteryTable } from './lottery-table.ts'
import type { InstantEngine } from './instant.ts'
import type { BetHistory } from '../history/bets.ts'
import type { Seeds } from '../fairness/seeds.ts'

export interface GameDeps {
  readonly instant: InstantEngine
  readonly seeds: Seeds
  readonly bankroll: Bankroll
  readonly betHistory: BetHistory
  /** Creates a game with shared rounds, which the cluster's leader moves. */
  readonly crash: (rules: CrashRules) => CrashTable
  readonly lottery: <Choice, Outcome>(rules: LotteryRules<Choice, Outcome>) => LotteryTable<Choice, Outcome>
  readonly steps: <Choice, Board>(rules: StepRules<Choice, Board>) => StepEngine<Choice, Board>
}

export interface GameModule {
  readonly rules: GameRules
  routes(play: GameDeps): Route[]
}
