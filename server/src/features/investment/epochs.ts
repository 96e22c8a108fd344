// Investment epochs: at the close of a day, commission is charged and orders to buy and redeem pool units are executed. All
// of it runs in the transaction that closes the day, so exactly once. The rulebook does the arithmetic.

import type { Coins } from '@glasshouse/rulebook/core/coins'
import {
  FIRST_UNITS_PER_GOLD,
  LOCK_UP_DAYS,
  runEpoch,
  redeemFifo,
  type EpochEnd,
  type Pool,
  type Units,
} from '@glasshouse/rulebook/core/investment'
import { named, only, type Tx, type NotNull } from '../../platform/db/tx.ts'
import { post, type Account, type Move } from '../../ledger/ledger.ts'
import { DAY_MS, dayOf, type Calendar, type Day } from '../../play/stats/days.ts'

/** The holder id of the operator, who is not a player. */
export const OPERATOR = 0n

interface Order {
  id: bigint
  player_id: bigint
  kind: 'buy' | 'redeem'
  gold: NotNull<Coins>
  units: NotNull<Units>
}

interface PoolState {
  assets: Coins
  owed: Coins
  staked: bigint
  variance: string
}

interface LastEpoch extends Pool {
  carried: bigint
}

const POOL_STATE = `select (select coalesce(sum(balance), 0) from accounts where owner_id = 0 and kind = 'pool')::int8 as assets,
    (select coalesce(sum(above_stake), 0) from step_games where is_open)::int8 as owed,
    coalesce(sum(staked), 0)::int8 as staked, coalesce(sum(variance), 0)::text as variance from returns`

/** Gives the operator units for whatever the pool holds at the first start. */
export async function seedShares(tx: Tx): Promise<void> {
  const findEpoch = () => tx.query('select 1 from invest_epochs limit 1')
  if ((await findEpoch()).length > 0) return
  await lockPool(tx)
  // Again under the lock: another node may have seeded meanwhile.
  if ((await findEpoch()).length > 0) return
  const now = only(await tx.query<PoolState>(POOL_STATE))
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

/** Runs in the transaction that closes a day. */
export const closeEpoch =
  (calendar: Calendar) =>
  async (tx: Tx, day: Day): Promise<void> => {
    const time = calendar.now()
    const orders = await tx.query<Order>(
      'select id, player_id, kind, gold, units from invest_orders where epoch_day is null and day <= $1 order by id',
      [day.number],
    )
    // Same lock order as bets, to avoid deadlocks: player accounts by id, then the pool.
    await tx.query(
      `select 1 from accounts where owner_id = any($1) and owner_id <> 0 and kind in ('player', 'hold')
         order by id for update`,
      [orders.map(({ player_id }) => player_id)],
    )
    await lockPool(tx)
    const now = only(await tx.query<PoolState>(POOL_STATE))
    const [last = { assets: 0n, units: 0n, carried: 0n }] = await tx.query<LastEpoch>(
      'select assets, units, carried from invest_epochs order by day desc limit 1',
    )
    const exits = orders.filter(({ kind }) => kind === 'redeem')
    // A negative pool accepts no purchases; they stay queued.
    const entries = now.assets < 0n ? [] : orders.filter(({ kind }) => kind === 'buy')
    const end = runEpoch({
      assets: now.assets,
      units: last.units,
      commission: day.commission + last.carried,
      owed: now.owed,
      exits: exits.map(({ units }) => units),
      entries: entries.map(({ gold }) => gold),
    })
    const executed = [
      ...exits.map((order, i) => ({ ...order, gold: end.paid[i] ?? 0n })),
      ...entries.map((order, i) => ({ ...order, units: end.bought[i] ?? 0n })),
    ]
    const row = {
      day: day.number,
      time,
      opens: dayOf(time),
      unitsBefore: last.units + end.adopted,
      // Without holders there is no result to attribute.
      result: last.units === 0n ? 0n : now.assets - last.assets,
    }
    await writeEpoch(tx, row, end, now, executed)
    await moveUnits(tx, row, end, executed)
    await moveGold(tx, day.number, end.commission, executed)
    await tx.query(
      `update invest_orders o set epoch_day = $1, gold = d.gold, units = d.units
         from unnest($2::int8[], $3::int8[], $4::int8[]) d(id, gold, units) where o.id = d.id`,
      [day.number, executed.map(({ id }) => id), executed.map(({ gold }) => gold), executed.map(({ units }) => units)],
    )
  }

/** Prevents an epoch from running until the transaction ends. */
export const lockPool = (tx: Tx) =>
  tx.query(`select 1 from accounts where owner_id = 0 and kind = 'pool' order by id for update`)

interface EpochRow {
  readonly day: number
  readonly time: number
  /** The day that the epoch starts. */
  readonly opens: number
  readonly unitsBefore: Units
  readonly result: Coins
}

async function writeEpoch(
  tx: Tx,
  row: EpochRow,
  end: EpochEnd,
  now: PoolState,
  executed: readonly Order[],
): Promise<void> {
  const sum = (kind: Order['kind'], amount: (order: Order) => bigint): bigint =>
    executed.reduce((total, order) => (order.kind === kind ? total + amount(order) : total), 0n)
  const values = {
    ...row,
    ...end,
    entered: sum('buy', ({ gold }) => gold),
    bought: sum('buy', ({ units }) => units),
    paid: sum('redeem', ({ gold }) => gold),
    redeemed: sum('redeem', ({ units }) => units),
    staked: now.staked,
    variance: now.variance,
  }
  await tx.query(
    ...named(
      `insert into invest_epochs (day, create_time, result, units_before, commission, carried, low, entered, bought, paid,
                                redeemed, is_void, assets, units, staked_so_far, variance_so_far)
       values ($day, greatest($time, (select max(create_time) + 1 from invest_epochs)), $result, $unitsBefore, $commission,
               $carried, $low, $entered, $bought, $paid, $redeemed, $isVoid, $assets, $units, $staked,
               $variance::text::numeric)`,
      values,
    ),
  )
  await tx.query(
    `insert into invest_holdings (day, player_id, units) select $1::int4, player_id, sum(units)::int8 from invest_lots
       where units > 0 and player_id <> ${OPERATOR} group by player_id`,
    [row.day],
  )
}

interface NewLot {
  readonly playerId: bigint
  readonly gold: Coins
  readonly units: Units
}

async function moveUnits(tx: Tx, row: EpochRow, end: EpochEnd, executed: readonly Order[]): Promise<void> {
  if (end.adopted > 0n) {
    const gold = end.adopted / FIRST_UNITS_PER_GOLD
    await createLots(tx, row, [{ playerId: OPERATOR, gold, units: end.adopted }])
  }
  if (end.isVoid) await voidUnits(tx, row, executed)
  else await redeemLots(tx, executed)
  const bought = executed.filter(({ kind }) => kind === 'buy')
  await createLots(
    tx,
    row,
    bought.map(({ player_id: playerId, gold, units }) => ({ playerId, gold, units })),
  )
}

const createLots = (tx: Tx, { day, opens }: EpochRow, lots: readonly NewLot[]) =>
  tx.query(
    `insert into invest_lots (player_id, epoch_day, gold, bought, units, unlock_time)
       select player_id, $1::int4, gold, units, units, $2::int8
         from unnest($3::int8[], $4::int8[], $5::int8[]) with ordinality l(player_id, gold, units, position) order by position`,
    [
      day,
      (opens + LOCK_UP_DAYS) * DAY_MS,
      lots.map(({ playerId }) => playerId),
      lots.map(({ gold }) => gold),
      lots.map(({ units }) => units),
    ],
  )

/** The pool is empty: voids all units and every open redemption, including those placed too late for this epoch. */
async function voidUnits(tx: Tx, { day }: EpochRow, executed: readonly Order[]): Promise<void> {
  await tx.query('update invest_lots set units = 0 where units > 0')
  await tx.query(
    `update invest_orders set epoch_day = $1, gold = 0 where kind = 'redeem' and epoch_day is null and id <> all($2)`,
    [day, executed.map(({ id }) => id)],
  )
}

/** Redeems units from each holder's lots, oldest first. */
async function redeemLots(tx: Tx, executed: readonly Order[]): Promise<void> {
  const redeemed = new Map<bigint, Units>()
  for (const { kind, player_id, units } of executed) {
    if (kind === 'redeem') redeemed.set(player_id, (redeemed.get(player_id) ?? 0n) + units)
  }
  const lots = await tx.query<{ id: bigint; player_id: bigint; units: Units }>(
    'select id, player_id, units from invest_lots where player_id = any($1) and units > 0 order by id for update',
    [[...redeemed.keys()]],
  )
  const remaining: { id: bigint; units: Units }[] = []
  for (const [playerId, units] of redeemed) {
    const own = lots.filter(({ player_id }) => player_id === playerId)
    const taken = redeemFifo(
      own.map((lot) => lot.units),
      units,
    )
    own.forEach((lot, i) => remaining.push({ id: lot.id, units: lot.units - (taken[i] ?? 0n) }))
  }
  await tx.query(
    'update invest_lots l set units = t.units from unnest($1::int8[], $2::int8[]) t(id, units) where l.id = t.id',
    [remaining.map(({ id }) => id), remaining.map(({ units }) => units)],
  )
}

async function moveGold(tx: Tx, day: number, commission: Coins, executed: readonly Order[]): Promise<void> {
  const pool: Account = { kind: 'pool' }
  const operator: Account = { kind: 'commission' }
  const bookMoves = async (name: string, cause: string, moves: readonly Move[]): Promise<void> => {
    const nonZero = moves.filter(({ amount }) => amount > 0n)
    if (nonZero.length > 0)
      await post(tx, { key: `epoch:${day}:${name}`, cause, reference: String(day), moves: nonZero })
  }
  const ordersOf = (kind: Order['kind']) => executed.filter((order) => order.kind === kind)
  await bookMoves('commission', 'commission', [{ from: pool, to: operator, amount: commission }])
  await bookMoves(
    'exits',
    'investment.paid',
    ordersOf('redeem').map(({ player_id: playerId, gold: amount }) => ({
      from: pool,
      to: playerId === OPERATOR ? operator : { kind: 'player', playerId },
      amount,
    })),
  )
  await bookMoves(
    'entries',
    'investment.bought',
    ordersOf('buy').map(({ player_id: playerId, gold: amount }) => ({
      from: { kind: 'hold', playerId },
      to: pool,
      amount,
    })),
  )
}
