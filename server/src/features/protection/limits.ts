// Limits set by the player: tighter ones apply immediately, looser ones after a day and a second confirmation. An
// operator's ceiling applies in addition and can only be lower.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import {
  CHECK_MINUTES,
  LOOSER_AFTER_MS,
  LOOSER_OPEN_DAYS,
  type LimitKind,
  type LimitPeriod,
} from '@glasshouse/rulebook/core/protection'
import { named, only, type Tx } from '../../platform/db/tx.ts'
import { lockProtection, recordProtectionEvent } from './protection-events.ts'

const DAY_MS = 86_400_000
const MINUTES_MAX = { day: 1440, week: 7 * 1440, month: 31 * 1440 } as const
/** The default interval of the reality check. */
const CHECK_LOOSEST = Math.max(...CHECK_MINUTES)

export interface LimitName {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

export interface LimitChange extends LimitName {
  /** Null removes the limit. */
  readonly amount: number | null
}

/** Applies a tighter limit immediately; stores a looser one until it can be confirmed. */
export async function setLimit(tx: Tx, playerId: bigint, change: LimitChange): Promise<void> {
  const wanted = validated(change)
  await lockProtection(tx, playerId)
  const before = await ownAmount(tx, playerId, wanted)
  // The same limit or a tighter one cancels a pending looser one.
  if (looseness(wanted.amount) <= looseness(before)) {
    await tx.query(
      'delete from limit_changes where player_id = $1 and kind = $2 and period = $3',
      limitKey(playerId, wanted),
    )
    if (wanted.amount !== before) await write(tx, playerId, wanted, 'player')
    await recordProtectionEvent(tx, playerId, wanted.amount === before ? 'limit.kept' : 'limit.tighter', {
      ...wanted,
      before,
    })
    return
  }
  await requestLooser(tx, playerId, wanted)
  await recordProtectionEvent(tx, playerId, 'limit.asked', { ...wanted, before })
}

/** Confirms a looser limit that was requested before. */
export async function confirmLimit(tx: Tx, playerId: bigint, change: LimitChange): Promise<void> {
  const wanted = validated(change)
  await lockProtection(tx, playerId)
  const before = await ownAmount(tx, playerId, wanted)
  const [pending] = await tx.query<{ amount: bigint | null; open_time: bigint; is_open: boolean; is_lapsed: boolean }>(
    `select amount, open_time, open_time <= now_ms() as is_open, lapse_time <= now_ms() as is_lapsed
       from limit_changes where player_id = $1 and kind = $2 and period = $3`,
    limitKey(playerId, wanted),
  )
  if (!pending || pending.is_lapsed || toNumber(pending.amount) !== wanted.amount) throw new Refusal('limitNotAsked')
  if (!pending.is_open) throw new Refusal('limitTooEarly', { from: new Date(Number(pending.open_time)) })
  await tx.query(
    'delete from limit_changes where player_id = $1 and kind = $2 and period = $3',
    limitKey(playerId, wanted),
  )
  await write(tx, playerId, wanted, 'player')
  await recordProtectionEvent(tx, playerId, 'limit.looser', { ...wanted, before })
}

/** Sets an operator's ceiling below the player's own limit, or removes it. */
export async function setCeiling(tx: Tx, playerId: bigint, change: LimitChange): Promise<void> {
  const wanted = validated(change)
  const [player] = await tx.query('select 1 from players_public where id = $1', [playerId])
  if (!player) throw new Refusal('notFound')
  await lockProtection(tx, playerId)
  const own = await ownAmount(tx, playerId, wanted)
  if (wanted.amount !== null && wanted.amount >= looseness(own)) throw new Refusal('ceilingLooser')
  await write(tx, playerId, wanted, 'operator')
  await recordProtectionEvent(tx, playerId, 'ceiling', { ...wanted })
}

function validated({ kind, period, amount }: LimitChange): LimitChange {
  const isCheck = kind === 'check'
  if (isCheck !== (period === 'play')) throw new Refusal('limitInvalid')
  if (amount === null) return { kind, period, amount }
  if (isCheck && !CHECK_MINUTES.some((minutes) => minutes === amount)) throw new Refusal('limitInvalid')
  if (kind === 'time' && period !== 'play' && amount > MINUTES_MAX[period]) throw new Refusal('limitInvalid')
  // The loosest interval is the default, so it is stored as no limit.
  return { kind, period, amount: isCheck && amount === CHECK_LOOSEST ? null : amount }
}

const limitKey = (playerId: bigint, { kind, period }: LimitName): unknown[] => [playerId, kind, period]
const looseness = (amount: number | null): number => amount ?? Infinity
const toNumber = (amount: bigint | null): number | null => (amount === null ? null : Number(amount))

async function ownAmount(tx: Tx, playerId: bigint, name: LimitName): Promise<number | null> {
  const [row] = await tx.query<{ amount: bigint }>(
    `select amount from player_limits where player_id = $1 and kind = $2 and period = $3 and set_by = 'player'`,
    limitKey(playerId, name),
  )
  return toNumber(row?.amount ?? null)
}

/** A different amount restarts the waiting day. The same amount keeps it running unless the request has lapsed. */
async function requestLooser(tx: Tx, playerId: bigint, { amount, ...name }: LimitChange): Promise<void> {
  const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
  const openTime = Number(now) + LOOSER_AFTER_MS
  const values = { ...name, playerId, amount, now, openTime, lapseTime: openTime + LOOSER_OPEN_DAYS * DAY_MS }
  await tx.query(
    ...named(
      `insert into limit_changes as c (player_id, kind, period, amount, ask_time, open_time, lapse_time)
       values ($playerId, $kind, $period, $amount, $now, $openTime, $lapseTime)
       on conflict (player_id, kind, period) do update set amount = excluded.amount, ask_time = excluded.ask_time,
         open_time = excluded.open_time, lapse_time = excluded.lapse_time
         where c.amount is distinct from excluded.amount or c.lapse_time <= excluded.ask_time`,
      values,
    ),
  )
}

async function write(tx: Tx, playerId: bigint, change: LimitChange, by: 'player' | 'operator'): Promise<void> {
  const name = [...limitKey(playerId, change), by]
  if (change.amount === null) {
    await tx.query('delete from player_limits where player_id = $1 and kind = $2 and period = $3 and set_by = $4', name)
  } else {
    await tx.query(
      `insert into player_limits (player_id, kind, period, set_by, amount) values ($1, $2, $3, $4, $5)
         on conflict (player_id, kind, period, set_by) do update set amount = $5, set_time = now_ms()`,
      [...name, change.amount],
    )
  }
  await updateLimitSummary(tx, playerId)
}

/** Writes the summary that every bet reads first. */
export async function updateLimitSummary(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query(
    `update player_guards set
         has_limits = exists (select 1 from player_limits where player_id = $1 and kind in ('stake', 'loss', 'time')),
         check_minutes = coalesce((select min(amount) from player_limits where player_id = $1 and kind = 'check'), $2)
       where player_id = $1`,
    [playerId, CHECK_LOOSEST],
  )
}
