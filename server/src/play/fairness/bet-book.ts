// The book of a round: one line per bet, in the order of their numbers. Its hash is told at the lock, the text after
// the round, so that no bet can be added or taken away once the outcome is known.

import { createHash } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Vault } from '../../platform/db/vault.ts'

export interface BookLine {
  readonly id: bigint
  readonly playerId: bigint
  readonly stake: Coins
  readonly choice: unknown
}

export function bookOf(vault: Vault, bets: readonly BookLine[]): { text: string; root: string } {
  const text = bets
    .map(({ id, playerId, stake, choice }) => `${id}|${userTag(vault, playerId)}|${stake}|${JSON.stringify(choice)}\n`)
    .join('')
  return { text, root: createHash('sha256').update(text).digest('hex') }
}

/** A player's pseudonym in public books. */
const userTag = (vault: Vault, playerId: bigint): string =>
  vault.fingerprint('user-tag', String(playerId)).toString('hex').slice(0, 16)
