import { fairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Chains } from './chain.ts'
import type { BetHistory } from '../history/bets.ts'
import type { Returns } from '../stats/returns.ts'
import type { RoundHistory } from '../history/rounds.ts'
import type { Seeds } from './seeds.ts'

export interface FairnessDeps {
  readonly seeds: Seeds
  readonly betHistory: BetHistory
  readonly rounds: RoundHistory
  readonly chains: Chains
  readonly returns: Returns
}

export const fairnessRoutes = ({ seeds, betHistory, rounds, chains, returns }: FairnessDeps): Route[] =>
  implement(fairnessContract, {
    seeds: (_, { playerId }) => seeds.show(playerId),
    rotate: ({ clientSeed }, { playerId }) => seeds.rotate(playerId, clientSeed),
    export: ({ seedPairId, from }, { playerId }) => betHistory.exportPair(playerId, seedPairId, from),
    pairs: ({ lastCreateTime }, { playerId }) => seeds.revealed(playerId, lastCreateTime),
    bet: ({ id }) => betHistory.publicBet(id),
    requested: ({ requestId }, { playerId }) => betHistory.byRequest(playerId, requestId),
    epochs: () => chains.epochs(),
    manifest: ({ epoch }) => chains.manifest(epoch),
    round: (position) => rounds.publicRound(position),
    book: (position) => rounds.book(position),
    returns: () => returns.all(),
  })
