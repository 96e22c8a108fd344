// The epochs of the bankroll: what the closing of a day means for those who hold a share of it. All of it happens in the
// transaction that closes the day, so once and whole; the arithmetic is the rulebook's, the gold is the ledger's.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import {
  FIRST_UNITS_PER_GOLD,
  LOCK_UP_DAYS,
  runEpoch,
  takeFirst,
  type EpochEnd,
  type Pool,
  type Units,
} from '@glasshouse/rulebook/core/investment'
import { only, type Tx } from '../../platform/db/tx.ts'
import { post, type Account, type Move } from '../../ledger/ledger.ts'
import { DAY_MS, dayOf, type Calendar, type Day } from '../../play/stats/days.ts'

/** The operator is the holder that is no player. */
export const OPERATOR = 0n

interface Order {
  id: bigint
  player_id: bigint
  kind: 'buy' | 'redeem'
  gold: Coins
  units: Units
}

interface PoolNow {
  assets: Coins
  owed: Coins
  staked: bigint
  variance: string
}

interface LastEpoch extends Pool {
  carried: bigint
}

const POOL_NOW = `select (select coalesce(sum(balance), 0) from accounts where owner_id = 0 and kind = 'pool')::int8 as assets,
    (select coalesce(sum(above_stake), 0) from ladder_games where is_open)::int8 as owed,
    coalesce(sum(staked), 0)::int8 as staked, coalesce(sum(variance), 0)::text as variance from returns`

/** Whatever the pool holds when a house is laid out is the operator's: he gets units for it. */
export async function seedShares(tx: Tx): Promise<void> {
  const begun = () => tx.query('select 1 from invest_epochs limit 1')
  if ((await begun()).length > 0) return
  await lockPool(tx)
  if ((await begun()).length > 0) return
  const now = only(await tx.query<PoolNow>(POOL_NOW))
  if (now.assets <= 0n) return
  const day = only(
    await tx.query<{ number: number; open_time: bigint }>(
      'select number, open_time from days where close_time is null',
    ),
  )
  const end = runEpoch({ assets: now.assets, units: 0n, commission: 0n, owed: 0n, exits: [], entries: [] })
  const row = { day: day.number - 1, time: Number(day.open_time), opens: day.number, unitsBefore: 0n, result: 0n }
  await writeEpoch(tx, row, end, now, [])
  await moveUnits(tx, row, end, [])
}

/** Run when a day is closed. */
export const closeEpoch =
  (calendar: Calendar) =>
  async (tx: Tx, day: Day): Promise<void> => {
    const time = calendar.now()
    const orders = await tx.query<Order>(
      'select id, player_id, kind, gold, units from invest_orders where epoch_day is null and day <= $1 order by id',
      [day.number],
    )
    // Players' accounts before the pool's, each in the order of their numbers: as bets lock them, or both would wait.
    await tx.query(
      `select 1 from accounts where owner_id = any($1) and owner_id <> 0 and kind in ('player', 'hold')
         order by id for update`,
      [orders.map(({ player_id }) => player_id)],
    )
    await lockPool(tx)
    const now = only(await tx.query<PoolNow>(POOL_NOW))
    const [last = { assets: 0n, units: 0n, carried: 0n }] = await tx.query<LastEpoch>(
      'select assets, units, carried from invest_epochs order by day desc limit 1',
    )
    const exits = orders.filter(({ kind }) => kind === 'redeem')
    // Nobody buys into a pool that owes: whoever wants to come waits.
    const entries = now.assets < 0n ? [] : orders.filter(({ kind }) => kind === 'buy')
    const end = runEpoch({
      assets: now.assets,
      units: last.units,
      commission: day.commission + last.carried,
      owed: now.owed,
      exits: exits.map(({ units }) => units),
      entries: entries.map(({ gold }) => gold),
    })
    const done = [
      ...exits.map((order, i) => ({ ...order, gold: end.paid[i] ?? 0n })),
      ...entries.map((order, i) => ({ ...order, units: end.bought[i] ?? 0n })),
    ]
    const row = {
      day: day.number,
      time,
      opens: dayOf(time),
      unitsBefore: last.units + end.adopted,
      // What came while nobody had a share is nobody's result.
      result: last.units === 0n ? 0n : now.assets - last.assets,
    }
    await writeEpoch(tx, row, end, now, done)
    await moveUnits(tx, row, end, done)
    await moveGold(tx, day.number, end.commission, done)
    await tx.query(
      `update invest_orders o set epoch_day = $1, gold = d.gold, units = d.units
         from unnest($2::int8[], $3::int8[], $4::int8[]) d(id, gold, units) where o.id = d.id`,
      [day.number, done.map(({ id }) => id), done.map(({ gold }) => gold), done.map(({ units }) => units)],
    )
  }

/** Whoever holds it sees no epoch begin. */
export const lockPool = (tx: Tx) =>
  tx.query(`select 1 from accounts where owner_id = 0 and kind = 'pool' order by id for update`)

interface EpochRow {
  readonly day: number
  readonly time: number
  /** The day that begins with it. */
  readonly opens: number
  readonly unitsBefore: Units
  readonly result: Coins
}

async function writeEpoch(tx: Tx, row: EpochRow, end: EpochEnd, now: PoolNow, done: readonly Order[]): Promise<void> {
  const sum = (kind: Order['kind'], of: (order: Order) => bigint): bigint =>
    done.reduce((total, order) => (order.kind === kind ? total + of(order) : total), 0n)
  await tx.query(
    `insert into invest_epochs (day, create_time, result, units_before, commission, carried, low, entered, bought, paid,
                                redeemed, is_void, assets, units, staked_so_far, variance_so_far)
       values ($1, greatest($2, (select max(create_time) + 1 from invest_epochs)), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
               $13, $14, $15, $16::text::numeric)`,
    [
      row.day,
      row.time,
      row.result,
      row.unitsBefore,
      end.commission,
      end.carried,
      end.low,
      sum('buy', ({ gold }) => gold),
      sum('buy', ({ units }) => units),
      sum('redeem', ({ gold }) => gold),
      sum('redeem', ({ units }) => units),
      end.isVoid,
      end.assets,
      end.units,
      now.staked,
      now.variance,
    ],
  )
  await tx.query(
    `insert into invest_holdings (day, player_id, units) select $1::int4, player_id, sum(units)::int8 from invest_lots
       where units > 0 and player_id <> ${OPERATOR} group by player_id`,
    [row.day],
  )
}

interface Bought {
  readonly playerId: bigint
  readonly gold: Coins
  readonly units: Units
}

async function moveUnits(tx: Tx, row: EpochRow, end: EpochEnd, done: readonly Order[]): Promise<void> {
  if (end.adopted > 0n) {
    const gold = end.adopted / FIRST_UNITS_PER_GOLD
    await giveLots(tx, row, [{ playerId: OPERATOR, gold, units: end.adopted }])
  }
  if (end.isVoid) await voidUnits(tx, row, done)
  else await takeLots(tx, done)
  const bought = done.filter(({ kind }) => kind === 'buy')
  await giveLots(
    tx,
    row,
    bought.map(({ player_id: playerId, gold, units }) => ({ playerId, gold, units })),
  )
}

const giveLots = (tx: Tx, { day, opens }: EpochRow, lots: readonly Bought[]) =>
  tx.query(
    `insert into invest_lots (player_id, epoch_day, gold, bought, units, unlock_time)
       select player_id, $1::int4, gold, units, units, $2::int8
         from unnest($3::int8[], $4::int8[], $5::int8[]) with ordinality l(player_id, gold, units, place) order by place`,
    [
      day,
      (opens + LOCK_UP_DAYS) * DAY_MS,
      lots.map(({ playerId }) => playerId),
      lots.map(({ gold }) => gold),
      lots.map(({ units }) => units),
    ],
  )

/** Nothing is left: all units are void, and so is every order to give some back, also those that came too late for this epoch. */
async function voidUnits(tx: Tx, { day }: EpochRow, done: readonly Order[]): Promise<void> {
  await tx.query('update invest_lots set units = 0 where units > 0')
  await tx.query(
    `update invest_orders set epoch_day = $1, gold = 0 where kind = 'redeem' and epoch_day is null and id <> all($2)`,
    [day, done.map(({ id }) => id)],
  )
}

/** Takes from everyone's lots what leaves, those that came first going first. */
async function takeLots(tx: Tx, done: readonly Order[]): Promise<void> {
  const leaving = new Map<bigint, Units>()
  for (const { kind, player_id, units } of done) {
    if (kind === 'redeem') leaving.set(player_id, (leaving.get(player_id) ?? 0n) + units)
  }
  const lots = await tx.query<{ id: bigint; player_id: bigint; units: Units }>(
    'select id, player_id, units from invest_lots where player_id = any($1) and units > 0 order by id for update',
    [[...leaving.keys()]],
  )
  const left: { id: bigint; units: Units }[] = []
  for (const [playerId, units] of leaving) {
    const own = lots.filter(({ player_id }) => player_id === playerId)
    const taken = takeFirst(
      own.map((lot) => lot.units),
      units,
    )
    own.forEach((lot, i) => left.push({ id: lot.id, units: lot.units - (taken[i] ?? 0n) }))
  }
  await tx.query(
    'update invest_lots l set units = t.units from unnest($1::int8[], $2::int8[]) t(id, units) where l.id = t.id',
    [left.map(({ id }) => id), left.map(({ units }) => units)],
  )
}

async function moveGold(tx: Tx, day: number, commission: Coins, done: readonly Order[]): Promise<void> {
  const pool: Account = { kind: 'pool' }
  const operator: Account = { kind: 'commission' }
  const book = async (name: string, cause: string, moves: readonly Move[]): Promise<void> => {
    const real = moves.filter(({ amount }) => amount > 0n)
    if (real.length > 0) await post(tx, { key: `epoch:${day}:${name}`, cause, reference: String(day), moves: real })
  }
  const of = (kind: Order['kind']) => done.filter((order) => order.kind === kind)
  await book('commission', 'commission', [{ from: pool, to: operator, amount: commission }])
  await book(
    'exits',
    'investment.paid',
    of('redeem').map(({ player_id: playerId, gold: amount }) => ({
      from: pool,
      to: playerId === OPERATOR ? operator : { kind: 'player', playerId },
      amount,
    })),
  )
  await book(
    'entries',
    'investment.bought',
    of('buy').map(({ player_id: playerId, gold: amount }) => ({ from: { kind: 'hold', playerId }, to: pool, amount })),
  )
}
