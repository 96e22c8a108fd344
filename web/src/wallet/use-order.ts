// The player's orders as they change: sent over the socket, and asked for where the socket does not report a change.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RechargeRow, WalletContract, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../client/call.ts'
import { useLive, type Topic } from '../client/live/live.ts'
import { nextCursor } from '../client/query/pages.ts'
import { refreshBalance, useSession } from '../client/session.ts'
import { toneOf, type OrderState } from './order-text.ts'

const call = caller<WalletContract>()
const quiet = { quiet: true }
/** The socket does not report confirmations, so a deposit is asked for more often. */
const ASK_SEEN_MS = 2000
const ASK_OPEN_MS = 5000
/** An order that expired may still be paid. */
const ASK_ENDED_MS = 15_000
const NEWEST = 5

export interface Orders {
  readonly recharges: readonly RechargeRow[]
  readonly withdrawals: readonly WithdrawalRow[]
}

const ordersTopic: Topic<Orders> = {
  name: 'orders',
  own: true,
  fetch: async () => {
    const newest = { lastCreateTime: 0 }
    const [recharges, withdrawals] = await Promise.all([
      call('GET /api/recharge/{lastCreateTime}', newest, quiet),
      call('GET /api/withdrawal/voucher/{lastCreateTime}', newest, quiet),
    ])
    return { recharges: recharges.slice(0, NEWEST), withdrawals: withdrawals.slice(0, NEWEST) }
  },
}

/** The newest orders, in and out; undefined until they are known, and for visitors. */
export function useOrders(): Orders | undefined {
  const { loggedIn } = useSession()
  return useLive(loggedIn ? ordersTopic : null)
}

interface Progressing {
  readonly id: number
  readonly steps: readonly unknown[]
}

/** Of two reports of one order the one that has gone further; as far as they are alike, the first. */
export const further = <Order extends Progressing>(one: Order, other: Order | undefined): Order =>
  other && other.id === one.id && other.steps.length > one.steps.length ? other : one

/** One recharge, followed to its end; `error` is why it is not known. */
export function useRecharge(id: number) {
  const live = useOrders()?.recharges.find((one) => one.id === id)
  const query = useQuery({
    queryKey: ['wallet', 'recharge', id],
    queryFn: ({ signal }) => call('GET /api/recharge/status/{id}', { id }, { ...quiet, signal }),
    refetchInterval: ({ state }) => askAgainMs(state.data?.state),
    meta: { own: true },
  })
  return useFollowed(query, live)
}

/** One withdrawal, followed to its end; `error` is why it is not known. */
export function useWithdrawal(id: number) {
  const live = useOrders()?.withdrawals.find((one) => one.id === id)
  const query = useQuery({
    queryKey: ['wallet', 'withdrawal', id],
    queryFn: ({ signal }) => call('GET /api/withdrawal/status/{id}', { id }, { ...quiet, signal }),
    refetchInterval: ({ state }) => (state.data && toneOf(state.data.state) === 'open' ? ASK_OPEN_MS : false),
    meta: { own: true },
  })
  return useFollowed(query, live)
}

function askAgainMs(state: RechargeRow['state'] | undefined): number | false {
  if (!state || state === 'credited') return false
  if (state === 'seen') return ASK_SEEN_MS
  return toneOf(state) === 'open' ? ASK_OPEN_MS : ASK_ENDED_MS
}

interface Answer<Order> {
  readonly data: Order | undefined
  readonly error: Error | null
  refetch(): unknown
}

/** Joins the answer with what the socket reports. Every step of an order may have moved gold, so the balance follows. */
function useFollowed<Order extends Progressing & { state: OrderState }>(
  { data, error, refetch }: Answer<Order>,
  live: Order | undefined,
) {
  const order = data ? further(data, live) : live
  const state = order?.state
  useEffect(() => {
    if (state) refreshBalance().catch(() => undefined)
  }, [state])
  return { order, error: order ? null : error, refetch: () => void refetch() }
}

interface Listed {
  readonly id: number
  readonly createTime: number
  readonly steps: readonly unknown[]
}

/** Pages of the player's orders by the time of the last one, kept current by the socket. */
export function useOrderPages<Order extends Listed>(
  name: string,
  load: (lastCreateTime: number, signal: AbortSignal) => Promise<readonly Order[]>,
  live: readonly Order[] | undefined,
) {
  const { loggedIn } = useSession()
  const query = useInfiniteQuery({
    queryKey: ['wallet', 'orders', name],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextCursor,
    enabled: loggedIn,
    meta: { own: true },
  })
  return { ...query, data: query.data && { pages: [merged(query.data.pages.flat(), live ?? [])] } }
}

export type OrderPages<Order extends Listed> = ReturnType<typeof useOrderPages<Order>>

/** The list with later reports: each order as far as it has come, new ones on top. */
export function merged<Order extends Listed>(listed: readonly Order[], live: readonly Order[]): Order[] {
  const latest = new Map(live.map((order) => [order.id, order]))
  const known = new Set(listed.map(({ id }) => id))
  const newest = listed[0]?.createTime ?? -Infinity
  const fresh = live.filter(({ id, createTime }) => !known.has(id) && createTime > newest)
  return [...fresh, ...listed.map((order) => further(order, latest.get(order.id)))]
}
