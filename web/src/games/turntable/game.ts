import type { TurntableContract } from '@glasshouse/rulebook/games/turntable/contract'
import { turntable, type TurntableChoice, type TurntableOutcome } from '@glasshouse/rulebook/games/turntable/rules'
import { caller } from '../../client/call.ts'
import type { InstantGame } from '../../play/instant/instant-game.ts'
import { turntableScene, type TurntableAct } from './scene.ts'
import { tile } from './tile.ts'

export const call = caller<TurntableContract>()

export const game: InstantGame<TurntableChoice, TurntableOutcome, TurntableAct> = {
  tile,
  rules: turntable,
  send: (gold, { risk }, { requestId, signal }) =>
    call('POST /api/turntable/join', { gold, risk, requestId }, { quiet: true, signal }),
  loadMine: (lastCreateTime, signal) =>
    call('GET /api/turntable/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
  loadLive: (signal) =>
    call('GET /api/turntable/recored/{lastCreateTime}', { lastCreateTime: 0 }, { quiet: true, signal }),
  scene: turntableScene,
}
