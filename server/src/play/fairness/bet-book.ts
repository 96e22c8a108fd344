// The bet book of a round: one line per bet, ordered by id. Its hash is published at the lock and its text after the
// round, so that no bet can be added or removed once the outcome is known.

import { createHash } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Vault } from '../../platform/db/vault.ts'

export interface BookEntry {
  readonly id: bigint
  readonly playerId: bigint
  readonly stake: Coins
  readonly choice: unknown
}

export function buildBook(vault: Vault, bets: readonly BookEntry[]): { text: string; root: string } {
  const text = bets
    .map(({ id, playerId, stake, choice }) => `${id}|${userTag(vault, playerId)}|${stake}|${JSON.stringify(choice)}\n`)
    .join('')
  return { text, root: createHash('sha256').update(text).digest('hex') }
}

/** A player's pseudonym in public bet books. */
const userTag = (vault: Vault, playerId: bigint): string =>
  vault.fingerprint('user-tag', String(playerId)).toString('hex').slice(0, 16)
