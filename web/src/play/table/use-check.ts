import { useState } from 'react'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { useProblemText } from './problem-text.ts'
import { useLookUp } from './use-look-up.ts'

interface Check {
  /** Nobody may bet again before it is known whether the first bet was placed. */
  readonly isChecking: boolean
  /** Looks up a bet that was not answered, and says first that it will, then what it found. */
  readonly check: (requestId: string, say: (text: string, isProblem: boolean) => void) => Promise<void>
}

/** What became of bets that were sent and never answered. */
export function useCheck(): Check {
  const t = useMessages(messages)
  const format = useFormat()
  const problemText = useProblemText()
  const lookUp = useLookUp()
  const [isChecking, setChecking] = useState(false)
  return {
    isChecking,
    async check(requestId, say) {
      setChecking(true)
      say(t('sentUnanswered'), true)
      try {
        const bet = await lookUp(requestId)
        say(bet ? t('wasPlaced', { gold: format.gold(bet.gold) }) : t('wasNotPlaced'), bet === null)
      } catch (error) {
        // The screen was left; whatever was placed is in the history.
        if (!(error instanceof DOMException)) say(problemText(error), true)
      }
      setChecking(false)
    },
  }
}
