import { fairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import type { Database } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import type { Chains } from './chain.ts'
import type { BetHistory } from '../history/bets.ts'
import type { Returns } from '../stats/returns.ts'
import type { RoundHistory } from '../history/rounds.ts'
import type { Releases } from './releases.ts'
import { readReplacements } from './replacements.ts'
import type { Seeds } from './seeds.ts'

export interface FairnessDeps {
  readonly db: Database
  readonly seeds: Seeds
  readonly betHistory: BetHistory
  readonly rounds: RoundHistory
  readonly chains: Chains
  readonly returns: Returns
  readonly releases: Releases
}

export const fairnessRoutes = ({ db, seeds, betHistory, rounds, chains, returns, releases }: FairnessDeps): Route[] =>
  implement(fairnessContract, {
    seeds: (_, { playerId }) => seeds.show(playerId),
    rotate: ({ clientSeed, nextServerSeedHash }, { playerId }) =>
      seeds.rotate(playerId, clientSeed, nextServerSeedHash),
    export: ({ seedPairId, from }, { playerId }) => betHistory.exportPair(playerId, seedPairId, from),
    pairs: ({ lastCreateTime }, { playerId }) => seeds.revealed(playerId, lastCreateTime),
    bet: ({ id }) => betHistory.publicBet(id),
    requested: ({ requestId }, { playerId }) => betHistory.byRequest(playerId, requestId),
    replacements: () => readReplacements(db),
    epochs: () => chains.epochs(),
    manifest: ({ epoch }) => chains.published(epoch),
    releases: () => releases.all(),
    release: ({ number }) => releases.one(number),
    round: (position) => rounds.publicRound(position),
    book: (position) => rounds.book(position),
    returns: () => returns.all(),
  })
