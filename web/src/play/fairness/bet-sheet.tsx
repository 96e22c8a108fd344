import { useState } from 'react'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { lazyWithRetry } from '../../client/lazy/lazy-with-retry.tsx'
import { messages } from '../messages.ts'
import type { OpenBet, ProofWords } from './proof-types.ts'
import type { ProofRules } from './verify.ts'

interface BetSheetProps<Choice, Outcome> {
  rules: ProofRules<Choice, Outcome>
  words: ProofWords<Choice, Outcome>
  open: OpenBet<Choice, Outcome> | null
  onClose: () => void
}

const BetDetails = lazyWithRetry(async () => (await import('./bet-details.tsx')).BetDetails)

/** One bet in full, with 'Verify this bet'. */
export function BetSheet<Choice, Outcome>({ rules, words, open, onClose }: BetSheetProps<Choice, Outcome>) {
  const t = useMessages(messages)
  // What was opened last stays while the sheet leaves the screen.
  const [shown, setShown] = useState(open)
  if (open && open !== shown) setShown(open)
  return (
    <Sheet open={open !== null} onClose={onClose} title={t(shown?.owner === 'demo' ? 'demoBet' : 'bet')}>
      {shown && <BetDetails key={`${shown.owner}-${shown.bet.id}`} rules={rules} words={words} open={shown} />}
    </Sheet>
  )
}
