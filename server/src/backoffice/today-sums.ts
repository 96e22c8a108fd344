// Play totals by minute, hour and day, against the exact expectation of the same bets.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { spans } from '@glasshouse/rulebook/wire/backoffice/today'
import { only, type Database } from '../platform/db/tx.ts'

export type Span = (typeof spans)[number]

const DAY_MS = 86_400_000
export const startOfDay = (now: number): number => now - (now % DAY_MS)

/** The house's result in standard deviations. `expected` and `variance` are stored in millionths. */
export const DEVIATION = `case when sum(variance) > 0
  then round((sum(expected) - sum(paid) * 1000000) / sqrt(sum(variance) * 1000000), 2)::text end`

interface SumRow {
  bets: bigint
  staked: Coins
  paid: Coins
  expected: Coins
  spread: Coins
  deviation: string | null
}

const SUMS = `coalesce(sum(bets), 0)::int8 as bets, coalesce(sum(staked), 0)::int8 as staked, coalesce(sum(paid), 0)::int8 as paid`

export async function loadPlaySince(db: Database, from: number) {
  const row = only(
    await db.read<SumRow>(
      `select ${SUMS}, coalesce(round(sum(staked) - sum(expected) / 1000000), 0)::int8 as expected,
           coalesce(round(sqrt(sum(variance) / 1000000)), 0)::int8 as spread, ${DEVIATION} as deviation
         from play_sums where span = 'hour' and slot >= $1`,
      [from / 3_600_000],
    ),
  )
  return {
    bets: Number(row.bets),
    staked: toWire(row.staked),
    paid: toWire(row.paid),
    result: toWire(row.staked - row.paid),
    expected: toWire(row.expected),
    spread: toWire(row.spread),
    deviation: row.deviation,
  }
}

/** Deposits and withdrawals: times from the journals, amounts from the orders. A ledger check keeps both equal. */
const MONEY = `select (j.create_time / $2::int8)::int8 as at, coalesce(sum(r.gold), 0)::int8 as deposited,
    coalesce(sum(w.gold), 0)::int8 as withdrawn
  from journals j
  left join recharges r on r.id = case when j.cause <> 'withdrawal' then j.reference::int8 end
  left join withdrawals w on w.id = case when j.cause = 'withdrawal' then j.reference::int8 end
  where j.cause in ('recharge', 'deposit', 'withdrawal') and j.create_time >= $1 group by 1`

interface MoneyRow {
  at: bigint
  deposited: Coins
  withdrawn: Coins
}

export async function loadMoneySince(db: Database, from: number): Promise<{ deposited: number; withdrawn: number }> {
  const rows = await db.read<MoneyRow>(MONEY, [from, DAY_MS * 10_000])
  const sum = (of: (row: MoneyRow) => Coins): number => toWire(rows.reduce((all, row) => all + of(row), 0n))
  return { deposited: sum((row) => row.deposited), withdrawn: sum((row) => row.withdrawn) }
}

/** For each plot: the stored sums it uses, how many slots form a point, and the number of points. */
const PLOTS = {
  hour: { span: 'minute', slotMs: 60_000, slots: 1, points: 60 },
  day: { span: 'hour', slotMs: 3_600_000, slots: 1, points: 24 },
  month: { span: 'hour', slotMs: 3_600_000, slots: 24, points: 30 },
} as const satisfies Record<Span, object>

interface PointRow {
  at: number
  bets: bigint
  staked: Coins
  paid: Coins
  /** Cumulative. */
  expected: Coins
  spread: Coins
}

/** Expectation and spread are cumulative, so the database sums them with exact numerics. */
const POINTS = `select at, bets, staked, paid, round(sum(staked - expected / 1000000) over so_far)::int8 as expected,
    round(sqrt(sum(variance) over so_far / 1000000))::int8 as spread
  from (select slot / $2::int4 as at, ${SUMS}, sum(expected) as expected, sum(variance) as variance
          from play_sums where span = $1 and slot >= $3::int4 group by 1) s
  window so_far as (order by at) order by at`

export async function loadPlot(db: Database, by: Span, now: number) {
  const { span, slotMs, slots, points } = PLOTS[by]
  const stepMs = slotMs * slots
  const last = Math.floor(now / stepMs)
  const first = last - points + 1
  const played = new Map((await db.read<PointRow>(POINTS, [span, slots, first * slots])).map((row) => [row.at, row]))
  const moved = new Map((await db.read<MoneyRow>(MONEY, [first * stepMs, stepMs])).map((row) => [Number(row.at), row]))
  let [result, expected, spread] = [0n, 0n, 0n]
  return {
    points: Array.from({ length: points }, (_, n) => {
      const at = first + n
      const [row, money] = [played.get(at), moved.get(at)]
      if (row) [result, expected, spread] = [result + row.staked - row.paid, row.expected, row.spread]
      return {
        time: at * stepMs,
        bets: Number(row?.bets ?? 0),
        staked: toWire(row?.staked ?? 0n),
        paid: toWire(row?.paid ?? 0n),
        deposited: toWire(money?.deposited ?? 0n),
        withdrawn: toWire(money?.withdrawn ?? 0n),
        result: toWire(result),
        expected: toWire(expected),
        spread: toWire(spread),
      }
    }),
  }
}
