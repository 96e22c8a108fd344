import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { RechargeRow, WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { live } from '../../client/live/live.ts'

const call = caller<WalletContract>()

export type Pay = OutputOf<WalletContract, 'GET /api/recharge/pay/{id}'>

/** Where and until when an order can be paid: asked for anew whenever its state has changed. */
export function usePay({ id, kind, state }: RechargeRow): Pay | undefined {
  const { data } = useQuery({
    queryKey: ['wallet', 'pay', id, state],
    queryFn: async ({ signal }) => {
      const sentMs = performance.now()
      const pay = await call('GET /api/recharge/pay/{id}', { id }, { quiet: true, signal })
      live.clock.sample(sentMs, pay.serverNow, performance.now())
      return pay
    },
    enabled: kind === 'fiat',
    placeholderData: keepPreviousData,
    meta: { own: true },
  })
  return data
}
