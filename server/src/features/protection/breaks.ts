// Time-outs and self-exclusion. They apply immediately and everywhere, and can never be shortened. Open rounds settle and
// open step games may be finished, because their stakes are already paid. Bets queued for a round are refunded.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Tx } from '../../platform/db/tx.ts'
import { FOR_EVER, accountRefusal, type Querier } from '../../play/risk/bet-restrictions.ts'
import { refundRestricted } from '../../play/rounds/refunds.ts'
import { phoneHash } from './kept-limits.ts'
import { lockProtection, recordProtectionEvent } from './protection-events.ts'

const DAY_MS = 86_400_000

/** Refuses a player who is on a time-out or excluded, with the end date. */
export async function refuseIfRestricted(tx: Querier, playerId: bigint): Promise<void> {
  const refusal = await accountRefusal(tx, playerId)
  if (refusal) throw refusal
}

/** Returns the games in which a queued bet was refunded. */
export async function takeBreak(tx: Tx, playerId: bigint, days: number): Promise<string[]> {
  await lockProtection(tx, playerId)
  const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
  await restrict(tx, playerId, 'timeout', now + BigInt(days * DAY_MS))
  await tx.query('select save_excluded_marks($1)', [playerId])
  await recordProtectionEvent(tx, playerId, 'timeout', { days })
  return await refundQueuedBets(tx, playerId)
}

/** Follows the person to other accounts until the end, even after this account is closed. */
export async function exclude(tx: Tx, playerId: bigint, months: number): Promise<string[]> {
  await lockProtection(tx, playerId)
  const { until } = only(
    await tx.query<{ until: bigint }>(
      `select (extract(epoch from (timestamp 'epoch' + now_ms() * interval '1 millisecond')
                 + make_interval(months => $1::int4)) * 1000)::int8 as until`,
      [months],
    ),
  )
  await restrict(tx, playerId, 'exclusion', months === 0 ? FOR_EVER : until)
  await tx.query('select save_excluded_marks($1)', [playerId])
  await recordProtectionEvent(tx, playerId, 'exclusion', { months })
  return await refundQueuedBets(tx, playerId)
}

/** Extends a running restriction, never shortens it. A running exclusion stays an exclusion. */
async function restrict(tx: Tx, playerId: bigint, kind: 'timeout' | 'exclusion', until: bigint): Promise<void> {
  await tx.query(
    `update player_guards set
         out_kind = case when out_until > now_ms() and out_kind = 'exclusion' then 'exclusion' else $2 end,
         out_from = case when out_until > now_ms() then out_from else now_ms() end,
         out_until = greatest(out_until, $3)
       where player_id = $1`,
    [playerId, kind, until],
  )
}

async function refundQueuedBets(tx: Tx, playerId: bigint): Promise<string[]> {
  const queued = await tx.query<{ id: bigint; game: string }>(
    `select id, game from bets where player_id = $1 and state = 'queued' order by game, id`,
    [playerId],
  )
  for (const { id, game } of queued) await refundRestricted(tx, game, [{ id, playerId, restriction: 'out' }])
  return queued.map(({ game }) => game)
}

/** Refuses a phone or email whose keyed hash belongs to an excluded player. */
export async function refuseExcluded(tx: Querier, kind: 'phone' | 'email', hash: Uint8Array): Promise<void> {
  const found = await tx.query(
    'select 1 from excluded_fingerprints where kind = $1 and mark = $2 and until > now_ms()',
    [kind, hash],
  )
  if (found.length > 0) throw new Refusal('registrationBarred')
}

/** The same check for a player whose row has just been inserted. */
export async function refuseExcludedPlayer(tx: Querier, playerId: bigint): Promise<void> {
  await refuseExcluded(tx, 'phone', await phoneHash(tx, playerId))
}
