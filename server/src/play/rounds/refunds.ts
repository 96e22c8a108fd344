// Refunds queued bets, with a message to the player where a restriction is the reason.

import { randomUUID } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import { notifyPlayer } from '../../platform/db/notify-player.ts'
import type { Tx } from '../../platform/db/tx.ts'
import type { Restriction } from '../risk/bet-restrictions.ts'
import { countSettled } from '../stats/bet-counts.ts'

export interface RestrictedBet {
  readonly id: bigint
  readonly playerId: bigint
  readonly restriction: Restriction
}

const STAKE_MULTIPLIER = 100

/** Refunds queued bets of restricted players and sends the reason. */
export async function refundRestricted(tx: Tx, game: string, restricted: readonly RestrictedBet[]): Promise<void> {
  if (restricted.length === 0) return
  // Locks players before accounts, in the global lock order.
  await tx.query('select 1 from players_public where id = any($1) order by id for no key update', [
    restricted.map(({ playerId }) => playerId),
  ])
  const refunds = await refundQueued(
    tx,
    game,
    restricted.map(({ id }) => id),
  )
  for (const { id, playerId, restriction } of restricted) {
    const gold = refunds.get(id)
    if (gold !== undefined)
      await notifyPlayer(tx, playerId, 'protection.betBack', { game, gold: Number(gold), restriction })
  }
}

/**
 * Refunds bets that are still queued and returns the refunded amounts. The caller may be late: bets that joined a round
 * or ended meanwhile stay.
 */
export async function refundQueued(tx: Tx, game: string, ids: readonly bigint[]): Promise<Map<bigint, Coins>> {
  // Moving or ending a bet locks its player's account, so a bet queued now stays queued until it is refunded.
  await tx.query(
    `select 1 from accounts where kind = 'player' and owner_id in (select player_id from bets where id = any($1))
       order by id for update`,
    [ids],
  )
  const ended = await tx.query<{ bet_id: bigint; payout: Coins }>(
    `with waiting as materialized (select id, stake from bets where id = any($3::int8[]) and state = 'queued')
       select bet_id, payout from settle_round_bets($1, $2, array(select id from waiting),
         array(select $4::int4 from waiting), array(select stake from waiting), 'refunded')`,
    [`end:${randomUUID()}`, game, ids, STAKE_MULTIPLIER],
  )
  for (const { payout } of ended) countSettled(game, 'refunded', payout)
  return new Map(ended.map(({ bet_id, payout }) => [bet_id, payout]))
}
