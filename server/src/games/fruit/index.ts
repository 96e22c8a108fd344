// Fruit Bomb on the lottery engine.

import { fruitContract } from '@glasshouse/rulebook/games/fruit/contract'
import { FRUITS, fruit } from '@glasshouse/rulebook/games/fruit/rules'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from '../../play/engines/game-module.ts'
import { singleBetsFor, lotteryHandlers } from '../../play/engines/lottery-game.ts'

export const game: GameModule = {
  rules: fruit,
  routes: ({ lottery }) => {
    const singleBets = singleBetsFor(FRUITS, (selection) => ({ selections: [selection] }))
    return implement(
      fruitContract,
      lotteryHandlers(lottery(fruit), { readChoice: ({ selections }) => ({ selections }), singleBets }),
    )
  },
}
