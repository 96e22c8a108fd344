import type { RouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import type { RouletteChoice, RouletteOutcome } from '@glasshouse/rulebook/games/roulette/rules'
import { caller } from '../../client/call.ts'
import type { LotteryCalls } from '../../play/lottery/lottery-game.ts'

export const call = caller<RouletteContract>()

export const calls: LotteryCalls<RouletteChoice, RouletteOutcome> = {
  state: () => call('GET /api/roulette', {}, { quiet: true }),
  join: (gold, { colour }, { requestId, round, signal }) =>
    call('POST /api/roulette/join', { gold, colour, requestId, round }, { quiet: true, signal }),
  setting: (signal) => call('GET /api/roulette/setting', {}, { quiet: true, signal }),
  mine: (lastCreateTime, signal) =>
    call('GET /api/roulette/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
  records: (lastCreateTime, signal) =>
    call('GET /api/roulette/recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
}
