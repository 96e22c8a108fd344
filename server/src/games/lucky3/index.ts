// Lucky Fair Lottery on the lottery engine.

import { lucky3Contract } from '@glasshouse/rulebook/games/lucky3/contract'
import { BET_TYPES, BETS, lucky3, type BetType, type Lucky3Choice } from '@glasshouse/rulebook/games/lucky3/rules'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from '../../play/engines/game-module.ts'
import { singleBetsFor, lotteryHandlers } from '../../play/engines/lottery-game.ts'

/** All picks of a type have the same odds, except boxes: three different digits, or a pair. */
const example = (type: BetType): Lucky3Choice => ({ type, pick: '123'.slice(0, BETS[type].picks) })
const singleBets = { ...singleBetsFor(BET_TYPES, example), boxPair: { type: 'box', pick: '112' } } as const

export const game: GameModule = {
  rules: lucky3,
  routes: ({ lottery }) =>
    implement(
      lucky3Contract,
      lotteryHandlers(lottery(lucky3), { readChoice: ({ type, pick }) => ({ type, pick }), singleBets }),
    ),
}
