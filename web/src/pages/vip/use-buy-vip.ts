import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { VipContract } from '@glasshouse/rulebook/wire/vip'
import type { VipFacts } from '../../chat/use-characters.ts'
import { CallError, caller } from '../../client/call.ts'
import { setBalance } from '../../client/session.ts'
import { newRequestId, Unanswered, untilAnswered } from '../../play/table/request.ts'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

const call = caller<VipContract>()
const ATTEMPT_MS = 20_000

export type Price = VipFacts['prices'][number]

/** Buys VIP once: what was not answered is said again under the same id. True when it is bought. */
export function useBuyVip(): { isBusy: boolean; buy: (price: Price) => Promise<boolean> } {
  const t = useMessages(messages)
  const format = useFormat()
  const memory = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const intent = useRef<(Price & { requestId: string }) | null>(null)

  const buy = async ({ days, gold }: Price): Promise<boolean> => {
    if (intent.current?.days !== days || intent.current.gold !== gold) {
      intent.current = { days, gold, requestId: newRequestId() }
    }
    const order = intent.current
    setBusy(true)
    try {
      const { until, balance } = await untilAnswered(() =>
        call('POST /api/order/vip', order, { quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) }),
      )
      intent.current = null
      setBalance(balance)
      toast(t('bought', { date: format.date(until ?? 0) }))
      await memory.invalidateQueries({ queryKey: ['vip'] })
      await memory.invalidateQueries({ queryKey: ['characters'] })
      return true
    } catch (error) {
      if (error instanceof Unanswered) toast(t('unanswered'))
      else if (error instanceof CallError) {
        intent.current = null
        toast(error.network ? t('offline') : error.message)
        // The price may have changed, or another device has bought.
        await memory.invalidateQueries({ queryKey: ['vip'] })
      } else throw error
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, buy }
}
