import { useInfiniteQuery, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { nextCursor, PAGE_ROWS } from '../../client/query/pages.ts'
import { useSession } from '../../client/session.ts'
import { useIsDemo } from '../closed-table.tsx'
import { seedsKey } from '../seeds.ts'
import type { Seeds, SettledBet } from '../settled-bet.ts'
import { demo } from '../table/demo.ts'

export interface BetPages<Bet> {
  /** Newest first; undefined while they are on their way. */
  readonly bets: readonly Bet[] | undefined
  readonly isError: boolean
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly reload: () => void
}

export type LoadBets<Bet> = (lastCreateTime: number, signal: AbortSignal) => Promise<readonly Bet[]>
export type LoadPage<Choice, Outcome> = LoadBets<SettledBet<Choice, Outcome>>

export const liveBetsKey = (game: string) => ['play', game, 'live'] as const
const myBetsKey = (game: string) => ['play', game, 'mine'] as const

/** The player's own bets of a game: pages from the server, or what the demo table remembers. */
export function useMyBets<Choice, Outcome>(
  game: string,
  load: LoadPage<Choice, Outcome>,
): BetPages<SettledBet<Choice, Outcome>> {
  const demoBets = useSyncExternalStore(demo.subscribe, () => demo.table().bets)
  const own = demoBets.filter((bet) => bet.game === game) as unknown as SettledBet<Choice, Outcome>[]
  return useBetPages(game, load, own)
}

/** Pages of the player's own bets; a visitor sees the demo's. */
export function useBetPages<Bet extends { readonly createTime: number }>(
  game: string,
  load: LoadBets<Bet>,
  demoBets: readonly Bet[],
  /** Of what has just ended with a bet of the player's: then the pages are asked for anew. */
  endedId: number | null = null,
): BetPages<Bet> {
  const { loggedIn } = useSession()
  const isDemo = useIsDemo()
  const queries = useQueryClient()
  useEffect(() => {
    if (endedId !== null) void reloadMyBets(queries, game)
  }, [queries, game, endedId])
  const query = useInfiniteQuery({
    queryKey: myBetsKey(game),
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextCursor,
    enabled: loggedIn,
    staleTime: 60_000,
    meta: { own: true },
  })
  if (isDemo) {
    return { bets: demoBets, isError: false, hasMore: false, loadMore: () => undefined, reload: () => undefined }
  }
  return {
    bets: query.data?.pages.flat(),
    isError: query.isError,
    hasMore: query.hasNextPage,
    loadMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    reload: () => void query.refetch(),
  }
}

/** Puts a bet just settled on top of the list, without asking the server again. */
export function addMyBet(queries: QueryClient, game: string, bet: SettledBet): void {
  const queryKey = myBetsKey(game)
  // An answer that is under way may be older than this bet, and would take it off the list again.
  if (queries.isFetching({ queryKey }) > 0)
    void queries.cancelQueries({ queryKey }).then(() => queries.invalidateQueries({ queryKey }))
  queries.setQueryData<InfiniteData<readonly SettledBet[], number>>(queryKey, (old) => {
    const [first = [], ...others] = old?.pages ?? []
    if (!old || first.some((known) => known.id === bet.id)) return old
    const pages = [[bet, ...first], ...others]
    // A whole list of one page must not look as if it had another because it became full here.
    if (others.length > 0 || first.length !== PAGE_ROWS - 1) return { ...old, pages }
    return { pages: [...pages, []], pageParams: [...old.pageParams, first.at(-1)?.createTime ?? 0] }
  })
  void queries.invalidateQueries({ queryKey: liveBetsKey(game) })
  countNonce(queries, bet)
}

/** The next bet has the nonce after this one; a game of several steps may end after later bets were made. */
export function countNonce(queries: QueryClient, { proof }: Pick<SettledBet, 'proof'>): void {
  queries.setQueryData<Seeds>(seedsKey, (old) =>
    old?.seedPairId === proof.seedPairId ? { ...old, nonce: Math.max(old.nonce, proof.nonce + 1) } : old,
  )
}

export const reloadMyBets = (queries: QueryClient, game: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: myBetsKey(game) })
