// A stake that may not play after all goes back to its player, with words that say why.

import { randomUUID } from 'node:crypto'
import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { Tx } from '../db/tx.ts'
import type { Bar } from './bars.ts'

/** Leaves a message for a player. */
export type Tell = (
  tx: Tx,
  playerId: bigint,
  code: string,
  params: Readonly<Record<string, string | number>>,
) => Promise<void>

export interface BarredBet {
  readonly id: bigint
  readonly playerId: bigint
  readonly bar: Bar
}

const NOWHERE = 100

/** Gives open bets of one game back; what has ended meanwhile stays as it ended. */
export async function giveBack(tx: Tx, game: string, barred: readonly BarredBet[], tell?: Tell): Promise<void> {
  if (barred.length === 0) return
  // Players' rows before their accounts, as everyone locks them.
  await tx.query('select 1 from players where id = any($1) order by id for no key update', [
    barred.map(({ playerId }) => playerId),
  ])
  const ended = await tx.query<{ bet_id: bigint; payout: Coins }>(
    `select bet_id, payout from settle_round_bets($1, $2, $3, array_fill($4::int4, array[cardinality($3::int8[])]),
         array(select b.stake from unnest($3::int8[]) with ordinality i(id, place) join bets b on b.id = i.id order by place),
         'refunded') where fresh`,
    [`end:${randomUUID()}`, game, barred.map(({ id }) => id), NOWHERE],
  )
  const paid = new Map(ended.map(({ bet_id, payout }) => [bet_id, payout]))
  for (const { id, playerId, bar } of barred) {
    const gold = paid.get(id)
    if (gold !== undefined) await tell?.(tx, playerId, 'protection.betBack', { game, gold: Number(gold), bar })
  }
}
