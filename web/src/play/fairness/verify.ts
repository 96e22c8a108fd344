// Recomputes a bet from its seeds, in the browser, with the same rulebook that the server plays by.
// It trusts no claim: each one is compared with what came out.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { Draws, hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'
import type { SettledBet } from '../settled-bet.ts'

/** What a proof needs of a game's rules. What the player did in it was no luck: it is taken from what was claimed. */
export interface ProofRules<Choice, Outcome> {
  readonly id: string
  draw(draws: Draws, choice: Choice, claimed: Outcome): Outcome
  payout(stake: Coins, choice: Choice, outcome: Outcome): Coins
}

export interface Check<T> {
  readonly claimed: T
  readonly computed: T
  readonly holds: boolean
}

export const check = <T>(claimed: T, computed: T): Check<T> => ({ claimed, computed, holds: same(claimed, computed) })

/** Throws where the seed is no hex at all; a wrong seed just does not hold. */
export function verifyBet<Choice, Outcome>(
  rules: ProofRules<Choice, Outcome>,
  bet: SettledBet<Choice, Outcome>,
  serverSeed: string,
) {
  const key = hexToBytes(serverSeed)
  const { serverSeedHash, clientSeed, nonce } = bet.proof
  // The server seed is the one that was committed to before the bet.
  const commitment = check(serverSeedHash, seedHash(key))
  const outcome = check(bet.outcome, rules.draw(new Draws(key, rules.id, clientSeed, nonce), bet.choice, bet.outcome))
  const payout = check(bet.payout, Number(rules.payout(BigInt(bet.gold), bet.choice, outcome.computed)))
  return { commitment, outcome, payout, holds: commitment.holds && outcome.holds && payout.holds }
}

/** The message that is hashed with the server seed as its key. */
export const drawMessage = (game: string, { clientSeed, nonce }: SettledBet['proof']): string =>
  `PF1:${game}:${clientSeed}:${nonce}:0`

/** Equal as plain data, whatever the order of the fields. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b)
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
}
