// Minesweeper on the step engine.

import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import { STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { minesweeperContract } from '@glasshouse/rulebook/games/minesweeper/contract'
import {
  minesweeper,
  MINES_MAX,
  MINES_MIN,
  multiplierTable,
  TILES,
  type MinesweeperChoice,
} from '@glasshouse/rulebook/games/minesweeper/rules'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from '../../play/engines/game-module.ts'

/** The stored outcome of an ended game. */
interface Ended {
  mines: number[]
  opened: number[]
}
const { id } = minesweeper

export const game: GameModule = {
  rules: minesweeper,
  routes: ({ steps, seeds, betHistory }) => {
    const engine = steps(minesweeper)
    return implement(minesweeperContract, {
      state: async (_, { playerId }) => ({
        session: (await engine.open(playerId))?.session ?? null,
        seeds: await seeds.show(playerId),
      }),
      setting: async () => {
        const limits = await engine.limits()
        return {
          rtp: toDecimal(minesweeper.rtp),
          houseEdge: toDecimal({ of: BigInt(minesweeper.edgePpm), per: 1_000_000n }),
          tiles: TILES,
          minMines: MINES_MIN,
          maxMines: MINES_MAX,
          stepGold: toWire(STAKE_STEP),
          maxProfit: toWire(limits.profitPerBet),
          tables: [...minesweeper.choices()].map(({ mines }) => {
            const { min, max } = minesweeper.stakes({ mines }, limits)
            return { mines, minGold: toWire(min), maxGold: toWire(max), multipliers: multiplierTable(mines) }
          }),
        }
      },
      join: ({ gold, mines, requestId }, { playerId }) =>
        engine.begin(playerId, { requestId, stake: fromWire(gold), choice: { mines } }),
      reveal: ({ sessionId, cell, requestId }, { playerId }) =>
        engine.reveal(playerId, { betId: BigInt(sessionId), cell, requestId }),
      jump: ({ sessionId }, { playerId }) => engine.cashOut(playerId, BigInt(sessionId)),
      mine: ({ lastCreateTime }, { playerId }) =>
        betHistory.mine<MinesweeperChoice, Ended>({ id }, playerId, lastCreateTime),
      records: ({ lastCreateTime }) => betHistory.publicBets<MinesweeperChoice, Ended>({ id }, lastCreateTime),
    })
  },
}
