// A list of the server's, page after page. The first page is asked for anew while somebody looks at it and at it alone:
// whoever has gone further down would lose his place.

import { keepPreviousData } from '@tanstack/react-query'
import { isSomebodyHere } from '../../client/activity.ts'
import { useAnswerPages } from '../../client/answers.ts'
import type { Answer, Input, Key } from '../../client/call.ts'

const LIVE_MS = 5000

type NameIn<K> = K extends `GET /api/console/list/${infer Name}` ? Name : never
export type ListName = NameIn<Key>
type PageKey<N extends ListName> = Extract<Key, `GET /api/console/list/${N}`>
export type RowOf<N extends ListName> = Answer<PageKey<N>> extends { rows: (infer R)[] } ? R : never
type Page<N extends ListName> = { rows: RowOf<N>[]; next: string | null }
export type Asked = Readonly<Record<string, string | number | undefined>>

export function useList<N extends ListName>(name: N, asked: Asked) {
  // What it is asked for comes from the address, and the server checks it.
  const inputAt = (cursor: string) => ({ ...asked, ...(cursor && { cursor }) }) as Input<PageKey<N>>
  const list = useAnswerPages(`GET /api/console/list/${name}` as PageKey<N>, inputAt, {
    initialPageParam: '',
    getNextPageParam: (page) => (page as Page<N>).next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages.length === 1 && isSomebodyHere() ? LIVE_MS : false),
    refetchOnWindowFocus: ({ state }) => state.data?.pages.length === 1,
  })
  return { ...list, rows: list.data?.pages.flatMap((page) => (page as Page<N>).rows) ?? [] }
}
