import type { FruitContract } from '@glasshouse/rulebook/games/fruit/contract'
import type { FruitChoice, FruitOutcome } from '@glasshouse/rulebook/games/fruit/rules'
import { caller } from '../../client/call.ts'
import type { LotteryCalls } from '../../play/lottery/lottery-game.ts'

const call = caller<FruitContract>()

export const calls: LotteryCalls<FruitChoice, FruitOutcome> = {
  state: () => call('GET /api/fruit', {}, { quiet: true }),
  join: (gold, { selections }, { requestId, round, signal }) =>
    call('POST /api/fruit/join', { gold, selections: [...selections], requestId, round }, { quiet: true, signal }),
  setting: (signal) => call('GET /api/fruit/setting', {}, { quiet: true, signal }),
  mine: (lastCreateTime, signal) =>
    call('GET /api/fruit/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
  records: (lastCreateTime, signal) =>
    call('GET /api/fruit/recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
}
