// Recomputes a shared round, and a bet on it, in the browser. It trusts nothing that the server said: each claim is
// compared with what came out.

import { paysAt } from '@glasshouse/rulebook/core/coins'
import { bytesToHex, chainStep, Draws, hexToBytes, roundPublic } from '@glasshouse/rulebook/play/draws'
import { bustPoint } from '@glasshouse/rulebook/play/crash-engine'
import type { CrashRules } from '@glasshouse/rulebook/play/game'
import { check, type Check } from '../../fairness/verify.ts'

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

export function verifyRound(rules: CrashRules, claim: RoundClaim, bust: number): RoundCheck {
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

export interface CrashBetCheck extends RoundCheck {
  /** Where it left by what was asked for; 0 where it was still in at the end. */
  readonly left: number
  readonly payout: Check<number>
}

export function verifyCrashBet(
  rules: CrashRules,
  bet: {
    readonly gold: number
    readonly payout: number
    readonly choice: { readonly auto: number | null }
    readonly outcome: { readonly bust: number; readonly exit: number }
    readonly round: RoundClaim
  },
): CrashBetCheck {
  const round = verifyRound(rules, bet.round, bet.outcome.bust)
  const { exit } = bet.outcome
  const { auto } = bet.choice
  const target = auto === null ? Infinity : (rules.autoMultiplier(auto) ?? Infinity)
  // Nobody cashes out above the bust point or their own target, and a target that was reached counts.
  const stop = exit === 0 ? target : Math.min(exit, target)
  const left = stop <= round.bust.computed ? stop : 0
  const payout = check(bet.payout, Number(paysAt(BigInt(bet.gold), left)))
  return { ...round, left, payout, holds: round.holds && payout.holds }
}
