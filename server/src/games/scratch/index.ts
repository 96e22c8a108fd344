// Scratch card on the instant engine: a card is settled when it is bought, scratching only shows it.

import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { scratchContract } from '@glasshouse/rulebook/games/scratch/contract'
import { FIELDS, prices, scratch, TICKETS, TIERS } from '@glasshouse/rulebook/games/scratch/rules'
import { implement } from '../../platform/http/route.ts'
import type { GameModule } from '../../play/engines/game-module.ts'

export const game: GameModule = {
  rules: scratch,
  routes: ({ instant, seeds, bankroll, betHistory }) => {
    const onSale = async (): Promise<number[]> => prices(await bankroll.limits(scratch)).map((price) => toWire(price))
    return implement(scratchContract, {
      next: async (_, { playerId }) => {
        const { seedPairId, nonce, serverSeedHash, nextServerSeedHash, clientSeed } = await seeds.show(playerId)
        const [lastCard] = await betHistory.mine(scratch, playerId, 0)
        return {
          cardNo: seedPairId === null ? null : nonce,
          serverSeedHash,
          nextServerSeedHash,
          clientSeed,
          prices: await onSale(),
          table: TIERS,
          lastCard: lastCard ?? null,
        }
      },
      setting: async () => ({
        rtp: toDecimal(scratch.rtp),
        houseEdge: toDecimal({ of: BigInt(scratch.edgePpm), per: 1_000_000n }),
        prices: await onSale(),
        table: TIERS,
        tickets: TICKETS,
        fields: FIELDS,
      }),
      join: async ({ gold, requestId }, { playerId }) =>
        await instant.play(scratch, { playerId, requestId, stake: fromWire(gold), choice: {} }),
      winners: ({ lastCreateTime }) => betHistory.winners(scratch, lastCreateTime),
      mine: ({ lastCreateTime }, { playerId }) => betHistory.mine(scratch, playerId, lastCreateTime),
    })
  },
}
