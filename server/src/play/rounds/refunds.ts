// A stake that may not play after all goes back to its player, with words that say why.

import { randomUUID } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Tx } from '../../platform/db/tx.ts'
import type { Restriction } from '../risk/bet-restrictions.ts'

/** Leaves a message for a player. */
export type Tell = (
  tx: Tx,
  playerId: bigint,
  code: string,
  params: Readonly<Record<string, string | number>>,
) => Promise<void>

export interface RestrictedBet {
  readonly id: bigint
  readonly playerId: bigint
  readonly restriction: Restriction
}

const NOWHERE = 100

/** Gives bets of one game that wait for their round back, and says why. */
export async function giveBack(tx: Tx, game: string, restricted: readonly RestrictedBet[], tell?: Tell): Promise<void> {
  if (restricted.length === 0) return
  // Players' rows before their accounts, as everyone locks them.
  await tx.query('select 1 from players where id = any($1) order by id for no key update', [
    restricted.map(({ playerId }) => playerId),
  ])
  const paid = await refundWaiting(
    tx,
    game,
    restricted.map(({ id }) => id),
  )
  for (const { id, playerId, restriction } of restricted) {
    const gold = paid.get(id)
    if (gold !== undefined) await tell?.(tx, playerId, 'protection.betBack', { game, gold: Number(gold), restriction })
  }
}

/**
 * Gives stakes of bets that still wait back, and answers what each was given. Whoever says so may have been held up: what has
 * joined a round or ended meanwhile stays there.
 */
export async function refundWaiting(tx: Tx, game: string, ids: readonly bigint[]): Promise<Map<bigint, Coins>> {
  // Whoever moves or ends a bet holds its player's account: so what waits now still does when it is given back.
  await tx.query(
    `select 1 from accounts where kind = 'player' and owner_id in (select player_id from bets where id = any($1))
       order by id for update`,
    [ids],
  )
  const ended = await tx.query<{ bet_id: bigint; payout: Coins }>(
    `with waiting as materialized (select id, stake from bets where id = any($3::int8[]) and state = 'queued')
       select bet_id, payout from settle_round_bets($1, $2, array(select id from waiting),
         array(select $4::int4 from waiting), array(select stake from waiting), 'refunded')`,
    [`end:${randomUUID()}`, game, ids, NOWHERE],
  )
  return new Map(ended.map(({ bet_id, payout }) => [bet_id, payout]))
}
