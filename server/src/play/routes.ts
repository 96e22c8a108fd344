import type { GameFacts } from '@glasshouse/rulebook/core/game'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { fairnessContract } from '@glasshouse/rulebook/wire/fairness'
import { implement, type Route } from '../http/route.ts'
import type { Chains } from './chain.ts'
import type { Records } from './records.ts'
import type { RoundRecords } from './round-records.ts'
import type { Seeds } from './seeds.ts'

export interface FairnessParts {
  readonly seeds: Seeds
  readonly records: Records
  readonly rounds: RoundRecords
  readonly chains: Chains
  readonly games: readonly GameFacts[]
}

export const fairnessRoutes = ({ seeds, records, rounds, chains, games }: FairnessParts): Route[] =>
  implement(fairnessContract, {
    seeds: (_, { playerId }) => seeds.show(playerId),
    rotate: ({ clientSeed }, { playerId }) => seeds.rotate(playerId, clientSeed),
    export: ({ seedPairId, from }, { playerId }) => records.exportPair(playerId, seedPairId, from),
    bet: ({ id }) => records.one(id),
    manifest: ({ epoch }) => chains.manifest(epoch),
    round: (place) => rounds.one(place),
    book: (place) => rounds.book(place),
    returns: async () =>
      games.map(({ id, rtp, edgePpm, topMultiplier }) => ({ game: id, rtp: toDecimal(rtp), edgePpm, topMultiplier })),
  })
