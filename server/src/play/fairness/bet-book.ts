// The bet book of a round. Its hash is published at the lock and its text after the round, so that no bet can be added
// or removed, and no cap changed, once the outcome is known.

import { createHash } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { writeBook, type BookLimits, type BookRound } from '@glasshouse/rulebook/play/bet-book'
import type { Vault } from '../../platform/db/vault.ts'

export interface BookEntry {
  readonly id: bigint
  readonly playerId: bigint
  readonly stake: Coins
  readonly choice: unknown
  readonly cap: number | null
}

export function buildBook(
  vault: Vault,
  round: BookRound,
  limits: BookLimits,
  bets: readonly BookEntry[],
): { text: string; root: string } {
  const lines = bets.map(({ playerId, ...bet }) => ({ ...bet, player: userTag(vault, playerId) }))
  const text = writeBook({ round, limits, lines })
  return { text, root: createHash('sha256').update(text).digest('hex') }
}

/** A player's pseudonym in public bet books. */
const userTag = (vault: Vault, playerId: bigint): string =>
  vault.fingerprint('user-tag', String(playerId)).toString('hex').slice(0, 16)
