// Lucky Roller on the instant engine.

import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { rollerContract } from '@glasshouse/rulebook/games/roller/contract'
import {
  fewestRolls,
  isChoice,
  payoutIfWon,
  roller,
  ROLLS,
  shownMultiplier,
  winningRolls,
  WINNING_ROLLS_MAX,
  WINNING_ROLLS_MIN,
  type RollerChoice,
} from '@glasshouse/rulebook/games/roller/rules'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from '../../play/engines/game-module.ts'

const MULTIPLIER_PLACES = 4
/** Far above every accepted stake; larger quotes are capped. */
const QUOTED_GOLD_MAX = 1_000_000_000

export const game: GameModule = {
  rules: roller,
  routes: ({ instant, seeds, bankroll, betHistory }) =>
    implement(rollerContract, {
      randHash: (_, { playerId }) => seeds.show(playerId),

      rate: async ({ gold, direction, number }) => {
        const choice = checkChoice({ direction, number })
        const w = winningRolls(choice)
        const stake = fromWire(Math.min(Math.max(1, gold), QUOTED_GOLD_MAX))
        const payout = payoutIfWon(stake, w)
        const { min, max } = roller.stakes(choice, await bankroll.limits(roller))
        return {
          w,
          chance: toDecimal({ of: BigInt(w), per: BigInt(ROLLS) }),
          multiplier: formatMultiplier(w),
          payout: toWire(payout),
          minGold: toWire(min),
          maxGold: toWire(max < 0n ? 0n : max),
          rtp: toDecimal({ of: payout * BigInt(w), per: stake * BigInt(ROLLS) }),
        }
      },

      roll: async ({ gold, direction, number, requestId }, { playerId }) =>
        await instant.play(roller, {
          playerId,
          requestId,
          stake: fromWire(gold),
          choice: checkChoice({ direction, number }),
        }),

      userBet: () => betHistory.latestOf(roller),
      records: ({ lastCreateTime }) => betHistory.publicBets(roller, lastCreateTime),
      mine: ({ lastCreateTime }, { playerId }) => betHistory.mine(roller, playerId, lastCreateTime),

      setting: async () => {
        const limits = await bankroll.limits(roller)
        const widest = roller.stakes({ direction: 'lower', number: WINNING_ROLLS_MAX }, limits)
        return {
          rtp: toDecimal(roller.rtp),
          houseEdge: toDecimal({ of: BigInt(roller.edgePpm), per: 1_000_000n }),
          rolls: ROLLS,
          minWinningRolls: WINNING_ROLLS_MIN,
          maxWinningRolls: WINNING_ROLLS_MAX,
          reachableWinningRolls: fewestRolls(limits) ?? null,
          minMultiplier: formatMultiplier(WINNING_ROLLS_MAX),
          maxMultiplier: formatMultiplier(WINNING_ROLLS_MIN),
          minGold: 1,
          maxGold: toWire(widest.max),
          maxProfit: toWire(limits.profitPerBet),
        }
      },
    }),
}

const formatMultiplier = (w: number): string =>
  toDecimal({ of: BigInt(shownMultiplier(w)), per: 10n ** BigInt(MULTIPLIER_PLACES) }, MULTIPLIER_PLACES)

function checkChoice(choice: RollerChoice): RollerChoice {
  if (!isChoice(choice)) throw new Refusal('choiceInvalid')
  return choice
}
