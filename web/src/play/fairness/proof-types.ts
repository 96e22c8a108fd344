import type { ReactNode } from 'react'
import type { FeedBet, SettledBet } from '../settled-bet.ts'

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
