import { useQueryClient } from '@tanstack/react-query'
import type { VipContract } from '@glasshouse/rulebook/wire/chat/vip'
import type { VipFacts } from '../../chat/use-characters.ts'
import { CallError, caller } from '../../client/call.ts'
import { setBalance } from '../../client/session.ts'
import { keepIntent, useIsUnderWay } from '../../play/table/intent.ts'
import { newRequestId, Unanswered, untilAnswered } from '../../play/table/request.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'

const call = caller<VipContract>()
const ATTEMPT_MS = 20_000
const purchase = keepIntent<string>()

export type Price = VipFacts['prices'][number]

/** Buys VIP. An unanswered request is repeated under the same id, so that it is charged once. True when bought. */
export function useBuyVip(): { isBusy: boolean; buy: (price: Price) => Promise<boolean> } {
  const t = useMessages(messages)
  const format = useFormat()
  const memory = useQueryClient()
  const isBusy = useIsUnderWay(purchase)

  const buy = async ({ days, gold }: Price): Promise<boolean> => {
    const options = () => ({ quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) })
    try {
      const { until, balance } = await purchase.send({ days, gold }, newRequestId(), (requestId) =>
        untilAnswered(() => call('POST /api/order/vip', { days, gold, requestId }, options())),
      )
      setBalance(balance)
      toast(t('bought', { date: format.date(until ?? 0) }))
      // Nobody waits for these: the sheet has to close before its button can be pressed again.
      void memory.invalidateQueries({ queryKey: ['vip'] })
      void memory.invalidateQueries({ queryKey: ['characters'] })
      return true
    } catch (error) {
      if (error instanceof Unanswered) toast(t('unanswered'))
      else if (error instanceof CallError) {
        toast(error.network ? t('offline') : error.message)
        // The price may have changed, or another device has bought.
        void memory.invalidateQueries({ queryKey: ['vip'] })
      } else throw error
      return false
    }
  }
  return { isBusy, buy }
}
