import { useInfiniteQuery } from '@tanstack/react-query'
import { nextCursor } from '../client/query/pages.ts'
import { useSession } from '../client/session.ts'
import { further } from './use-order.ts'

interface Listed {
  readonly id: number
  readonly createTime: number
  readonly steps: readonly unknown[]
}

export interface OrderPages<Order> {
  /** Newest first; undefined while they are on their way. */
  readonly orders: readonly Order[] | undefined
  readonly isError: boolean
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly reload: () => void
}

/** Pages of the player's orders by the time of the last one, kept current by the socket. */
export function useOrderPages<Order extends Listed>(
  name: string,
  load: (lastCreateTime: number, signal: AbortSignal) => Promise<readonly Order[]>,
  live: readonly Order[] | undefined,
): OrderPages<Order> {
  const { loggedIn } = useSession()
  const query = useInfiniteQuery({
    queryKey: ['wallet', 'orders', name],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextCursor,
    enabled: loggedIn,
    meta: { own: true },
  })
  return {
    orders: query.data && merged(query.data.pages.flat(), live ?? []),
    isError: query.isError,
    hasMore: query.hasNextPage,
    loadMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    reload: () => void query.refetch(),
  }
}

/** The list with later reports: each order as far as it has come, new ones on top. */
export function merged<Order extends Listed>(listed: readonly Order[], live: readonly Order[]): Order[] {
  const latest = new Map(live.map((order) => [order.id, order]))
  const known = new Set(listed.map(({ id }) => id))
  const newest = listed[0]?.createTime ?? -Infinity
  const fresh = live.filter(({ id, createTime }) => !known.has(id) && createTime > newest)
  return [...fresh, ...listed.map((order) => further(order, latest.get(order.id)))]
}
