// What a player sees of his protection: limits with what is used of them, breaks, the reality check and his figures.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { LimitKind, LimitPeriod } from '@glasshouse/rulebook/core/protection'
import type { Limit, ProtectionState, Span } from '@glasshouse/rulebook/wire/account/protection'
import { only } from '../../platform/db/tx.ts'
import { FOR_EVER, outOf, type Asking, type Out } from '../../play/risk/bet-restrictions.ts'

const KINDS = ['deposit', 'loss', 'stake', 'time'] as const
const PERIODS = ['day', 'week', 'month'] as const
const MINUTE_MS = 60_000

interface LimitRow {
  kind: LimitKind
  period: LimitPeriod
  own: bigint | null
  ceiling: bigint | null
  amount: bigint | null
  used: bigint
  until: bigint
}

interface PendingRow {
  kind: LimitKind
  period: LimitPeriod
  amount: bigint | null
  open_time: bigint
  lapse_time: bigint
}

interface SpanRow {
  period: (typeof PERIODS)[number]
  bets: bigint
  staked: Coins
  paid: Coins
  played_ms: bigint
  deposited: Coins
  until: bigint
}

interface CheckRow {
  minutes: number
  is_due: boolean
  since: bigint | null
  played_ms: bigint
}

const LIMITS = `select kind, period, own, ceiling, amount, used, until from limits_of($1, now_ms())`
const PENDING = `select kind, period, amount, open_time, lapse_time from limit_changes
  where player_id = $1 and lapse_time > now_ms()`
const SPANS = `select n.period, d.bets, d.staked, d.paid, d.played_ms, r.gold as deposited, p.beyond * 86400000::int8 as until
  from unnest(array['day', 'week', 'month']) n(period)
  cross join lateral period_days(n.period, now_ms()) p
  cross join lateral (
    select coalesce(sum(bets), 0)::int8 as bets, coalesce(sum(staked), 0)::int8 as staked, coalesce(sum(paid), 0)::int8 as paid,
           coalesce(sum(played_ms), 0)::int8 as played_ms
      from played_days where player_id = $1 and day >= p.first_day and day < p.beyond) d
  cross join lateral (
    select coalesce(sum(gold), 0)::int8 as gold from recharges
      where player_id = $1 and create_time >= p.first_day * 86400000::int8
        and state not in ('failed', 'expired', 'orphaned', 'tooSmall')) r`
/** A sitting that ended long ago is over, unless its check was asked for. */
const CHECK = `select minutes, is_due, case when is_on then check_from end as since,
    case when is_on then check_ms + case when is_due then gap else 0 end else 0 end::int8 as played_ms
  from (select coalesce(g.check_minutes, 60) as minutes, d.check_from, d.check_ms, p.gap,
               coalesce(d.is_check_due or d.check_ms + p.gap >= coalesce(g.check_minutes, 60) * 60000::int8, false) as is_due,
               coalesce(d.is_check_due or now_ms() - d.last_at < 1800000, false) as is_on
          from (values (1)) one left join player_guards g on g.player_id = $1
          left join lateral (select * from played_days where player_id = $1 order by day desc limit 1) d on true
          cross join lateral (select played_between(d.last_at, now_ms()) as gap) p) c`
/** What the bets since a moment cost and brought: game by game, as the index has them. */
const SINCE = `with recursive played (game) as (
    (select min(game) from bets where player_id = $1)
    union all
    select (select min(b.game) from bets b where b.player_id = $1 and b.game > p.game) from played p where p.game is not null
  )
  select coalesce(sum(b.stake), 0)::int8 as staked, coalesce(sum(b.payout), 0)::int8 as paid from played g
  cross join lateral (select stake, payout from bets where player_id = $1 and game = g.game and create_time >= $2
                        and state in ('queued', 'placed', 'settled') offset 0) b`

/** Every limit that can be set is there, set or not. */
export async function stateOf(tx: Asking, playerId: bigint): Promise<ProtectionState> {
  const limits = await tx.query<LimitRow>(LIMITS, [playerId])
  const pending = await tx.query<PendingRow>(PENDING, [playerId])
  const spans = await tx.query<SpanRow>(SPANS, [playerId])
  const check = only(await tx.query<CheckRow>(CHECK, [playerId]))
  const out = await outOf(tx, playerId)
  const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
  const since = check.since === null ? NOTHING : await sinceOf(tx, playerId, check.since)
  const spanOf = (period: SpanRow['period']): SpanRow => only(spans.filter((span) => span.period === period))
  const known = (kind: string, period: string) => limits.find((row) => row.kind === kind && row.period === period)
  const asked = (kind: string, period: string) => pending.find((row) => row.kind === kind && row.period === period)
  return {
    limits: KINDS.flatMap((kind) =>
      PERIODS.map((period) => shownLimit(kind, spanOf(period), known(kind, period), asked(kind, period))),
    ),
    check: {
      minutes: check.minutes,
      isDue: check.is_due,
      since: check.since === null ? null : Number(check.since),
      playedMs: Number(check.played_ms),
      ...money(since),
      pending: shownPending(asked('check', 'play')),
    },
    out: out && shownOut(out),
    day: shownSpan(spanOf('day')),
    week: shownSpan(spanOf('week')),
    month: shownSpan(spanOf('month')),
    serverNow: Number(now),
  }
}

export const shownOut = ({ out_kind, out_from, out_until }: Out): NonNullable<ProtectionState['out']> => ({
  kind: out_kind,
  from: Number(out_from),
  until: out_until >= FOR_EVER ? null : Number(out_until),
})

interface Money {
  staked: Coins
  paid: Coins
}
const NOTHING: Money = { staked: 0n, paid: 0n }

const sinceOf = async (tx: Asking, playerId: bigint, since: bigint): Promise<Money> =>
  only(await tx.query<Money>(SINCE, [playerId, since]))

const money = ({ staked, paid }: Money) => ({
  staked: toWire(staked),
  paid: toWire(paid),
  net: toWire(paid - staked),
})

const shownSpan = (row: SpanRow): Span => ({
  bets: Number(row.bets),
  ...money(row),
  playedMs: Number(row.played_ms),
})

function shownLimit(
  kind: (typeof KINDS)[number],
  span: SpanRow,
  known: LimitRow | undefined,
  pending: PendingRow | undefined,
): Limit {
  const used = {
    deposit: span.deposited,
    stake: span.staked,
    loss: span.staked - span.paid,
    time: BigInt(Math.floor(Number(span.played_ms) / MINUTE_MS)),
  }
  return {
    kind,
    period: span.period,
    amount: numberOf(known?.amount),
    own: numberOf(known?.own),
    ceiling: numberOf(known?.ceiling),
    used: toWire(used[kind]),
    until: Number(span.until),
    pending: shownPending(pending),
  }
}

const shownPending = (row: PendingRow | undefined): Limit['pending'] =>
  row ? { amount: numberOf(row.amount), openTime: Number(row.open_time), lapseTime: Number(row.lapse_time) } : null

const numberOf = (amount: bigint | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Number(amount)
