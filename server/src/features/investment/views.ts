// Public figures of the pool and its epochs, and a holder's own units.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import {
  COMMISSION_BPS,
  expectedGain,
  growthPpm,
  LOCK_UP_DAYS,
  lossChancePpm,
  MIN_ENTRY,
  operatorRedeemable,
  unitsValue,
  type Pool,
  type Units,
} from '@glasshouse/rulebook/core/investment'
import { toDecimal } from '@glasshouse/rulebook/core/ratio'
import { MILLION, rootOf } from '@glasshouse/rulebook/play/spread'
import type { InvestmentEpoch, InvestmentOrder } from '@glasshouse/rulebook/wire/wallet/investment'
import { only, type Database } from '../../platform/db/tx.ts'
import { DAY_MS, dayOf, type Calendar } from '../../play/stats/days.ts'
import { cursorTime, PAGE_ROWS } from '../../play/history/paging.ts'
import { OPERATOR } from './epochs.ts'
import { readHolding, ORDERS, type OrderRow } from './orders.ts'

const MONTH_EPOCHS = 30
const PLOTTED_EPOCHS = 90
const PRICE_PLACES = 6

interface EpochRow extends Pool {
  create_time: bigint
  low: Coins
  result: Coins
  commission: Coins
  entered: Coins
  paid: Coins
  is_void: boolean
  turnover: Coins
  variance: string
  /** The operator's share of that day's edge, in millionths of a coin. */
  earned: bigint
  /** State after the previous epoch; null for the first. */
  last_assets: Coins | null
  last_units: Units | null
}

const EPOCHS = `select e.create_time, e.low, e.result, e.commission, e.entered, e.paid, e.is_void, e.assets, e.units,
    e.staked_so_far - coalesce(b.staked_so_far, e.staked_so_far) as turnover,
    (e.variance_so_far - coalesce(b.variance_so_far, e.variance_so_far))::text as variance,
    coalesce(d.commission, 0) as earned, b.assets as last_assets, b.units as last_units
  from invest_epochs e left join days d on d.number = e.day
  left join lateral (select * from invest_epochs where day < e.day order by day desc limit 1) b on true
  where e.create_time < $1 order by e.create_time desc limit $2`

/** The worst day and the largest drawdown. Voided units start a new price series (`life`). */
const LARGEST_LOSS = `with priced as (
    select create_time, result, is_void, assets::numeric / nullif(units, 0) as price, day,
           lag(assets::numeric / nullif(units, 0)) over (order by day) as before,
           count(*) filter (where is_void) over (order by day) as life from invest_epochs
  ), moved as (
    select create_time, result, case when is_void then -1000000 else floor(1000000 * price / before) - 1000000 end as growth,
           case when is_void then -1000000
                else floor(1000000 * price / max(price) over (partition by life order by day)) - 1000000 end as fall from priced
  )
  select create_time, result, growth::int8 as growth, (select coalesce(min(fall), 0) from moved)::int8 as fall
    from moved order by (growth is null), growth, create_time limit 1`

interface Loss {
  create_time: bigint
  result: Coins
  growth: bigint | null
  fall: bigint
}

interface PoolRow extends Pool {
  last_day: number | null
  operator_units: Units
  entering: Coins
  leaving: Units
}

/** Commission already due to the operator is excluded from the shared pool. */
const POOL = `select shared.assets, shared.units, (select max(day) from invest_epochs) as last_day,
    (select coalesce(sum(units), 0) from invest_lots where player_id = ${OPERATOR})::int8 as operator_units,
    (select coalesce(sum(gold), 0) from invest_orders where epoch_day is null and kind = 'buy')::int8 as entering,
    (select coalesce(sum(units), 0) from invest_orders where epoch_day is null and kind = 'redeem')::int8 as leaving
  from shared_pool() shared`

interface History {
  readonly epochs: readonly EpochRow[]
  readonly loss: Loss | undefined
}

export class ShareViews {
  readonly #db: Database
  readonly #calendar: Calendar
  /** Epochs are immutable, so the cache is refreshed only after a new one. */
  #cachedHistory: { lastDay: number | null; read: Promise<History> } | null = null

  constructor(db: Database, calendar: Calendar) {
    this.#db = db
    this.#calendar = calendar
  }

  async overview(playerId: bigint | undefined) {
    const pool = only(await this.#db.read<PoolRow>(POOL))
    const { epochs, loss } = await this.#history(pool.last_day)
    const now = this.#calendar.now()
    return {
      pool: {
        gold: toWire(pool.assets),
        units: toWire(pool.units),
        price: pool.units > 0n && pool.assets >= 0n ? priceOf(pool) : null,
        operatorUnits: toWire(pool.operator_units),
        entering: toWire(pool.entering),
        leavingUnits: toWire(pool.leaving),
      },
      terms: { minGold: toWire(MIN_ENTRY), lockDays: LOCK_UP_DAYS, commissionPpm: Number(COMMISSION_BPS * 100n) },
      nextEpoch: (dayOf(now) + 1) * DAY_MS,
      serverNow: now,
      ...summarizeMonth(pool, epochs.filter(({ last_units }) => last_units !== null).slice(0, MONTH_EPOCHS)),
      largestLoss: viewLoss(loss),
      prices: epochs
        .filter(({ units }) => units > 0n)
        .map((epoch) => ({
          createTime: Number(epoch.create_time),
          price: priceOf(epoch),
          growthPpm: growthOf(epoch),
        }))
        .toReversed(),
      mine: playerId === undefined ? null : await this.#mine(playerId, pool, now),
    }
  }

  /** The operator's own units, and how many may be redeemed. */
  async ownShare() {
    const pool = only(await this.#db.read<PoolRow>(POOL))
    const now = this.#calendar.now()
    const { held, unlocked, leaving } = await readHolding({ query: this.#db.read.bind(this.#db) }, OPERATOR, now)
    const [last] = await this.#db.read<Pick<Pool, 'units'>>('select units from invest_epochs order by day desc limit 1')
    const free = [operatorRedeemable(held, last?.units ?? 0n, leaving), unlocked - leaving, held - leaving]
    const redeemable = free.reduce((least, each) => (each < least ? each : least))
    return {
      gold: toWire(pool.assets),
      units: toWire(pool.units),
      price: pool.units > 0n && pool.assets >= 0n ? priceOf(pool) : null,
      entering: toWire(pool.entering),
      leavingUnits: toWire(pool.leaving),
      nextEpoch: (dayOf(now) + 1) * DAY_MS,
      own: {
        units: toWire(held),
        worth: toWire(unitsValue(held, pool)),
        leavingUnits: toWire(leaving),
        freeUnits: toWire(redeemable > 0n ? redeemable : 0n),
      },
    }
  }

  async #history(lastDay: number | null): Promise<History> {
    if (!this.#cachedHistory || this.#cachedHistory.lastDay !== lastDay) {
      const cached = (this.#cachedHistory = { lastDay, read: this.#readHistory() })
      cached.read.catch(() => {
        if (this.#cachedHistory === cached) this.#cachedHistory = null
      })
    }
    return await this.#cachedHistory.read
  }

  async #readHistory(): Promise<History> {
    const [epochs, losses] = await Promise.all([
      this.#db.read<EpochRow>(EPOCHS, [cursorTime(0), PLOTTED_EPOCHS]),
      this.#db.read<Loss>(LARGEST_LOSS),
    ])
    return { epochs, loss: losses[0] }
  }

  async #mine(playerId: bigint, pool: Pool, now: number) {
    const [{ held, unlocked, leaving }, lots, orders, [sums]] = await Promise.all([
      readHolding({ query: (sql, params) => this.#db.read(sql, params) }, playerId, now),
      this.#db.read<LotRow>(
        `select l.id, l.units, l.bought, l.gold, l.unlock_time, e.create_time as enter_time
           from invest_lots l join invest_epochs e on e.day = l.epoch_day where l.player_id = $1 and l.units > 0 order by l.id`,
        [playerId],
      ),
      this.#db.read<OrderRow>(`${ORDERS} where o.player_id = $1 and o.epoch_day is null order by o.id desc`, [
        playerId,
      ]),
      this.#db.read<{ paid_in: Coins; paid_out: Coins }>(
        `select coalesce(sum(gold) filter (where kind = 'buy'), 0)::int8 as paid_in,
                coalesce(sum(gold) filter (where kind = 'redeem'), 0)::int8 as paid_out
           from invest_orders where player_id = $1 and epoch_day is not null`,
        [playerId],
      ),
    ])
    return {
      units: toWire(held),
      freeUnits: toWire(unlocked > leaving ? unlocked - leaving : 0n),
      leavingUnits: toWire(leaving),
      worth: toWire(unitsValue(held, pool)),
      paidIn: toWire(sums?.paid_in ?? 0n),
      paidOut: toWire(sums?.paid_out ?? 0n),
      lots: lots.map((lot) => ({
        id: Number(lot.id),
        units: toWire(lot.units),
        gold: toWire((lot.gold * lot.units) / lot.bought),
        worth: toWire(unitsValue(lot.units, pool)),
        enterTime: Number(lot.enter_time),
        unlockTime: Number(lot.unlock_time),
      })),
      orders: orders.map(viewOrder),
    }
  }

  async epochs(lastCreateTime: number): Promise<InvestmentEpoch[]> {
    const rows = await this.#db.read<EpochRow>(EPOCHS, [cursorTime(lastCreateTime), PAGE_ROWS])
    return rows.map((row) => ({
      createTime: Number(row.create_time),
      gold: toWire(row.assets),
      units: toWire(row.units),
      price: row.units > 0n ? priceOf(row) : '0',
      low: toWire(row.low),
      result: toWire(row.result),
      commission: toWire(row.commission),
      entered: toWire(row.entered),
      paid: toWire(row.paid),
      turnover: toWire(row.turnover),
      growthPpm: growthOf(row),
    }))
  }

  async records(playerId: bigint, lastCreateTime: number): Promise<InvestmentOrder[]> {
    const rows = await this.#db.read<OrderRow>(
      `${ORDERS} where o.player_id = $1 and o.create_time < $2 order by o.create_time desc limit ${PAGE_ROWS}`,
      [playerId, cursorTime(lastCreateTime)],
    )
    return rows.map(viewOrder)
  }
}

interface LotRow {
  id: bigint
  units: Units
  bought: Units
  gold: Coins
  unlock_time: bigint
  enter_time: bigint
}

/** Gold per 1,000 units. */
const priceOf = ({ assets, units }: Pool): string => toDecimal({ of: 1000n * assets, per: units }, PRICE_PLACES)

const growthOf = ({ last_assets, last_units, is_void, ...epoch }: EpochRow): number | null =>
  is_void ? -1_000_000 : growthPpm({ assets: last_assets ?? 0n, units: last_units ?? 0n }, epoch)

/** Expected and realised results of the last epochs, and the outlook that they imply. */
function summarizeMonth(pool: Pool, epochs: readonly EpochRow[]) {
  const sum = (amount: (epoch: EpochRow) => bigint): bigint =>
    epochs.reduce((total, epoch) => total + amount(epoch), 0n)
  const expected = expectedGain(sum(({ earned }) => earned))
  const spread = rootOf(sum(({ variance }) => BigInt(variance)) / MILLION)
  const growths = epochs.map(growthOf)
  const growth = growths.reduce<number>((total, ppm) => total * (1 + (ppm ?? 0) / 1e6), 1)
  const month = {
    days: epochs.length,
    turnover: toWire(sum(({ turnover }) => turnover)),
    expected: toWire(expected),
    realised: toWire(sum(({ result, commission }) => result - commission)),
    spread: toWire(spread),
    growthPpm: Math.round((growth - 1) * 1e6),
    losingDays: growths.filter((ppm) => ppm !== null && ppm < 0).length,
  }
  if (month.turnover === 0 || pool.assets <= 0n) return { month, outlook: null }
  const [gold, day, daySpread] = [
    Number(pool.assets),
    month.expected / month.days,
    month.spread / Math.sqrt(month.days),
  ]
  return {
    month,
    outlook: {
      dayPpm: Math.round((1e6 * day) / gold),
      spreadPpm: Math.round((1e6 * daySpread) / gold),
      losingDaysPpm: lossChancePpm(day, daySpread, 1),
      losingMonthsPpm: lossChancePpm(day, daySpread, MONTH_EPOCHS),
    },
  }
}

const viewLoss = (loss: Loss | undefined) => ({
  day:
    loss?.growth !== undefined && loss.growth !== null && loss.growth < 0n
      ? { growthPpm: Number(loss.growth), result: toWire(loss.result), createTime: Number(loss.create_time) }
      : null,
  fallPpm: Number(loss?.fall ?? 0n),
})

export const viewOrder = ({ id, kind, gold, units, create_time, epoch_time }: OrderRow): InvestmentOrder => ({
  id: Number(id),
  kind,
  gold: gold === null ? null : toWire(gold),
  units: units === null ? null : toWire(units),
  createTime: Number(create_time),
  epochTime: epoch_time === null ? null : Number(epoch_time),
})
