// Limits as their player sets them: tighter at once, looser a day later and after a second yes. An operator's ceiling
// stands beside them and can only be lower.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import {
  CHECK_MINUTES,
  LOOSER_AFTER_MS,
  LOOSER_OPEN_DAYS,
  type LimitKind,
  type LimitPeriod,
} from '@glasshouse/rulebook/core/protection'
import { only, type Tx } from '../../platform/db/tx.ts'
import { holdGuard, keepStep } from './player-limits.ts'

const DAY_MS = 86_400_000
const MINUTES_MAX = { day: 1440, week: 7 * 1440, month: 31 * 1440 } as const
/** What everyone has who has set nothing else. */
const CHECK_LOOSEST = Math.max(...CHECK_MINUTES)

export interface LimitName {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

export interface LimitChange extends LimitName {
  /** Null takes it away. */
  readonly amount: number | null
}

/** Sets a tighter limit at once; keeps a looser one until it may be confirmed. */
export async function setLimit(tx: Tx, playerId: bigint, change: LimitChange): Promise<void> {
  const wanted = checked(change)
  await holdGuard(tx, playerId)
  const now = await ownAmount(tx, playerId, wanted)
  // What stands is wanted again, or something tighter: whatever was asked for before is dropped.
  if (looseness(wanted.amount) <= looseness(now)) {
    await tx.query(
      'delete from limit_changes where player_id = $1 and kind = $2 and period = $3',
      nameOf(playerId, wanted),
    )
    if (wanted.amount !== now) await write(tx, playerId, wanted, 'player')
    await keepStep(tx, playerId, wanted.amount === now ? 'limit.kept' : 'limit.tighter', { ...wanted, before: now })
    return
  }
  await ask(tx, playerId, wanted)
  await keepStep(tx, playerId, 'limit.asked', { ...wanted, before: now })
}

/** The second yes. */
export async function confirmLimit(tx: Tx, playerId: bigint, change: LimitChange): Promise<void> {
  const wanted = checked(change)
  await holdGuard(tx, playerId)
  const before = await ownAmount(tx, playerId, wanted)
  const [asked] = await tx.query<{ amount: bigint | null; open_time: bigint; is_open: boolean; is_over: boolean }>(
    `select amount, open_time, open_time <= now_ms() as is_open, lapse_time <= now_ms() as is_over
       from limit_changes where player_id = $1 and kind = $2 and period = $3`,
    nameOf(playerId, wanted),
  )
  if (!asked || asked.is_over || numberOf(asked.amount) !== wanted.amount) throw new Refusal('limitNotAsked')
  if (!asked.is_open) throw new Refusal('limitTooEarly', { from: new Date(Number(asked.open_time)) })
  await tx.query(
    'delete from limit_changes where player_id = $1 and kind = $2 and period = $3',
    nameOf(playerId, wanted),
  )
  await write(tx, playerId, wanted, 'player')
  await keepStep(tx, playerId, 'limit.looser', { ...wanted, before })
}

/** An operator's ceiling: lower than what the player has set, or lifted. */
export async function setCeiling(tx: Tx, playerId: bigint, change: LimitChange): Promise<void> {
  const wanted = checked(change)
  const [known] = await tx.query('select 1 from players where id = $1', [playerId])
  if (!known) throw new Refusal('notFound')
  await holdGuard(tx, playerId)
  const own = await ownAmount(tx, playerId, wanted)
  if (wanted.amount !== null && wanted.amount >= looseness(own)) throw new Refusal('ceilingLooser')
  await write(tx, playerId, wanted, 'operator')
  await keepStep(tx, playerId, 'ceiling', { ...wanted })
}

function checked({ kind, period, amount }: LimitChange): LimitChange {
  const isCheck = kind === 'check'
  if (isCheck !== (period === 'play')) throw new Refusal('limitInvalid')
  if (amount === null) return { kind, period, amount }
  if (isCheck && !CHECK_MINUTES.some((minutes) => minutes === amount)) throw new Refusal('limitInvalid')
  if (kind === 'time' && period !== 'play' && amount > MINUTES_MAX[period]) throw new Refusal('limitInvalid')
  // The longest time between two checks is what stands where nothing is set.
  return { kind, period, amount: isCheck && amount === CHECK_LOOSEST ? null : amount }
}

const nameOf = (playerId: bigint, { kind, period }: LimitName): unknown[] => [playerId, kind, period]
const looseness = (amount: number | null): number => amount ?? Infinity
const numberOf = (amount: bigint | null): number | null => (amount === null ? null : Number(amount))

async function ownAmount(tx: Tx, playerId: bigint, name: LimitName): Promise<number | null> {
  const [row] = await tx.query<{ amount: bigint }>(
    `select amount from player_limits where player_id = $1 and kind = $2 and period = $3 and set_by = 'player'`,
    nameOf(playerId, name),
  )
  return numberOf(row?.amount ?? null)
}

/** The day begins anew with another amount; asked again for the same one it goes on, unless that has lapsed. */
async function ask(tx: Tx, playerId: bigint, { amount, ...name }: LimitChange): Promise<void> {
  const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
  const openTime = Number(now) + LOOSER_AFTER_MS
  await tx.query(
    `insert into limit_changes as c (player_id, kind, period, amount, ask_time, open_time, lapse_time)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (player_id, kind, period) do update set amount = excluded.amount, ask_time = excluded.ask_time,
         open_time = excluded.open_time, lapse_time = excluded.lapse_time
         where c.amount is distinct from excluded.amount or c.lapse_time <= excluded.ask_time`,
    [...nameOf(playerId, name), amount, now, openTime, openTime + LOOSER_OPEN_DAYS * DAY_MS],
  )
}

async function write(tx: Tx, playerId: bigint, change: LimitChange, by: 'player' | 'operator'): Promise<void> {
  const name = [...nameOf(playerId, change), by]
  if (change.amount === null) {
    await tx.query('delete from player_limits where player_id = $1 and kind = $2 and period = $3 and set_by = $4', name)
  } else {
    await tx.query(
      `insert into player_limits (player_id, kind, period, set_by, amount) values ($1, $2, $3, $4, $5)
         on conflict (player_id, kind, period, set_by) do update set amount = $5, set_time = now_ms()`,
      [...name, change.amount],
    )
  }
  // What every stake looks at first.
  await tx.query(
    `update player_guards set
         has_limits = exists (select 1 from player_limits where player_id = $1 and kind in ('stake', 'loss', 'time')),
         check_minutes = coalesce((select min(amount) from player_limits where player_id = $1 and kind = 'check'), $2)
       where player_id = $1`,
    [playerId, CHECK_LOOSEST],
  )
}
