// Reasons for a manual review. A flag only delays a withdrawal. They are checked when it is requested, and again when a held
// one is released.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import { AUTOMATIC } from '@glasshouse/rulebook/core/payments'
import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import { only, type Tx } from '../../../platform/db/tx.ts'
import { HAS_REVERSAL } from '../reversals.ts'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** How long a deposit has to be staked on its own, whatever was staked before it. */
const OWN_STAKES_MS = 30 * DAY_MS
/** Advisory lock ids. The first serialises automatic approvals; the second, with a hash, requests to one destination. */
const AUTOMATIC_LOCK = 4_711_091
const DESTINATION_LOCK = 4_711_092

export interface FlagRules {
  /** Whether an account must have deposited for an automatic payout; in a sandbox the welcome gold may leave too. */
  readonly needsDeposit: boolean
  /** The most gold that leaves automatically in an hour, of all players together. */
  readonly automaticPerHour: Coins
  /** Further reasons, of other features. */
  readonly moreRiskFlags?: ((tx: Tx, playerId: bigint) => Promise<OrderReason[]>) | undefined
}

interface FlaggedOrder {
  /** Null for an order that is not inserted yet. */
  readonly id: bigint | null
  readonly playerId: bigint
  readonly gold: Coins
  readonly destination: Uint8Array | null
  /** When it is to be approved: limits count what leaves within the day before. */
  readonly effectiveTime: number
}

/** True for a player whose account, or whose withdrawals, already had this destination. `$1` player, `$2` mark. */
const IS_SHARED = `(exists (select 1 from withdrawals where destination_mark = $2 and player_id <> $1)
  or exists (select 1 from players_public where phone_hash = $2 and id <> $1))`

/**
 * Whether less was staked than deposited, ever, or since any deposit of the last weeks: what somebody staked long ago does
 * not let a new deposit pass straight through. `$1` player, `$6` the oldest deposit looked at on its own.
 */
const IS_UNPLAYED = `(
  coalesce((select sum(stake) from bets where player_id = $1 and state = 'settled'), 0)
    < coalesce((select sum(gold) from recharges where player_id = $1 and state = 'credited'), 0)
  or exists (
    with credited as (
      select min(s.create_time) as at, r.gold
        from recharges r join order_steps s on s.orders = 'recharges' and s.order_id = r.id and s.state = 'credited'
        where r.player_id = $1 and r.state = 'credited' and r.create_time > $6 group by r.id
    ), since as (
      select sum(deposited) over latest as deposited, sum(staked) over latest as staked
        from (select at, gold as deposited, 0 as staked from credited
              union all
              select create_time, 0, stake from bets
                where player_id = $1 and state = 'settled' and create_time >= (select min(at) from credited)) moves
        window latest as (order by at desc)
    )
    select 1 from since where deposited > staked))`

interface Facts {
  suspended: boolean
  reversed: boolean
  shared: boolean
  day: Coins
  recharged: Coins
  unplayed: boolean
}

/** The caller holds the player's lock. */
export async function findRiskFlags(tx: Tx, order: FlaggedOrder, rules: FlagRules): Promise<OrderReason[]> {
  const { id, playerId, gold, destination, effectiveTime } = order
  if (destination) await lockDestination(tx, destination)
  const facts = only(
    await tx.query<Facts>(
      `select is_suspended($1) as suspended, ${HAS_REVERSAL} as reversed, ${IS_SHARED} as shared,
         coalesce((select sum(gold) from withdrawals where player_id = $1 and id is distinct from $5
                     and coalesce(release_time, create_time) > $3 and coalesce(release_time, create_time) <= $4
                     and state not in ('rejected', 'failed')), 0)::int8 as day,
         coalesce((select sum(gold) from recharges where player_id = $1 and state = 'credited'), 0)::int8 as recharged,
         ${IS_UNPLAYED} as unplayed`,
      [playerId, destination, effectiveTime - DAY_MS, effectiveTime, id, effectiveTime - OWN_STAKES_MS],
    ),
  )
  const riskFlags: OrderReason[] = []
  if (facts.suspended) riskFlags.push('suspended')
  if (facts.reversed) riskFlags.push('reversed')
  if (facts.shared) riskFlags.push('sharedDestination')
  if (gold > AUTOMATIC.perOrder) riskFlags.push('overLimit')
  if (facts.day + gold > AUTOMATIC.perDay) riskFlags.push('overDay')
  if (facts.unplayed) riskFlags.push('unplayed')
  if (rules.needsDeposit && facts.recharged === 0n) riskFlags.push('noDeposit')
  return [...riskFlags, ...((await rules.moreRiskFlags?.(tx, playerId)) ?? [])]
}

/** Requests of two accounts to one destination come one after the other, so that the second sees the first. */
async function lockDestination(tx: Tx, destination: Uint8Array): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock($1, hashtext(encode($2, 'hex')))`, [DESTINATION_LOCK, destination])
}

/**
 * Whether this order, approved automatically now, would exceed what leaves automatically in an hour. Until the end of the
 * transaction no other order is approved automatically.
 */
export async function exceedsHourlyCap(tx: Tx, gold: Coins, now: number, { automaticPerHour }: FlagRules) {
  await tx.query('select pg_advisory_xact_lock($1)', [AUTOMATIC_LOCK])
  const { sum } = only(
    await tx.query<{ sum: Coins }>(
      'select coalesce(sum(gold), 0)::int8 as sum from withdrawals where automatic_time > $1',
      [now - HOUR_MS],
    ),
  )
  return sum + gold > automaticPerHour
}
