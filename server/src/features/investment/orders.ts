// Orders to buy and redeem pool units. They are irrevocable and execute in the next epoch, at a price not yet known.

import { fromWire, type Coins } from '@glasshouse/rulebook/core/coins'
import {
  LOCK_UP_DAYS,
  MIN_ENTRY,
  canOperatorRedeem,
  unitsValue,
  type Pool,
  type Units,
} from '@glasshouse/rulebook/core/investment'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { named, only, type Database, type Tx } from '../../platform/db/tx.ts'
import { hold, post, type Account } from '../../ledger/ledger.ts'
import type { Bankroll } from '../../play/risk/bankroll.ts'
import { dayOf, type Calendar } from '../../play/stats/days.ts'
import { lockPool, OPERATOR } from './epochs.ts'
import { assertInvestmentOpen, type InvestmentRules } from './gate.ts'

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

/** A holder's units: in total, unlocked, and in open redemptions. */
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

export const readHolding = async (tx: Pick<Tx, 'query'>, playerId: bigint, now: number): Promise<Holding> =>
  only(await tx.query<Holding>(HOLDING, [playerId, now]))

export interface OrderDeps {
  readonly db: Database
  readonly calendar: Calendar
  readonly bankroll: Pick<Bankroll, 'settled'>
  /** When players may buy; not needed where only the operator's own money moves. */
  readonly rules?: InvestmentRules
  /** Refuses purchases of a restricted player. */
  readonly refuseIfRestricted?: (playerId: bigint, tx: Tx) => Promise<void>
}

export class ShareOrders {
  readonly #deps: OrderDeps

  constructor(deps: OrderDeps) {
    this.#deps = deps
  }

  /** Moves the gold to the hold account immediately. */
  async buy(playerId: bigint, order: { gold: number; requestId: string }): Promise<OrderRow> {
    const gold = fromWire(order.gold)
    if (gold < MIN_ENTRY) throw new Refusal('investmentTooSmall', { min: MIN_ENTRY })
    const { db, rules, refuseIfRestricted } = this.#deps
    return await db.transaction((tx) =>
      this.#createOnce(tx, playerId, { kind: 'buy', gold, units: null, requestId: order.requestId }, async (id) => {
        if (rules) await assertInvestmentOpen(tx, rules)
        await hold(tx, playerId, gold, `investment:${id}:hold`, 'investment.held', String(id))
        // Checked under the account lock, so that a concurrent time-out comes entirely before or after the order.
        await refuseIfRestricted?.(playerId, tx)
      }),
    )
  }

  /**
   * Adds the operator's own money to the pool. Without holders the pool belongs to the operator anyway. With holders the
   * operator buys units at the next epoch's price, so that the money does not benefit the others.
   */
  async addOwn(tx: Tx, { gold, requestId, from }: { gold: Coins; requestId: string; from: Account }): Promise<void> {
    const hasHolders = async (): Promise<boolean> => {
      const [last] = await tx.query<Pick<Pool, 'units'>>('select units from invest_epochs order by day desc limit 1')
      return (last?.units ?? 0n) > 0n
    }
    // Checked again under the lock: a running epoch may be creating the first units.
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
    await this.#createOnce(tx, OPERATOR, { kind: 'buy', gold, units: null, requestId }, async (id) => {
      await post(tx, {
        key: `investment:${id}:hold`,
        cause: 'investment.held',
        reference: String(id),
        moves: [{ from, to: { kind: 'hold', playerId: OPERATOR }, amount: gold }],
      })
    })
  }

  /** Reserves the units. The operator must keep a minimum share; `audit` runs in the same transaction. */
  async redeem(
    playerId: bigint,
    order: { units: number; requestId: string },
    audit?: (tx: Tx) => Promise<void>,
  ): Promise<OrderRow> {
    const { db, calendar, bankroll } = this.#deps
    const units = fromWire(order.units)
    let worth = 0n
    const row = await db.transaction((tx) =>
      this.#createOnce(tx, playerId, { kind: 'redeem', gold: null, units, requestId: order.requestId }, async () => {
        const { held, unlocked, leaving } = await readHolding(tx, playerId, calendar.now())
        // `leaving` already includes this order.
        const [available, free] = [held - leaving + units, unlocked - leaving + units]
        const [pool] = await tx.query<Pool>('select assets, units from invest_epochs order by day desc limit 1')
        worth = pool ? unitsValue(units, pool) : 0n
        if (units > available) throw new Refusal('unitsTooFew', { units: available })
        if (units > free) throw new Refusal('unitsLocked', { free: free > 0n ? free : 0n, days: LOCK_UP_DAYS })
        if (worth < 1n) throw new Refusal('unitsWorthless')
        if (playerId === OPERATOR && !canOperatorRedeem(held, pool?.units ?? 0n, leaving)) {
          throw new Refusal('operatorShare')
        }
        await audit?.(tx)
      }),
    )
    // Bet limits depend on the remaining pool.
    bankroll.settled(-worth)
    return row
  }

  /** Creates an order idempotently: a repeated request returns the stored order. */
  async #createOnce(
    tx: Tx,
    playerId: bigint,
    order: { kind: 'buy' | 'redeem'; gold: Coins | null; units: Units | null; requestId: string },
    check: (id: bigint) => Promise<void>,
  ): Promise<OrderRow> {
    const now = this.#deps.calendar.now()
    // Serialises orders per holder. The operator has no player account, so the lots are locked too.
    await tx.query(`select 1 from accounts where owner_id = $1 and kind = 'player' order by id for update`, [playerId])
    await tx.query('select 1 from invest_lots where player_id = $1 and units > 0 order by id for update', [playerId])
    const [known] = await tx.query<OrderRow>(`${ORDERS} where o.player_id = $1 and o.request_id = $2`, [
      playerId,
      order.requestId,
    ])
    if (known) {
      const field = requestedField(order.kind)
      const isSame = known.kind === order.kind && known[field] === order[field]
      if (!isSame) throw new Refusal('keyReused')
      return known
    }
    const { id } = only(
      await tx.query<{ id: bigint }>(
        ...named(
          `insert into invest_orders (player_id, request_id, kind, gold, units, day, create_time)
           values ($playerId, $requestId, $kind, $gold, $units, $day,
                   greatest($now, (select max(create_time) + 1 from invest_orders where player_id = $playerId))) returning id`,
          { ...order, playerId, day: dayOf(now), now },
        ),
      ),
    )
    await check(id)
    return only(await tx.query<OrderRow>(`${ORDERS} where o.id = $1`, [id]))
  }
}

/** The field that the request specifies; the epoch fills in the other. */
const requestedField = (kind: 'buy' | 'redeem'): 'gold' | 'units' => (kind === 'buy' ? 'gold' : 'units')
