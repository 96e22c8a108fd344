import { useQuery } from '@tanstack/react-query'
import type { WalletContract, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { toneOf } from '../../wallet/order-words.ts'
import { further, useFreshBalance, useOrders } from '../../wallet/use-order.ts'

const call = caller<WalletContract>()
const ASK_OPEN_MS = 5000

/** One withdrawal, followed to its end; `error` is why it is not known. */
export function useWithdrawal(id: number): {
  order: WithdrawalRow | undefined
  error: Error | null
  refetch: () => void
} {
  const told = useOrders()?.withdrawals.find((one) => one.id === id)
  const { data, error, refetch } = useQuery({
    queryKey: ['wallet', 'withdrawal', id],
    queryFn: ({ signal }) => call('GET /api/withdrawal/status/{id}', { id }, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data && toneOf(state.data.state) === 'open' ? ASK_OPEN_MS : false),
    meta: { own: true },
  })
  const order = data ? further(data, told) : told
  useFreshBalance(order?.state)
  return { order, error: order ? null : error, refetch: () => void refetch() }
}
