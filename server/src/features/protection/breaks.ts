// Breaks and self-exclusion: at once, everywhere, and never shorter than was asked for. Open rounds settle and an open game
// of several steps may be finished, for their stakes were taken before; bets that wait for a round are given back.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Tx } from '../../platform/db/tx.ts'
import { FOR_EVER, accountRefusal, type Asking } from '../../play/risk/bet-restrictions.ts'
import { giveBack, type Tell } from '../../play/rounds/refunds.ts'
import { holdGuard, keepStep } from './player-limits.ts'

const DAY_MS = 86_400_000

/** Refuses whoever is on a break or excluded, in words with the date. */
export async function refuseIfRestricted(tx: Asking, playerId: bigint): Promise<void> {
  const refusal = await accountRefusal(tx, playerId)
  if (refusal) throw refusal
}

/** Answers the games in which a bet that waited was given back. */
export async function takeBreak(tx: Tx, playerId: bigint, days: number, tell: Tell): Promise<string[]> {
  await holdGuard(tx, playerId)
  const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
  await goOut(tx, playerId, 'timeout', now + BigInt(days * DAY_MS))
  await keepStep(tx, playerId, 'timeout', { days })
  return await giveBackWaiting(tx, playerId, tell)
}

/** Whoever comes with the same phone or address is not let in again before the end, even after this account is gone. */
export async function exclude(tx: Tx, playerId: bigint, months: number, tell: Tell): Promise<string[]> {
  await holdGuard(tx, playerId)
  const { until } = only(
    await tx.query<{ until: bigint }>(
      `select (extract(epoch from (timestamp 'epoch' + now_ms() * interval '1 millisecond')
                 + make_interval(months => $1::int4)) * 1000)::int8 as until`,
      [months],
    ),
  )
  await goOut(tx, playerId, 'exclusion', months === 0 ? FOR_EVER : until)
  await tx.query(
    `insert into excluded_marks as m (kind, mark, until)
       select k.kind, k.mark, g.out_until from players p join player_guards g on g.player_id = p.id
         cross join lateral (values ('phone', p.phone_hash), ('email', p.email_hash)) k(kind, mark)
         where p.id = $1 and k.mark is not null
       on conflict (kind, mark) do update set until = greatest(m.until, excluded.until)`,
    [playerId],
  )
  await keepStep(tx, playerId, 'exclusion', { months })
  return await giveBackWaiting(tx, playerId, tell)
}

/** Only ever longer; what was an exclusion stays one as long as it would have lasted. */
async function goOut(tx: Tx, playerId: bigint, kind: 'timeout' | 'exclusion', until: bigint): Promise<void> {
  await tx.query(
    `update player_guards set
         out_kind = case when out_until > now_ms() and out_kind = 'exclusion' then 'exclusion' else $2 end,
         out_from = case when out_until > now_ms() then out_from else now_ms() end,
         out_until = greatest(out_until, $3)
       where player_id = $1`,
    [playerId, kind, until],
  )
}

async function giveBackWaiting(tx: Tx, playerId: bigint, tell: Tell): Promise<string[]> {
  const waiting = await tx.query<{ id: bigint; game: string }>(
    `select id, game from bets where player_id = $1 and state = 'queued' order by game, id`,
    [playerId],
  )
  for (const { id, game } of waiting) await giveBack(tx, game, [{ id, playerId, restriction: 'out' }], tell)
  return waiting.map(({ game }) => game)
}

/** Whoever has just registered or named an address must not be someone who has excluded himself. */
export async function refuseExcluded(tx: Asking, kind: 'phone' | 'email', mark: Uint8Array): Promise<void> {
  const found = await tx.query('select 1 from excluded_marks where kind = $1 and mark = $2 and until > now_ms()', [
    kind,
    mark,
  ])
  if (found.length > 0) throw new Refusal('registrationBarred')
}

/** The same for a player whose row has just been written. */
export async function refuseExcludedPlayer(tx: Asking, playerId: bigint): Promise<void> {
  const { phone_hash } = only(
    await tx.query<{ phone_hash: Uint8Array }>('select phone_hash from players where id = $1', [playerId]),
  )
  await refuseExcluded(tx, 'phone', phone_hash)
}
