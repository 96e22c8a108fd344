// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { nextCursor, PAGE_ROWS } from '../../client/query/pages.ts'
import type { SettledBet } from '../settled-bet.ts'
import { addMyBet, liveBetsKey } from './use-my-bets.ts'

const bet = (id: number): SettledBet => ({
  id,
  gold: 100,
  payout: 0,
  choice: {},
  outcome: {},
  createTime: id,
  proof: { seedPairId: 1, serverSeedHash: '', serverSeed: null, clientSeed: 'x', nonce: id },
})

it('keeps a bet that settles while an older answer is still on its way', async () => {
  const queries = new QueryClient()
  const queryKey = ['play', 'roller', 'mine']
  let answerLate = (): void => undefined
  const load = vi
    .fn()
    // Written before the second bet, and slow to come.
    .mockImplementationOnce(() => new Promise((resolve) => (answerLate = () => resolve({ pages: [[bet(1)]] }))))
    .mockResolvedValue({ pages: [[bet(2), bet(1)]] })
  const seen = new QueryObserver<{ pages: SettledBet[][] }>(queries, { queryKey, queryFn: load })
  const leave = seen.subscribe(() => undefined)
  addMyBet(queries, 'roller', bet(2))
  answerLate()
  await vi.waitFor(() =>
    expect(
      seen
        .getCurrentResult()
        .data?.pages.flat()
        .map(({ id }) => id),
    ).toEqual([2, 1]),
  )
  expect(load).toHaveBeenCalledTimes(2)
  leave()
})

it('puts a settled bet on top of a list at rest, once', () => {
  const queries = new QueryClient()
  const queryKey = ['play', 'roller', 'mine']
  queries.setQueryData(queryKey, { pages: [[bet(1)]], pageParams: [0] })
  addMyBet(queries, 'roller', bet(2))
  addMyBet(queries, 'roller', bet(2))
  expect(queries.getQueryData(queryKey)).toMatchObject({ pages: [[{ id: 2 }, { id: 1 }]] })
})

const bets = (count: number): SettledBet[] => Array.from({ length: count }, (_, at) => bet(count - at))

it('offers more only under a full page', () => {
  expect(nextCursor([])).toBeUndefined()
  expect(nextCursor(bets(PAGE_ROWS - 1))).toBeUndefined()
  expect(nextCursor(bets(PAGE_ROWS))).toBe(1)
  // A page that ends with rows of one createTime is longer.
  expect(nextCursor(bets(PAGE_ROWS + 3))).toBe(1)
})

it('does not offer more under a whole list that a settled bet fills up', () => {
  const queries = new QueryClient()
  const queryKey = ['play', 'roller', 'mine']
  queries.setQueryData(queryKey, { pages: [bets(PAGE_ROWS - 1)], pageParams: [0] })
  for (const id of [100, 101]) addMyBet(queries, 'roller', bet(id))
  const { pages, pageParams } = queries.getQueryData(queryKey) as { pages: SettledBet[][]; pageParams: number[] }
  expect(pages.flat()).toHaveLength(PAGE_ROWS + 1)
  expect(nextCursor(pages.at(-1) ?? [])).toBeUndefined()
  expect(pageParams).toHaveLength(pages.length)
})

it('has everyone’s bets asked for again after one’s own', async () => {
  const queries = new QueryClient()
  const load = vi.fn().mockResolvedValue([])
  const seen = new QueryObserver(queries, { queryKey: liveBetsKey('roller'), queryFn: load, staleTime: Infinity })
  const leave = seen.subscribe(() => undefined)
  await vi.waitFor(() => expect(queries.getQueryData(liveBetsKey('roller'))).toEqual([]))
  addMyBet(queries, 'roller', bet(1))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  leave()
})
