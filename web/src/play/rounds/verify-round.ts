// Recomputes a shared round, and a bet on it, in the browser. It trusts nothing that the server said: each claim is
// compared with what came out.

import { paysAt } from '@glasshouse/rulebook/core/coins'
import { bytesToHex, chainStep, Draws, hexToBytes, roundPublic } from '@glasshouse/rulebook/play/draws'
import type { CrashRules, LotteryRules } from '@glasshouse/rulebook/play/game'
import { check, type Check } from '../fairness/verify.ts'
import type { BeaconClaim, RoundClaim as ProvenRound } from './round-path.ts'

type RoundClaim = Omit<ProvenRound, 'epoch'>

interface BetClaim<Choice, Outcome> {
  readonly gold: number
  readonly payout: number
  readonly choice: Choice
  readonly outcome: Outcome
  readonly round: RoundClaim
}

export interface RoundCheck<Outcome> {
  /** The round's hash is the one that was committed to: its SHA-256 was published before. */
  readonly commit: Check<string>
  readonly outcome: Check<Outcome>
  /** A fresh stream of the round, and the text that is hashed first. */
  readonly draws: () => Draws
  readonly message: string
  /** In beacon mode the outcome depends on it; its signature is checked apart. */
  readonly beacon: BeaconClaim
  /** Of a bet on it. */
  readonly payout?: Check<number>
  readonly holds: boolean
}

export function verifyRound<Outcome>(
  rules: { readonly id: string; draw(draws: Draws): Outcome },
  claim: RoundClaim,
  outcome: Outcome,
): RoundCheck<Outcome> {
  const key = hexToBytes(claim.hash)
  const publicPart = roundPublic(claim.salt, claim.beacon ?? undefined)
  const draws = (): Draws => new Draws(key, rules.id, publicPart, claim.index)
  const commit = check(claim.commit, bytesToHex(chainStep(key)))
  const drawn = check(outcome, rules.draw(draws()))
  const message = `PF1:${rules.id}:${publicPart}:${claim.index}:0`
  // A round in beacon mode has no outcome without its beacon.
  const isDecided = (claim.beaconRound ?? null) === null || (claim.beacon ?? null) !== null
  const holds = commit.holds && drawn.holds && isDecided
  return { commit, outcome: drawn, draws, message, beacon: claim, holds }
}

function withPayout<Outcome>(round: RoundCheck<Outcome>, claimed: number, computed: bigint) {
  const payout = check(claimed, Number(computed))
  return { ...round, payout, holds: round.holds && payout.holds }
}

export function verifyDrawnBet<Choice, Outcome>(rules: LotteryRules<Choice, Outcome>, bet: BetClaim<Choice, Outcome>) {
  const round = verifyRound(rules, bet.round, bet.outcome)
  // Computed from the outcome drawn here, not from the claimed one.
  return withPayout(round, bet.payout, rules.payout(BigInt(bet.gold), bet.choice, round.outcome.computed))
}

/** The outcome of a crash round is its bust point. */
export const verifyCrashRound = (rules: CrashRules, claim: RoundClaim, bust: number): RoundCheck<number> =>
  verifyRound({ id: rules.id, draw: (draws) => rules.draw(draws).bust }, claim, bust)

export function verifyCrashBet(
  rules: CrashRules,
  bet: BetClaim<{ readonly auto: number | null }, { readonly bust: number; readonly exit: number }>,
) {
  const { bust, exit } = bet.outcome
  const { auto } = bet.choice
  const round = verifyCrashRound(rules, bet.round, bust)
  const target = auto === null ? Infinity : (rules.autoMultiplier(auto) ?? Infinity)
  // Nobody cashes out above the bust point or their own target, and a target that was reached counts.
  const stop = exit === 0 ? target : Math.min(exit, target)
  // Where it left by what was asked for; 0 where it was still in at the end.
  const left = stop <= round.outcome.computed ? stop : 0
  return { ...withPayout(round, bet.payout, paysAt(BigInt(bet.gold), left)), left }
}
