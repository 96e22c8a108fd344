import type { RollerContract } from '@glasshouse/rulebook/games/roller/contract'
import { roller, type RollerChoice, type RollerOutcome } from '@glasshouse/rulebook/games/roller/rules'
import { caller } from '../../client/call.ts'
import type { InstantGame } from '../../play/instant/instant-game.ts'
import { rollerScene, type RollerAct } from './scene.ts'
import { tile } from './tile.ts'

export const call = caller<RollerContract>()

export const game: InstantGame<RollerChoice, RollerOutcome, RollerAct> = {
  tile,
  rules: roller,
  send: (gold, choice, { requestId, signal }) =>
    call('POST /api/roller', { gold, ...choice, requestId }, { quiet: true, signal }),
  loadMine: (lastCreateTime, signal) =>
    call('GET /api/roller/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
  loadLive: (signal) => call('GET /api/roller/user_bet', {}, { quiet: true, signal }),
  scene: rollerScene,
}
