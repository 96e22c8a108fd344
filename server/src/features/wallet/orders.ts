// What recharges and withdrawals share: their state history, events, and creation times that are unique per player so
// that lists can be paged by time.

import type { OrderReason } from '@glasshouse/rulebook/wire/wallet/wallet'
import type { EventLog } from '../../platform/db/event-log.ts'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'

export type OrderTable = 'recharges' | 'withdrawals'

export interface Clock {
  /** Unix time in milliseconds. */
  now(): number
}

export interface OrderStep {
  readonly state: string
  readonly reason: OrderReason | null
  readonly time: number
}

/**
 * Whether an approved withdrawal may leave. From a database that went back in time nothing leaves until operators have
 * compared the books: the lost moment may have sent it already.
 */
export const MAY_SEND = 'not is_suspended(player_id) and not is_recovering()'

/** The event-log topic for changes of orders. */
export const WALLET_TOPIC = 'wallet'

/** Appends order events in the transaction that changes the order. */
export class OrderEvents {
  readonly #events: EventLog

  constructor(events: EventLog) {
    this.#events = events
  }

  async append(tx: Tx, playerId: bigint): Promise<void> {
    await this.#events.append(tx, WALLET_TOPIC, [{ playerId: Number(playerId) }])
  }

  /** Wakes subscribers. Call it after the commit. */
  notify(): void {
    this.#events.notify(WALLET_TOPIC)
  }
}

/** Locks the player row, so that a player's orders are created one after the other with strictly increasing times. */
export async function nextCreateTime(tx: Tx, orders: OrderTable, playerId: bigint, now: number): Promise<number> {
  await tx.query('select 1 from players_public where id = $1 for no key update', [playerId])
  const { last } = only(
    await tx.query<{ last: bigint }>(
      `select coalesce(max(create_time), 0) as last from ${orders} where player_id = $1`,
      [playerId],
    ),
  )
  return Math.max(now, Number(last) + 1)
}

/** Locks the player's row, then the withdrawal's: whatever changes orders of a player takes them in this order. */
export async function lockWithdrawal<Row extends object>(
  tx: Tx,
  id: bigint,
  columns: string,
): Promise<Row | undefined> {
  await tx.query(
    `select 1 from players_public where id = (select player_id from withdrawals where id = $1) for no key update`,
    [id],
  )
  const [row] = await tx.query<Row>(`select ${columns} from withdrawals where id = $1 for update`, [id])
  return row
}

/** The state history of the given orders, oldest first. */
export async function loadOrderSteps(
  db: Database,
  orders: OrderTable,
  ids: readonly bigint[],
): Promise<Map<bigint, OrderStep[]>> {
  const rows = await db.read<{ order_id: bigint; state: string; reason: OrderReason | null; create_time: bigint }>(
    `select order_id, state, reason, create_time from order_steps where orders = $1 and order_id = any($2)
       order by order_id, number`,
    [orders, ids],
  )
  const steps = new Map<bigint, OrderStep[]>()
  for (const { order_id, state, reason, create_time } of rows) {
    const known = steps.get(order_id) ?? []
    steps.set(order_id, [...known, { state, reason, time: Number(create_time) }])
  }
  return steps
}

/** Records a mismatch between our books and the gateway or chain, for an operator to resolve. */
export async function recordDifference(
  tx: Pick<Tx, 'query'>,
  subject: string,
  reference: string,
  ours: string,
  theirs: string,
): Promise<void> {
  await tx.query(
    `insert into differences as d (subject, reference, ours, theirs) values ($1, $2, $3, $4)
       on conflict (subject, reference) do update set ours = $3, theirs = $4 where d.ours <> $3 or d.theirs <> $4`,
    [subject, reference, ours, theirs],
  )
}
