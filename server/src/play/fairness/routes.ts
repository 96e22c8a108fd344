import { fairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Chains } from './chain.ts'
import type { BetHistory } from '../history/bets.ts'
import type { Returns } from '../stats/returns.ts'
import type { RoundHistory } from '../history/rounds.ts'
import type { Seeds } from './seeds.ts'

export interface FairnessDeps {
  readonly seeds: Seeds
  readonly records: BetHistory
  readonly rounds: RoundHistory
  readonly chains: Chains
  readonly returns: Returns
}

export const fairnessRoutes = ({ seeds, records, rounds, chains, returns }: FairnessDeps): Route[] =>
  implement(fairnessContract, {
    seeds: (_, { playerId }) => seeds.show(playerId),
    rotate: ({ clientSeed }, { playerId }) => seeds.rotate(playerId, clientSeed),
    export: ({ seedPairId, from }, { playerId }) => records.exportPair(playerId, seedPairId, from),
    pairs: ({ lastCreateTime }, { playerId }) => seeds.revealed(playerId, lastCreateTime),
    bet: ({ id }) => records.one(id),
    requested: ({ requestId }, { playerId }) => records.byRequest(playerId, requestId),
    epochs: () => chains.epochs(),
    manifest: ({ epoch }) => chains.manifest(epoch),
    round: (place) => rounds.one(place),
    book: (place) => rounds.book(place),
    returns: () => returns.all(),
  })
