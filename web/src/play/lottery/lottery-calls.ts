// The four lotteries answer to the same calls, each under its own name; Roulette's contract stands for all of them.

import type { RouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { InputOf, KeyOf } from '@glasshouse/rulebook/wire/endpoint'
import { caller } from '../../client/call.ts'
import type { DrawnBet, LotteryRecord, LotterySent, LotterySetting, LotteryState, OwnBet } from './lottery-game.ts'

const callRoulette = caller<RouletteContract>()

export interface LotteryCalls<Choice, Outcome> {
  readonly state: () => Promise<LotteryState<Choice, Outcome>>
  /** `gold` is the whole stake; called again with the same request id when no answer came. */
  readonly join: (gold: number, choice: Choice, sent: LotterySent) => Promise<{ bet: OwnBet<Choice>; balance: number }>
  readonly setting: (signal: AbortSignal) => Promise<LotterySetting>
  readonly mine: (lastCreateTime: number, signal: AbortSignal) => Promise<readonly DrawnBet<Choice, Outcome>[]>
  readonly records: (lastCreateTime: number, signal: AbortSignal) => Promise<readonly LotteryRecord<Outcome>[]>
}

/** The calls show no toast: the lottery screen shows refusals itself. */
export function lotteryCalls<Choice, Outcome>({ id }: LotteryRules<Choice, Outcome>): LotteryCalls<Choice, Outcome> {
  const call = <K extends KeyOf<RouletteContract>>(key: K, input: object, signal?: AbortSignal) =>
    callRoulette(key.replace('/api/roulette', `/api/${id}`) as K, input as InputOf<RouletteContract, K>, {
      quiet: true,
      ...(signal && { signal }),
    }) as Promise<unknown> as Promise<never>
  return {
    state: () => call('GET /api/roulette', {}),
    join: (gold, choice, { requestId, round, signal }) =>
      call('POST /api/roulette/join', { gold, ...choice, requestId, round }, signal),
    setting: (signal) => call('GET /api/roulette/setting', {}, signal),
    mine: (lastCreateTime, signal) =>
      call('GET /api/roulette/mine_recored/{lastCreateTime}', { lastCreateTime }, signal),
    records: (lastCreateTime, signal) => call('GET /api/roulette/recored/{lastCreateTime}', { lastCreateTime }, signal),
  }
}
