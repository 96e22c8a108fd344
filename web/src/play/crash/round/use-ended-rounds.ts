import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LiveRound } from '@glasshouse/rulebook/wire/realtime'
import { callCrash, crashKey } from '../../../client/live/crash-calls.ts'
import type { Place } from '../../rounds/round-path.ts'

const SHOWN = 24

export interface EndedRound extends Place {
  readonly bust: number
}

const order = (a: EndedRound, b: EndedRound): number => b.epoch - a.epoch || b.index - a.index

/** The last rounds that ended: asked for once, then kept up to date by what the socket tells. */
export function useEndedRounds(game: string, round: LiveRound | null | undefined): readonly EndedRound[] | undefined {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['play', game, 'rounds'],
    queryFn: async ({ signal }): Promise<readonly EndedRound[]> => {
      const key = crashKey(game, 'GET /api/crash/recored/{lastCreateTime}')
      const records = await callCrash(key, { lastCreateTime: 0 }, { quiet: true, signal })
      return records.slice(0, SHOWN).map(({ epoch, index, bust }) => ({ epoch, index, bust }))
    },
  })
  const { epoch, index, bust } = round ?? { epoch: 0, index: 0, bust: null }
  const isKnown = data !== undefined
  useEffect(() => {
    if (bust === null || !isKnown) return
    queries.setQueryData<readonly EndedRound[]>(['play', game, 'rounds'], (old) => {
      if (!old || old.some((one) => one.epoch === epoch && one.index === index)) return old
      return [{ epoch, index, bust }, ...old].toSorted(order).slice(0, SHOWN)
    })
  }, [queries, game, epoch, index, bust, isKnown])
  return data
}
