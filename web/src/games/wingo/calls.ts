import type { WingoContract } from '@glasshouse/rulebook/games/wingo/contract'
import type { WingoChoice, WingoOutcome } from '@glasshouse/rulebook/games/wingo/rules'
import { caller } from '../../client/call.ts'
import type { LotteryCalls } from '../../play/lottery/lottery-game.ts'

const call = caller<WingoContract>()

export const calls: LotteryCalls<WingoChoice, WingoOutcome> = {
  state: () => call('GET /api/wingo', {}, { quiet: true }),
  join: (gold, { selections }, { requestId, round, signal }) =>
    call('POST /api/wingo/join', { gold, selections: [...selections], requestId, round }, { quiet: true, signal }),
  setting: (signal) => call('GET /api/wingo/setting', {}, { quiet: true, signal }),
  mine: (lastCreateTime, signal) =>
    call('GET /api/wingo/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
  records: (lastCreateTime, signal) =>
    call('GET /api/wingo/recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
}
