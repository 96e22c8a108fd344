// The player's protection state: limits with usage, restriction, reality check and play totals.

import { toWire, type Coins } from '@glasshouse/rulebook/core/coins'
import type { LimitKind, LimitPeriod } from '@glasshouse/rulebook/core/protection'
import type { Limit, ProtectionState, Span } from '@glasshouse/rulebook/wire/account/protection'
import { only } from '../../platform/db/tx.ts'
import { FOR_EVER, currentExclusion, type Querier, type Exclusion } from '../../play/risk/bet-restrictions.ts'

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

interface PaceRow {
  min_play_ms: number
  is_auto_bet_allowed: boolean
}

const LIMITS = `select kind, period, own, ceiling, amount, used, until from limits_of($1, now_ms())`
const PENDING = `select kind, period, amount, open_time, lapse_time from limit_changes
  where player_id = $1 and lapse_time > now_ms()`
const SPANS = `select n.period, d.bets, d.staked, d.paid, d.played_ms, r.gold as deposited, p.beyond * day_ms() as until
  from unnest(array['day', 'week', 'month']) n(period)
  cross join lateral period_days(n.period, now_ms()) p
  cross join lateral (
    select coalesce(sum(bets), 0)::int8 as bets, coalesce(sum(staked), 0)::int8 as staked, coalesce(sum(paid), 0)::int8 as paid,
           coalesce(sum(played_ms), 0)::int8 as played_ms
      from played_days where player_id = $1 and day >= p.first_day and day < p.beyond) d
  cross join lateral (
    select coalesce(sum(gold), 0)::int8 as gold from recharges_public
      where player_id = $1 and create_time >= p.first_day * day_ms()
        and state not in ('failed', 'expired', 'orphaned', 'tooSmall')) r`
/** A session idle for 30 minutes is over, unless its reality check is still due. */
const CHECK = `select minutes, is_due, case when is_on then check_from end as since,
    case when is_on then check_ms + case when is_due then gap else 0 end else 0 end::int8 as played_ms
  from (select coalesce(g.check_minutes, 60) as minutes, d.check_from, d.check_ms, p.gap,
               coalesce(d.is_check_due or d.check_ms + p.gap >= coalesce(g.check_minutes, 60) * 60000::int8, false) as is_due,
               coalesce(d.is_check_due or now_ms() - d.last_at < sitting_gap_ms(), false) as is_on
          from (values (1)) one left join player_guards g on g.player_id = $1
          left join lateral (select * from played_days where player_id = $1 order by day desc limit 1) d on true
          cross join lateral (select played_between(d.last_at, now_ms()) as gap) p) c`
const PACE = `select min_play_ms, is_auto_bet_allowed from play_paces_public where place = player_country($1)`
/** Stakes and payouts of bets since $2. The recursion visits games one by one, because of the index. */
const TOTALS_SINCE = `with recursive played (game) as (
    (select min(game) from bets where player_id = $1)
    union all
    select (select min(b.game) from bets b where b.player_id = $1 and b.game > p.game) from played p where p.game is not null
  )
  select coalesce(sum(b.stake), 0)::int8 as staked, coalesce(sum(b.payout), 0)::int8 as paid from played g
  cross join lateral (select stake, payout from bets where player_id = $1 and game = g.game and create_time >= $2
                        and state in ('queued', 'placed', 'settled') offset 0) b`

/** Lists every possible limit, set or not. */
export async function readProtectionState(tx: Querier, playerId: bigint): Promise<ProtectionState> {
  const limits = await tx.query<LimitRow>(LIMITS, [playerId])
  const pending = await tx.query<PendingRow>(PENDING, [playerId])
  const spans = await tx.query<SpanRow>(SPANS, [playerId])
  const check = only(await tx.query<CheckRow>(CHECK, [playerId]))
  const out = await currentExclusion(tx, playerId)
  const [pace] = await tx.query<PaceRow>(PACE, [playerId])
  const { now } = only(await tx.query<{ now: bigint }>('select now_ms() as now'))
  const totals = check.since === null ? NO_TOTALS : await totalsSince(tx, playerId, check.since)
  const spanOf = (period: SpanRow['period']): SpanRow => only(spans.filter((span) => span.period === period))
  const limit = (kind: string, period: string) => limits.find((row) => row.kind === kind && row.period === period)
  const change = (kind: string, period: string) => pending.find((row) => row.kind === kind && row.period === period)
  return {
    limits: KINDS.flatMap((kind) =>
      PERIODS.map((period) => viewLimit(kind, spanOf(period), limit(kind, period), change(kind, period))),
    ),
    check: {
      minutes: check.minutes,
      isDue: check.is_due,
      since: check.since === null ? null : Number(check.since),
      playedMs: Number(check.played_ms),
      ...viewTotals(totals),
      pending: viewPending(change('check', 'play')),
    },
    out: out && viewRestriction(out),
    pace: { minPlayMs: pace?.min_play_ms ?? 0, isAutoBetAllowed: pace?.is_auto_bet_allowed ?? true },
    day: viewSpan(spanOf('day')),
    week: viewSpan(spanOf('week')),
    month: viewSpan(spanOf('month')),
    serverNow: Number(now),
  }
}

export const viewRestriction = ({ out_kind, out_from, out_until }: Exclusion): NonNullable<ProtectionState['out']> => ({
  kind: out_kind,
  from: Number(out_from),
  until: out_until >= FOR_EVER ? null : Number(out_until),
})

interface Totals {
  staked: Coins
  paid: Coins
}
const NO_TOTALS: Totals = { staked: 0n, paid: 0n }

const totalsSince = async (tx: Querier, playerId: bigint, since: bigint): Promise<Totals> =>
  only(await tx.query<Totals>(TOTALS_SINCE, [playerId, since]))

const viewTotals = ({ staked, paid }: Totals) => ({
  staked: toWire(staked),
  paid: toWire(paid),
  net: toWire(paid - staked),
})

const viewSpan = (row: SpanRow): Span => ({
  bets: Number(row.bets),
  ...viewTotals(row),
  playedMs: Number(row.played_ms),
})

function viewLimit(
  kind: (typeof KINDS)[number],
  span: SpanRow,
  limit: LimitRow | undefined,
  pending: PendingRow | undefined,
): Limit {
  const own = { deposit: span.deposited, stake: span.staked, loss: span.staked - span.paid, time: span.played_ms }
  // A limit also counts what was used in closed accounts that this one continues.
  const used = limit?.used ?? own[kind]
  return {
    kind,
    period: span.period,
    amount: toNumber(limit?.amount),
    own: toNumber(limit?.own),
    ceiling: toNumber(limit?.ceiling),
    used: toWire(kind === 'time' ? used / BigInt(MINUTE_MS) : used),
    until: Number(span.until),
    pending: viewPending(pending),
  }
}

const viewPending = (row: PendingRow | undefined): Limit['pending'] =>
  row ? { amount: toNumber(row.amount), openTime: Number(row.open_time), lapseTime: Number(row.lapse_time) } : null

const toNumber = (amount: bigint | null | undefined): number | null =>
  amount === null || amount === undefined ? null : Number(amount)
