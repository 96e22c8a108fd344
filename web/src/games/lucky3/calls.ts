import type { Lucky3Contract } from '@glasshouse/rulebook/games/lucky3/contract'
import type { Lucky3Choice, Lucky3Outcome } from '@glasshouse/rulebook/games/lucky3/rules'
import { caller } from '../../client/call.ts'
import type { LotteryCalls } from '../../play/lottery/lottery-game.ts'

const call = caller<Lucky3Contract>()

export const calls: LotteryCalls<Lucky3Choice, Lucky3Outcome> = {
  state: () => call('GET /api/lucky3', {}, { quiet: true }),
  join: (gold, { type, pick }, { requestId, round, signal }) =>
    call('POST /api/lucky3/join', { gold, type, pick, requestId, round }, { quiet: true, signal }),
  setting: (signal) => call('GET /api/lucky3/setting', {}, { quiet: true, signal }),
  mine: (lastCreateTime, signal) =>
    call('GET /api/lucky3/my/game/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
  records: (lastCreateTime, signal) =>
    call('GET /api/lucky3/game/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
}
