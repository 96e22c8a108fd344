// The four lotteries answer to the same calls, each under its own name; Roulette's contract stands for all of them.

import type { RouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { KeyOf } from '@glasshouse/rulebook/wire/endpoint'
import { caller, type CallOptions } from '../../client/call.ts'
import type { DrawnBet, LotteryRecord, LotterySent, LotterySetting, LotteryState, OwnBet } from './lottery-game.ts'

type LotteryCaller = (key: string, input: object, options: CallOptions) => Promise<never>
const callLottery = caller<RouletteContract>() as LotteryCaller

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
  // The answers have this game's choices and outcomes where the contract has Roulette's.
  const call = (key: KeyOf<RouletteContract>, input: object, signal?: AbortSignal): Promise<never> =>
    callLottery(key.replace('/api/roulette', `/api/${id}`), input, { quiet: true, ...(signal && { signal }) })
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
