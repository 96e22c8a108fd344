// Recomputes a shared draw, and a bet on it, in the browser. It trusts no claim: each one is
// compared with what was computed.

import { bytesToHex, chainStep, Draws, hexToBytes, roundPublic } from '@glasshouse/rulebook/play/draws'
import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import { check, type Check } from '../../fairness/verify.ts'
import type { DrawnBet, RoundProof } from '../lottery-game.ts'

type RoundClaim = Pick<RoundProof, 'index' | 'hash' | 'commit' | 'salt'>

export interface DrawCheck<Outcome> {
  /** The round's hash is the one that was committed to: its SHA-256 was published before. */
  readonly commit: Check<string>
  readonly outcome: Check<Outcome>
  /** A fresh stream of the round, and the text that is hashed first. */
  readonly draws: () => Draws
  readonly message: string
  readonly holds: boolean
}

export function verifyDraw<Choice, Outcome>(
  rules: LotteryRules<Choice, Outcome>,
  claim: RoundClaim,
  outcome: Outcome,
): DrawCheck<Outcome> {
  const key = hexToBytes(claim.hash)
  const draws = (): Draws => new Draws(key, rules.id, roundPublic(claim.salt), claim.index)
  const commit = check(claim.commit, bytesToHex(chainStep(key)))
  const drawn = check(outcome, rules.draw(draws()))
  const message = `PF1:${rules.id}:${roundPublic(claim.salt)}:${claim.index}:0`
  return { commit, outcome: drawn, draws, message, holds: commit.holds && drawn.holds }
}

export interface DrawnBetCheck<Outcome> extends DrawCheck<Outcome> {
  readonly payout: Check<number>
}

export function verifyDrawnBet<Choice, Outcome>(
  rules: LotteryRules<Choice, Outcome>,
  bet: Pick<DrawnBet<Choice, Outcome>, 'gold' | 'payout' | 'choice' | 'outcome'> & { readonly round: RoundClaim },
): DrawnBetCheck<Outcome> {
  const round = verifyDraw(rules, bet.round, bet.outcome)
  // Computed from the outcome drawn here, not from the claimed one.
  const payout = check(bet.payout, Number(rules.payout(BigInt(bet.gold), bet.choice, round.outcome.computed)))
  return { ...round, payout, holds: round.holds && payout.holds }
}
