import { useState, type ReactNode } from 'react'
import { useMessages } from '../../ui/i18n.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { later } from '../later.tsx'
import { messages } from '../messages.ts'
import type { FeedBet, SettledBet } from '../settled-bet.ts'
import type { ProofRules } from './verify.ts'

/** A bet that was opened, and whose it is: that decides how its seed can become known. */
export type OpenBet<Choice = unknown, Outcome = unknown> =
  | { readonly owner: 'mine' | 'demo'; readonly bet: SettledBet<Choice, Outcome> }
  | { readonly owner: 'other'; readonly bet: FeedBet<Choice, Outcome> }

/** How a game tells one of its bets, and the two sums that prove it. */
export interface ProofWords<Choice = unknown, Outcome = unknown> {
  choice(choice: Choice): string
  outcome(outcome: Outcome): string
  /** From the seeds to the outcome, line by line. */
  drawn(bet: SettledBet<Choice, Outcome>, serverSeed: string): readonly string[]
  paid(bet: SettledBet<Choice, Outcome>): string
  /** The outcome drawn, where words alone do not show it; a `figure`. */
  picture?(outcome: Outcome): ReactNode
}

interface BetSheetProps<Choice, Outcome> {
  rules: ProofRules<Choice, Outcome>
  words: ProofWords<Choice, Outcome>
  open: OpenBet<Choice, Outcome> | null
  onClose: () => void
}

const BetDetails = later(async () => (await import('./bet-details.tsx')).BetDetails)

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
