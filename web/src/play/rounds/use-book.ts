import { useQuery } from '@tanstack/react-query'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'
import { caller } from '../../client/call.ts'
import type { PublicRound } from '../settled-bet.ts'

const call = caller<FairnessContract>()

/** The bet list of a round that is over, fetched again once all its bets are settled. */
export function useBook({ game, epoch, index, hash, totalPayout }: PublicRound) {
  const isSettled = totalPayout !== null
  return useQuery({
    queryKey: ['book', game, epoch, index, isSettled],
    queryFn: ({ signal }) =>
      call('GET /api/fair/book/{game}/{epoch}/{index}', { game, epoch, index }, { quiet: true, signal }),
    enabled: hash !== null,
    staleTime: Infinity,
  }).data
}
