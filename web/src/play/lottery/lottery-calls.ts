// The four lotteries answer to the same calls, each under its own name. Each key is checked against the contracts.

import type { FruitContract } from '@glasshouse/rulebook/games/fruit/contract'
import type { Lucky3Contract } from '@glasshouse/rulebook/games/lucky3/contract'
import type { RouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import type { WingoContract } from '@glasshouse/rulebook/games/wingo/contract'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { KeyOf } from '@glasshouse/rulebook/wire/endpoint'
import { caller, type CallOptions } from '../../client/call.ts'
import type { DrawnBet, LotteryRecord, LotterySent, LotterySetting, LotteryState, OwnBet } from './lottery-game.ts'

type Key = KeyOf<FruitContract> | KeyOf<Lucky3Contract> | KeyOf<RouletteContract> | KeyOf<WingoContract>
// Inputs and answers have each game's own choices and outcomes: the types below say which.
const send = caller<RouletteContract>() as (key: Key, input: object, options: CallOptions) => Promise<never>

export interface LotteryCalls<Choice, Outcome> {
  readonly state: () => Promise<LotteryState<Choice, Outcome>>
  /** `gold` is the whole stake; called again with the same request id when no answer came. */
  readonly join: (gold: number, choice: Choice, sent: LotterySent) => Promise<{ bet: OwnBet<Choice>; balance: number }>
  readonly setting: (signal: AbortSignal) => Promise<LotterySetting>
  readonly mine: (lastCreateTime: number, signal: AbortSignal) => Promise<readonly DrawnBet<Choice, Outcome>[]>
  readonly records: (lastCreateTime: number, signal: AbortSignal) => Promise<readonly LotteryRecord<Outcome>[]>
}

/** The calls show no toast: the lottery screen shows refusals itself. */
export function lotteryCalls<Choice, Outcome>(rules: LotteryRules<Choice, Outcome>): LotteryCalls<Choice, Outcome> {
  const id = rules.id as 'fruit' | 'lucky3' | 'roulette' | 'wingo'
  const isLucky3 = id === 'lucky3'
  const mine = isLucky3
    ? (`GET /api/${id}/my/game/{lastCreateTime}` as const)
    : (`GET /api/${id}/mine_recored/{lastCreateTime}` as const)
  const records = isLucky3
    ? (`GET /api/${id}/game/{lastCreateTime}` as const)
    : (`GET /api/${id}/recored/{lastCreateTime}` as const)
  return {
    state: () => send(`GET /api/${id}`, {}, { quiet: true }),
    join: (gold, choice, { requestId, round, signal }) =>
      send(`POST /api/${id}/join`, { gold, ...choice, requestId, round }, { quiet: true, signal }),
    setting: (signal) => send(`GET /api/${id}/setting`, {}, { quiet: true, signal }),
    mine: (lastCreateTime, signal) => send(mine, { lastCreateTime }, { quiet: true, signal }),
    records: (lastCreateTime, signal) => send(records, { lastCreateTime }, { quiet: true, signal }),
  }
}
