// The cache of the server's answers. Its keys are made here alone, from the endpoint and its input, so that two different
// calls can never read or overwrite each other's answers. The linter keeps the library's own hooks out of the other files.

import {
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, type Answer, type Input, type Key, type Operator } from './call.ts'

/** A list read page by page is kept in another shape than a single answer, so the kind is part of the key. */
export const answerKey = <K extends Key>(endpoint: K, input: Input<K>) => [endpoint, 'answer', input] as const
export const pagesKey = <K extends Key>(endpoint: K, firstInput: Input<K>) => [endpoint, 'pages', firstInput] as const

type AnswerOptions<K extends Key> = Omit<
  UseQueryOptions<Answer<K>, Error, Answer<K>, ReturnType<typeof answerKey<K>>>,
  'queryKey' | 'queryFn' | 'select'
>

/** Reads an endpoint and keeps its answer. */
export const useAnswer = <K extends Key>(endpoint: K, input: Input<K>, options?: AnswerOptions<K>) =>
  useQuery({ ...options, queryKey: answerKey(endpoint, input), queryFn: () => call(endpoint, input) })

type Pages<K extends Key, Cursor> = InfiniteData<Answer<K>, Cursor>
type PagesOptions<K extends Key, Cursor> = Omit<
  UseInfiniteQueryOptions<Answer<K>, Error, Pages<K, Cursor>, ReturnType<typeof pagesKey<K>>, Cursor>,
  'queryKey' | 'queryFn' | 'select'
>

/** Reads an endpoint page by page. `inputAt` makes the input for a cursor. */
export const useAnswerPages = <K extends Key, Cursor>(
  endpoint: K,
  inputAt: (cursor: Cursor) => Input<K>,
  options: PagesOptions<K, Cursor>,
) =>
  useInfiniteQuery({
    ...options,
    queryKey: pagesKey(endpoint, inputAt(options.initialPageParam)),
    queryFn: ({ pageParam }) => call(endpoint, inputAt(pageParam as Cursor)),
  })

export function useAnswerCache() {
  const client = useQueryClient()
  return useMemo(
    () => ({
      get: <K extends Key>(endpoint: K, input: Input<K>) => client.getQueryData<Answer<K>>(answerKey(endpoint, input)),
      set: <K extends Key>(endpoint: K, input: Input<K>, answer: Answer<K>): void =>
        void client.setQueryData<Answer<K>>(answerKey(endpoint, input), answer),
      /** Refetches every cached answer of an endpoint; with an input, only that one. */
      refresh: <K extends Key>(endpoint: K, input?: Input<K>): Promise<void> =>
        client.invalidateQueries({ queryKey: input === undefined ? [endpoint] : answerKey(endpoint, input) }),
      clear: (): void => client.clear(),
    }),
    [client],
  )
}

/** Who is logged in, once the app has read it. */
export const useOperator = (): Operator | undefined => useAnswerCache().get('GET /api/console/me', {})
