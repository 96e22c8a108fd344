// The calls of Minesweeper.

import type { MinesweeperContract } from '@glasshouse/rulebook/games/minesweeper/contract'
import {
  minesweeper,
  type MinesweeperBoard,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import { caller } from '../../client/call.ts'
import { LIMITS_MS } from '../../play/bet-bar/house-limits.ts'
import type { LoadLive } from '../../play/frame/seed-screen.tsx'
import type { Climbed, StepGame } from '../../play/steps/step-game.ts'

const call = caller<MinesweeperContract>()

export const game: StepGame<MinesweeperChoice, MinesweeperBoard> = {
  rules: minesweeper,
  calls: {
    state: (signal) => call('GET /api/minesweeper', {}, { quiet: true, signal }),
    begin: (gold, { mines }, { requestId, signal }) =>
      call('POST /api/minesweeper/join', { gold, mines, requestId }, { quiet: true, signal }),
    reveal: (sessionId, cell, { requestId, signal }) =>
      call('POST /api/minesweeper/reveal', { sessionId, cell, requestId }, { quiet: true, signal }),
    jump: (sessionId, { requestId, signal }) =>
      call('POST /api/minesweeper/jump', { sessionId, requestId }, { quiet: true, signal }),
    mine: (lastCreateTime, signal) =>
      call('GET /api/minesweeper/mine_recored/{lastCreateTime}', { lastCreateTime }, { quiet: true, signal }),
  },
}

export const loadLive: LoadLive<MinesweeperChoice, Climbed<MinesweeperBoard>> = (signal) =>
  call('GET /api/minesweeper/recored/{lastCreateTime}', { lastCreateTime: 0 }, { quiet: true, signal })

export const settingQuery = {
  queryKey: ['play', minesweeper.id, 'setting'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call('GET /api/minesweeper/setting', {}, { quiet: true, signal }),
  staleTime: LIMITS_MS,
  refetchInterval: LIMITS_MS,
}
