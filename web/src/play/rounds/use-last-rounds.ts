import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sameRound, type Place } from './round-path.ts'

export interface PastRound<Result> extends Place {
  readonly result: Result
}

interface LastRoundsOptions<Result> {
  readonly game: string
  /** How many are shown. */
  readonly count: number
  readonly load: (signal: AbortSignal) => Promise<readonly PastRound<Result>[]>
  readonly round: Place | null | undefined
  /** Of that round; null until it is over. */
  readonly result: Result | null
}

const newestFirst = (a: Place, b: Place): number => b.epoch - a.epoch || b.index - a.index

/** The last rounds that ended: asked for once, then kept up to date by what the socket delivers. */
export function useLastRounds<Result>(options: LastRoundsOptions<Result>): readonly PastRound<Result>[] | undefined {
  const { game, count, load, round, result } = options
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['play', game, 'rounds'],
    queryFn: async ({ signal }) => (await load(signal)).slice(0, count),
  })
  const isKnown = data !== undefined
  const { epoch, index } = round ?? { epoch: 0, index: 0 }
  useEffect(() => {
    if (result === null || !isKnown) return
    queries.setQueryData<readonly PastRound<Result>[]>(['play', game, 'rounds'], (old) => {
      if (!old || old.some((one) => sameRound(one, { epoch, index }))) return old
      return [{ epoch, index, result }, ...old].toSorted(newestFirst).slice(0, count)
    })
  }, [queries, game, count, epoch, index, result, isKnown])
  return data
}
