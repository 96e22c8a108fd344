// Orders to buy and to give back shares: irrevocable, and carried out by the next epoch at a price that nobody knows yet.

import { fromWire, type Coins } from '@glasshouse/rulebook/core/coins'
import {
  LOCK_UP_DAYS,
  MIN_ENTRY,
  operatorMayLeave,
  worthOf,
  type Pool,
  type Units,
} from '@glasshouse/rulebook/core/investment'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { hold, post, type Account } from '../../ledger/ledger.ts'
import type { Bankroll } from '../../play/risk/bankroll.ts'
import { dayOf, type Calendar } from '../../play/stats/days.ts'
import { lockPool, OPERATOR } from './epochs.ts'

export interface OrderRow {
  id: bigint
  kind: 'buy' | 'redeem'
  gold: Coins | null
  units: Units | null
  create_time: bigint
  epoch_time: bigint | null
}

export const ORDERS = `select o.id, o.kind, o.gold, o.units, o.create_time, e.create_time as epoch_time
  from invest_orders o left join invest_epochs e on e.day = o.epoch_day`

/** What someone holds: in all, unlocked, and already on the way out. */
export interface Holding {
  held: Units
  unlocked: Units
  leaving: Units
}

const HOLDING = `select coalesce(sum(units), 0)::int8 as held,
    coalesce(sum(units) filter (where unlock_time <= $2), 0)::int8 as unlocked,
    (select coalesce(sum(units), 0) from invest_orders
       where player_id = $1 and kind = 'redeem' and epoch_day is null)::int8 as leaving
  from invest_lots where player_id = $1`

export const holdingOf = async (tx: Pick<Tx, 'query'>, playerId: bigint, now: number): Promise<Holding> =>
  only(await tx.query<Holding>(HOLDING, [playerId, now]))

export interface OrderDeps {
  readonly db: Database
  readonly calendar: Calendar
  readonly bankroll: Pick<Bankroll, 'settled'>
  /** Refuses who is on a break to buy. */
  readonly refuseIfRestricted?: (playerId: bigint, tx: Tx) => Promise<void>
}

export class ShareOrders {
  readonly #deps: OrderDeps

  constructor(deps: OrderDeps) {
    this.#deps = deps
  }

  /** Holds the gold at once. */
  async buy(playerId: bigint, order: { gold: number; requestId: string }): Promise<OrderRow> {
    const gold = fromWire(order.gold)
    if (gold < MIN_ENTRY) throw new Refusal('investmentTooSmall', { min: MIN_ENTRY })
    const { db, refuseIfRestricted } = this.#deps
    return await db.transaction((tx) =>
      this.#once(tx, playerId, { kind: 'buy', gold, units: null, requestId: order.requestId }, async (id) => {
        await hold(tx, playerId, gold, `investment:${id}:hold`, 'investment.held', String(id))
        // Behind the account's lock: a break that was answered before is known here, one that comes waits for this.
        await refuseIfRestricted?.(playerId, tx)
      }),
    )
  }

  /**
   * The operator's own money, from outside. While nobody has a share the pool is his anyway; later he buys like everyone, at
   * the next epoch's price, so that nothing of it is given to others.
   */
  async addOwn(tx: Tx, { gold, requestId, from }: { gold: Coins; requestId: string; from: Account }): Promise<void> {
    const hasHolders = async (): Promise<boolean> => {
      const [last] = await tx.query<Pick<Pool, 'units'>>('select units from invest_epochs order by day desc limit 1')
      return (last?.units ?? 0n) > 0n
    }
    // Asked again behind the lock: an epoch that is under way may be about to give the first shares.
    if (!(await hasHolders())) await lockPool(tx)
    if (!(await hasHolders())) {
      await post(tx, {
        key: `fill:${requestId}`,
        cause: 'fill',
        reference: requestId,
        moves: [{ from, to: { kind: 'pool' }, amount: gold }],
      })
      return
    }
    await this.#once(tx, OPERATOR, { kind: 'buy', gold, units: null, requestId }, async (id) => {
      await post(tx, {
        key: `investment:${id}:hold`,
        cause: 'investment.held',
        reference: String(id),
        moves: [{ from, to: { kind: 'hold', playerId: OPERATOR }, amount: gold }],
      })
    })
  }

  /** Sets the units aside; the operator has to keep his part, and what he takes out is kept as an act. */
  async redeem(
    playerId: bigint,
    order: { units: number; requestId: string },
    keep?: (tx: Tx) => Promise<void>,
  ): Promise<OrderRow> {
    const { db, calendar, bankroll } = this.#deps
    const units = fromWire(order.units)
    let worth = 0n
    const row = await db.transaction((tx) =>
      this.#once(tx, playerId, { kind: 'redeem', gold: null, units, requestId: order.requestId }, async () => {
        const { held, unlocked, leaving } = await holdingOf(tx, playerId, calendar.now())
        // The order itself is among those that are leaving.
        const [has, free] = [held - leaving + units, unlocked - leaving + units]
        const [pool] = await tx.query<Pool>('select assets, units from invest_epochs order by day desc limit 1')
        worth = pool ? worthOf(units, pool) : 0n
        if (units > has) throw new Refusal('unitsTooFew', { units: has })
        if (units > free) throw new Refusal('unitsLocked', { free: free > 0n ? free : 0n, days: LOCK_UP_DAYS })
        if (worth < 1n) throw new Refusal('unitsWorthless')
        if (playerId === OPERATOR && !operatorMayLeave(held, pool?.units ?? 0n, leaving)) {
          throw new Refusal('operatorShare')
        }
        await keep?.(tx)
      }),
    )
    // Limits follow from what stays.
    bankroll.settled(-worth)
    return row
  }

  /** Takes an order once: whoever sends it again hears the same. */
  async #once(
    tx: Tx,
    playerId: bigint,
    order: { kind: 'buy' | 'redeem'; gold: Coins | null; units: Units | null; requestId: string },
    check: (id: bigint) => Promise<void>,
  ): Promise<OrderRow> {
    const now = this.#deps.calendar.now()
    // Orders of one holder are taken one after the other; the operator has no account of his own to wait at.
    await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' order by id for update`, [playerId])
    await tx.query('select 1 from invest_lots where player_id = $1 and units > 0 order by id for update', [playerId])
    const [known] = await tx.query<OrderRow>(`${ORDERS} where o.player_id = $1 and o.request_id = $2`, [
      playerId,
      order.requestId,
    ])
    if (known) {
      const isSame = known.kind === order.kind && known[given(order.kind)] === order[given(order.kind)]
      if (!isSame) throw new Refusal('keyReused')
      return known
    }
    const { id } = only(
      await tx.query<{ id: bigint }>(
        `insert into invest_orders (player_id, request_id, kind, gold, units, day, create_time)
           values ($1, $2, $3, $4, $5, $6,
                   greatest($7, (select max(create_time) + 1 from invest_orders where player_id = $1))) returning id`,
        [playerId, order.requestId, order.kind, order.gold, order.units, dayOf(now), now],
      ),
    )
    await check(id)
    return only(await tx.query<OrderRow>(`${ORDERS} where o.id = $1`, [id]))
  }
}

/** What an order gives; the other is what it brings. */
const given = (kind: 'buy' | 'redeem'): 'gold' | 'units' => (kind === 'buy' ? 'gold' : 'units')
