// The player's orders as they change: told on the live line, and asked for where the line does not tell.

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RechargeRow, WalletContract, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../client/call.ts'
import { useLive, type Topic } from '../client/live/live.ts'
import { refreshBalance, useSession } from '../client/session.ts'
import { toneOf } from './order-words.ts'

const call = caller<WalletContract>()
const quiet = { quiet: true }
/** Confirmations are counted without anyone telling, so a deposit is asked after more often. */
const ASK_SEEN_MS = 2000
const ASK_OPEN_MS = 5000
/** An order that expired may still be paid. */
const ASK_ENDED_MS = 15_000
const TOLD = 5

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
    return { recharges: recharges.slice(0, TOLD), withdrawals: withdrawals.slice(0, TOLD) }
  },
}

/** The newest orders, in and out; undefined until they are known, and for visitors. */
export function useOrders(): Orders | undefined {
  const { loggedIn } = useSession()
  return useLive(loggedIn ? ordersTopic : null)
}

interface Moving {
  readonly id: number
  readonly steps: readonly unknown[]
}

/** Of two reports of one order the one that has gone further; as far as they are alike, the first. */
export const further = <Order extends Moving>(one: Order, other: Order | undefined): Order =>
  other && other.id === one.id && other.steps.length > one.steps.length ? other : one

/** One recharge, followed to its end; `error` is why it is not known. */
export function useRecharge(id: number | null): {
  order: RechargeRow | undefined
  error: Error | null
  refetch: () => void
} {
  const told = useOrders()?.recharges.find((one) => one.id === id)
  const { data, error, refetch } = useQuery({
    queryKey: ['wallet', 'recharge', id],
    queryFn: ({ signal }) => call('GET /api/recharge/status/{id}', { id: id ?? 0 }, { ...quiet, signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => askAgainMs(state.data),
    meta: { own: true },
  })
  const order = data ? further(data, told) : told
  useFreshBalance(order?.state)
  return { order, error: order ? null : error, refetch: () => void refetch() }
}

function askAgainMs(order: RechargeRow | undefined): number | false {
  if (!order || order.state === 'credited') return false
  if (order.state === 'seen') return ASK_SEEN_MS
  return toneOf(order.state) === 'open' ? ASK_OPEN_MS : ASK_ENDED_MS
}

/** Every step of an order may have moved gold. */
export function useFreshBalance(state: string | undefined): void {
  useEffect(() => {
    if (state) refreshBalance().catch(() => undefined)
  }, [state])
}
