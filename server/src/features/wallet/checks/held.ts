// Releases withdrawals that were held because their destination or browser was new. Everything is checked again, because a
// day has passed.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import type { Database, NotNull, Tx } from '../../../platform/db/tx.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Clock, OrderEvents } from '../orders.ts'
import { exceedsHourlyCap, findRiskFlags, type FlagRules } from './risk-flags.ts'

const BATCH_SIZE = 50

export interface HeldDeps extends FlagRules {
  readonly db: Database
  readonly clock: Clock
  readonly orderEvents: OrderEvents
  /** Until when a change of the player's credentials blocks withdrawals; null if it does not. */
  readonly blockedUntil: (tx: Tx, playerId: bigint) => Promise<number | null>
  readonly log: Logger
}

interface HeldRow {
  id: bigint
  player_id: bigint
  gold: Coins
  destination_mark: NotNull<Uint8Array>
  risk_flags: OrderReason[]
  release_time: NotNull<bigint>
  is_reviewed: boolean
}

const HELD = `select w.id, w.player_id, w.gold, w.destination_mark, w.risk_flags, w.release_time,
    exists (select 1 from withdrawal_approvals a where a.withdrawal_id = w.id) as is_reviewed
  from withdrawals w where w.id = $1 and w.state = 'held' and w.release_time <= $2 for update of w`

/** Releases every withdrawal whose time has come. Only the leader runs this. Returns how many were due. */
export const IS_HELD_DUE = `exists (select 1 from withdrawals where state = 'held' and release_time <= now_ms())`

export async function releaseHeld(deps: HeldDeps): Promise<number> {
  const { db, clock, orderEvents, log } = deps
  const now = clock.now()
  const due = await db.read<{ id: bigint; player_id: bigint }>(
    `select id, player_id from withdrawals where state = 'held' and release_time <= $1
       order by release_time, id limit ${BATCH_SIZE}`,
    [now],
  )
  for (const { id, player_id } of due) {
    // One that fails must not hold back the others.
    await db
      .transaction((tx) => release(tx, deps, id, player_id, now))
      .catch((error: unknown) =>
        log.error({ err: error, withdrawalId: id }, 'held withdrawal not released, will retry'),
      )
  }
  if (due.length > 0) orderEvents.notify()
  return due.length
}

async function release(tx: Tx, deps: HeldDeps, id: bigint, playerId: bigint, now: number): Promise<void> {
  // Lock order: the player's row before the withdrawal's.
  await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
  const [row] = await tx.query<HeldRow>(HELD, [id, now])
  // Otherwise the player has just cancelled it, or an operator has rejected it.
  if (!row) return
  const blockedUntil = await deps.blockedUntil(tx, playerId)
  if (blockedUntil !== null) {
    await tx.query('update withdrawals set release_time = $2 where id = $1', [id, blockedUntil])
  } else {
    await approveOrReview(tx, deps, row, now)
  }
  await deps.orderEvents.append(tx, playerId)
}

/** What operators have already approved is not asked again; anything new is. */
async function approveOrReview(tx: Tx, deps: HeldDeps, row: HeldRow, now: number): Promise<void> {
  const { id, player_id: playerId, gold, destination_mark: destination, release_time, is_reviewed } = row
  const effectiveTime = Number(release_time)
  const flags = await findRiskFlags(tx, { id, playerId, gold, destination, effectiveTime }, deps)
  const fresh = flags.filter((flag) => !row.risk_flags.includes(flag))
  if (fresh.length === 0 && !is_reviewed && (await exceedsHourlyCap(tx, gold, now, deps))) fresh.push('houseHour')
  if (fresh.length > 0) {
    await tx.query(
      `update withdrawals set state = 'review', reason = $2, risk_flags = $3::text[] || risk_flags where id = $1`,
      [id, fresh[0], fresh],
    )
    await tx.query('delete from withdrawal_approvals where withdrawal_id = $1', [id])
  } else {
    const approve = `update withdrawals set state = 'approved', reason = null, automatic_time = $2 where id = $1`
    await tx.query(approve, [id, is_reviewed ? null : now])
  }
}
