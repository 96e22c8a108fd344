// Wingo on the lottery engine.

import { wingoContract } from '@glasshouse/rulebook/games/wingo/contract'
import { SELECTIONS, wingo } from '@glasshouse/rulebook/games/wingo/rules'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from '../../play/engines/game-module.ts'
import { singleBetsFor, lotteryHandlers } from '../../play/engines/lottery-game.ts'

export const game: GameModule = {
  rules: wingo,
  routes: ({ lottery }) => {
    const singleBets = singleBetsFor(SELECTIONS, (selection) => ({ selections: [selection] }))
    return implement(
      wingoContract,
      lotteryHandlers(lottery(wingo), { readChoice: ({ selections }) => ({ selections }), singleBets }),
    )
  },
}
