// Recomputes a shared round, and a bet on it, in the browser. It trusts nothing that it was told: each claim stands
// beside what came out.

import { paysAt } from '@glasshouse/rulebook/core/coins'
import { bytesToHex, chainStep, Draws, hexToBytes, roundPublic } from '@glasshouse/rulebook/core/draws'
import { bustPoint } from '@glasshouse/rulebook/core/flight'
import type { FlightRules } from '@glasshouse/rulebook/core/game'
import { check, type Check } from '../fairness/verify.ts'

interface RoundClaim {
  readonly index: number
  readonly hash: string
  readonly commit: string
  readonly salt: string
}

export interface RoundCheck {
  /** The round's hash is the one that was committed to: its SHA-256 was published before. */
  readonly commit: Check<string>
  readonly bust: Check<number>
  /** The first 52 bits, from which the bust point follows, and the text that was hashed. */
  readonly r: bigint
  readonly message: string
  readonly holds: boolean
}

export function verifyRound(rules: FlightRules, claim: RoundClaim, bust: number): RoundCheck {
  const key = hexToBytes(claim.hash)
  const draws = (): Draws => new Draws(key, rules.id, roundPublic(claim.salt), claim.index)
  const commit = check(claim.commit, bytesToHex(chainStep(key)))
  const drawn = check(bust, rules.draw(draws()).bust)
  return {
    commit,
    bust: drawn,
    r: draws().r52(),
    message: `PF1:${rules.id}:${roundPublic(claim.salt)}:${claim.index}:0`,
    holds: commit.holds && drawn.holds,
  }
}

/** What was drawn before the game's top cut it. */
export const drawnPoint = (r: bigint): bigint => bustPoint(r)

export interface FlightBetCheck extends RoundCheck {
  readonly payout: Check<number>
}

export function verifyFlightBet(
  rules: FlightRules,
  bet: {
    readonly gold: number
    readonly payout: number
    readonly outcome: { readonly bust: number; readonly exit: number }
    readonly round: RoundClaim
  },
): FlightBetCheck {
  const round = verifyRound(rules, bet.round, bet.outcome.bust)
  const { exit } = bet.outcome
  // Whoever left above the bust point can not have left.
  const payout = check(bet.payout, exit > 0 && exit <= round.bust.computed ? Number(paysAt(BigInt(bet.gold), exit)) : 0)
  return { ...round, payout, holds: round.holds && payout.holds }
}
