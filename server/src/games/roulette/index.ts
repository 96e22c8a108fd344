// Roulette on the lottery engine.

import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { rouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import { COLOURS, PAY_TABLE, roulette, WHEEL } from '@glasshouse/rulebook/games/roulette/rules'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from '../../play/engines/game-module.ts'
import { singleBetsFor, lotteryHandlers } from '../../play/engines/lottery-game.ts'

export const game: GameModule = {
  rules: roulette,
  routes: ({ lottery }) => {
    const table = lottery(roulette)
    const singleBets = singleBetsFor(COLOURS, (colour) => ({ colour }))
    return implement(rouletteContract, {
      ...lotteryHandlers(table, { readChoice: ({ colour }) => ({ colour }), singleBets }),
      role: async () => ({
        wheel: WHEEL,
        colours: COLOURS.map((colour) => ({ colour, ...PAY_TABLE[colour], rtp: toDecimal(roulette.rtp) })),
        ...roulette.phases,
      }),
      leaderboard: () => table.leaders(),
    })
  },
}
