// A bet that is over, in the one shape that lists, sheets and scenes of every game read.

import type { ComponentType, ReactNode } from 'react'
import type { OutputOf } from '@glasshouse/rulebook/wire/endpoint'
import type { FairnessContract } from '@glasshouse/rulebook/wire/play/fairness'

export type PublicBet = OutputOf<FairnessContract, 'GET /api/bet/{id}'>
export type SeedProof = NonNullable<PublicBet['proof']>
export type Seeds = OutputOf<FairnessContract, 'GET /api/fair/seeds'>

/** What a game shows on the public page of one of its bets: the default export of its proof.tsx. */
export type GameProof = ComponentType<{ bet: PublicBet }>
export type LoadProof = () => Promise<GameProof>

export type PublicRound = OutputOf<FairnessContract, 'GET /api/fair/round/{game}/{epoch}/{index}'>

export interface RoundProofProps {
  round: PublicRound
  /** Published with its limits and bets; not so where somebody typed in the values of a round. */
  hasBook?: boolean
}

/** What a game with shared rounds shows on the public page of one of them: the default export of its round-proof.tsx. */
export type GameRoundProof = ComponentType<RoundProofProps>
export type LoadRoundProof = () => Promise<GameRoundProof>

export interface SettledBet<Choice = unknown, Outcome = unknown> {
  readonly id: number
  readonly gold: number
  readonly payout: number
  readonly choice: Choice
  readonly outcome: Outcome
  readonly createTime: number
  readonly proof: SeedProof
}

/** A line of a public feed; its proof is fetched when somebody asks for it. */
export interface FeedBet<Choice = unknown, Outcome = unknown> extends Omit<SettledBet<Choice, Outcome>, 'proof'> {
  readonly player: string
}

/** A bet that was opened, and whose it is: that decides how its seed can become known. */
export type OpenBet<Choice = unknown, Outcome = unknown> =
  | { readonly owner: 'mine' | 'demo'; readonly bet: SettledBet<Choice, Outcome> }
  | { readonly owner: 'other'; readonly bet: FeedBet<Choice, Outcome> }

/** The texts of a game about one of its bets, and the two sums that prove it. */
export interface ProofText<Choice = unknown, Outcome = unknown> {
  choice(choice: Choice): string
  outcome(outcome: Outcome): string
  /** From the seeds to the outcome, line by line. */
  drawn(bet: SettledBet<Choice, Outcome>, serverSeed: string): readonly string[]
  paid(bet: SettledBet<Choice, Outcome>): string
  /** The outcome drawn, where a text alone does not show it; a `figure`. */
  picture?(outcome: Outcome): ReactNode
}

export type Tone = 'win' | 'returned' | 'lost'

/** A payout at or below the stake is never dressed as a win. */
export function toneOf({ gold, payout }: { gold: number; payout: number }): Tone {
  if (payout > gold) return 'win'
  return payout > 0 ? 'returned' : 'lost'
}

/** How much there is to celebrate, 0 to 1, by the size of the win; a win of `10 ** decades` times the stake is the most. */
export const winStrength = ({ gold, payout }: { gold: number; payout: number }, decades = 3): number =>
  payout > gold ? Math.min(1, Math.log10(payout / gold) / decades + 0.1) : 0
