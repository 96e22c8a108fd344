import { CallError } from '../../client/call.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { noticeRefusal } from '../protection/use-protection.ts'
import { NotEnoughGold } from './demo.ts'
import { Unanswered } from './request.ts'

/** The text for a bet that was not placed; any other error is our fault and must be seen. */
export function useProblemText(): (error: unknown) => string {
  const t = useMessages(messages)
  const format = useFormat()
  return (error) => {
    if (error instanceof Unanswered) return t('unanswered')
    if (error instanceof NotEnoughGold) return t('balanceLow', { gold: format.gold(error.gold) })
    if (error instanceof CallError) {
      noticeRefusal(error.errno)
      return error.network ? t('notPlacedOffline') : error.message
    }
    throw error
  }
}
