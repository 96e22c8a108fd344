// A list of the server's, page after page. The first page is asked for anew while somebody looks at it and at it alone:
// whoever has gone further down would lose his place.

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { isSomebodyHere } from '../../client/activity.ts'
import { call, type Answer, type Input, type Key } from '../../client/call.ts'

const LIVE_MS = 5000

type NameIn<K> = K extends `GET /api/console/list/${infer Name}` ? Name : never
export type ListName = NameIn<Key>
type PageKey<N extends ListName> = Extract<Key, `GET /api/console/list/${N}`>
export type RowOf<N extends ListName> = Answer<PageKey<N>> extends { rows: (infer R)[] } ? R : never
export type Asked = Readonly<Record<string, string | number | undefined>>

export function useList<N extends ListName>(name: N, asked: Asked) {
  const list = useInfiniteQuery({
    queryKey: ['list', name, asked],
    queryFn: async ({ pageParam }) => {
      const input = { ...asked, ...(pageParam && { cursor: pageParam }) }
      // Which list it is stands in the key; what it is asked for comes from the address, and the server checks it.
      const page = await call(`GET /api/console/list/${name}` as Key, input as Input<Key>)
      return page as { rows: RowOf<N>[]; next: string | null }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 && isSomebodyHere() ? LIVE_MS : false),
    refetchOnWindowFocus: ({ state }) => state.data?.pages.length === 1,
  })
  return { ...list, rows: list.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}
