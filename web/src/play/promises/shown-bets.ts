// Bets on own seeds as their answers showed them. When the pair is revealed, its export must say the same.

import type { SettledBet } from '../settled-bet.ts'
import { currentAccount } from './account.ts'
import { shownBets, type ShownBet } from './kinds.ts'
import { comparePairOfBet } from './seed-promises.ts'
import { recall, renew } from './storage.ts'

/** So many nonces share an item. */
const PER_ITEM = 50

const keyOf = (account: string, pairId: number, nonce: number): string =>
  `${account}.${pairId}.${Math.floor(nonce / PER_ITEM)}`

/** Keeps a bet as it was shown. The first showing counts. */
export function noteShownBet(game: string, { id, gold, payout, choice, outcome, proof }: SettledBet): void {
  const account = currentAccount()
  if (account === null) return
  comparePairOfBet(account, proof)
  const key = keyOf(account, proof.seedPairId, proof.nonce)
  const kept = recall(shownBets, key)
  if (kept && Object.hasOwn(kept.value, proof.nonce)) return
  const bet: ShownBet = [id, game, gold, payout, choice, outcome]
  renew(shownBets, key, { ...kept?.value, [proof.nonce]: bet }, kept?.time)
}

/** The bet that was shown for this nonce; null where another device made it, or too many came after it. */
export function shownBetAt(account: string, pairId: number, nonce: number): ShownBet | null {
  const bet: unknown = recall(shownBets, keyOf(account, pairId, nonce))?.value[nonce]
  return Array.isArray(bet) && bet.length === 6 ? (bet as unknown as ShownBet) : null
}
