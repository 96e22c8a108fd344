import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet'
import { CallError, caller } from '../../client/call.ts'
import { navigate } from '../../client/navigate.tsx'
import { Unanswered, untilAnswered } from '../../play/table/request.ts'
import { useMessages } from '../../ui/i18n.ts'
import { withdrawalPath } from '../../wallet/paths.ts'
import { fieldOf, isQuoteGone, type Entered, type Field } from './form.ts'
import { messages } from './messages.ts'
import type { HeldQuote } from './use-quote.ts'

const call = caller<WalletContract>()
const ATTEMPT_MS = 20_000

interface Hearing {
  /** A field was refused, in the server's words. */
  readonly onRefused: (field: Field, words: string) => void
  /** The quote is no longer good. */
  readonly onQuoteGone: () => void
}

export interface Withdrawing {
  readonly isBusy: boolean
  readonly problem: string | null
  readonly forget: () => void
  readonly send: (quote: HeldQuote, entered: Entered) => Promise<void>
}

/** Withdraws by a quote and goes to the order's page. What was not answered is said again under the quote's own id. */
export function useWithdraw({ onRefused, onQuoteGone }: Hearing): Withdrawing {
  const t = useMessages(messages)
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const send = async ({ quoteId, requestId }: HeldQuote, entered: Entered): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const order = { quoteId, requestId, ...entered }
      const { id } = await untilAnswered(() =>
        call('POST /api/withdrawal', order, { quiet: true, signal: AbortSignal.timeout(ATTEMPT_MS) }),
      )
      navigate.redirect(withdrawalPath(id))
      void queries.invalidateQueries({ queryKey: ['wallet'] })
    } catch (error) {
      if (error instanceof Unanswered) setProblem(t('unanswered'))
      else if (error instanceof CallError) {
        const field = fieldOf(error.errno)
        if (field) onRefused(field, error.message)
        else setProblem(error.message)
        if (isQuoteGone(error.errno)) onQuoteGone()
      } else throw error
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, forget: () => setProblem(null), send }
}
