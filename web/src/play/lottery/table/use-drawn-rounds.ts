import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lotteryCalls } from '../lottery-calls.ts'
import type { LotteryGame, LotteryPhase, LotteryRound } from '../lottery-game.ts'
import type { Place } from '../../rounds/round-path.ts'
import { sameRound } from '../moment.ts'

const SHOWN = 40

export interface DrawnRound<Outcome> extends Place {
  readonly outcome: Outcome
}

const newestFirst = (a: Place, b: Place): number => b.epoch - a.epoch || b.index - a.index

/** The last rounds whose results were shown: asked for once, then kept up to date by what the screen has shown. */
export function useDrawnRounds<Choice, Outcome>(
  { rules }: LotteryGame<Choice, Outcome>,
  round: LotteryRound<Outcome> | null | undefined,
  phase: LotteryPhase | null,
): readonly DrawnRound<Outcome>[] | undefined {
  const queries = useQueryClient()
  const key = ['play', rules.id, 'rounds']
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<readonly DrawnRound<Outcome>[]> =>
      (await lotteryCalls(rules).records(0, signal))
        .slice(0, SHOWN)
        .map(({ epoch, index, outcome }) => ({ epoch, index, outcome })),
  })
  const isKnown = data !== undefined
  const drawn = round && round.outcome !== null ? round : null
  useEffect(() => {
    if (!drawn || drawn.outcome === null || !isKnown) return
    const { epoch, index, outcome } = drawn
    queries.setQueryData<readonly DrawnRound<Outcome>[]>(['play', rules.id, 'rounds'], (old) => {
      if (!old || old.some((one) => sameRound(one, { epoch, index }))) return old
      return [{ epoch, index, outcome }, ...old].toSorted(newestFirst).slice(0, SHOWN)
    })
  }, [queries, rules.id, drawn, isKnown])
  // The server's list may hold an outcome that the stage has not shown yet; which one is unknown until the round is.
  if (round === undefined) return undefined
  return phase === 'result' || !round ? data : data?.filter((one) => !sameRound(one, round))
}
