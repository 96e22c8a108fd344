import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InvestmentContract } from '@glasshouse/rulebook/wire/wallet/investment'
import { CallError, caller } from '../../client/call.ts'
import { refreshBalance } from '../../client/session.ts'
import { keepIntent, useIsUnderWay } from '../../play/table/intent.ts'
import { newRequestId, Unanswered, untilAnswered } from '../../play/table/request.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import type { Wanted } from './figures.ts'
import { messages } from './messages.ts'

const call = caller<InvestmentContract>()
const ATTEMPT_MS = 20_000
const order = keepIntent<string>()

/** Sends an order. An unanswered one is repeated under the same id, so that it is never placed twice. */
export function useOrder(onTaken: () => void) {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const isBusy = useIsUnderWay(order)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async (wanted: Wanted): Promise<void> => {
    setProblem(null)
    const options = () => ({ quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) })
    try {
      await order.send(wanted, newRequestId(), (requestId) =>
        untilAnswered(() =>
          wanted.kind === 'buy'
            ? call('POST /api/investment/buy', { gold: wanted.gold, requestId }, options())
            : call('POST /api/investment/redeem', { units: wanted.units, requestId }, options()),
        ),
      )
      toast(t('ordered'))
      onTaken()
      void queries.invalidateQueries({ queryKey: ['investment'] })
      void refreshBalance().catch(() => undefined)
    } catch (error) {
      if (error instanceof Unanswered) setProblem(t('unanswered'))
      else if (error instanceof CallError) setProblem(error.message)
      else throw error
    }
  }
  return { isBusy, problem, send, forget: () => setProblem(null) }
}
