// Turntable on the instant engine.

import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import { STAKE_STEP } from '@glasshouse/rulebook/play/limits'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { turntableContract } from '@glasshouse/rulebook/games/turntable/contract'
import { topOf, turntable, WHEELS } from '@glasshouse/rulebook/games/turntable/rules'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from '../../play/engines/game-module.ts'

export const game: GameModule = {
  rules: turntable,
  routes: ({ instant, seeds, bankroll, betHistory }) =>
    implement(turntableContract, {
      state: async (_, { playerId }) => ({ ...(await seeds.show(playerId)), wheels: WHEELS }),
      join: async ({ gold, risk, requestId }, { playerId }) =>
        await instant.play(turntable, { playerId, requestId, stake: fromWire(gold), choice: { risk } }),
      setting: async () => {
        const limits = await bankroll.limits(turntable)
        const stakesOf = (risk: 'low' | 'medium' | 'high') => {
          const { min, max } = turntable.stakes({ risk }, limits)
          return { minGold: toWire(min), maxGold: toWire(max < 0n ? 0n : max), multiplier: topOf(risk) }
        }
        return {
          rtp: toDecimal(turntable.rtp),
          houseEdge: toDecimal({ of: BigInt(turntable.edgePpm), per: 1_000_000n }),
          maxProfit: toWire(limits.profitPerBet),
          stepGold: toWire(STAKE_STEP),
          wheels: WHEELS,
          stakes: { low: stakesOf('low'), medium: stakesOf('medium'), high: stakesOf('high') },
        }
      },
      records: ({ lastCreateTime }) => betHistory.publicBets(turntable, lastCreateTime),
      mine: ({ lastCreateTime }, { playerId }) => betHistory.mine(turntable, playerId, lastCreateTime),
    }),
}
