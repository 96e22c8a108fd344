// Compares the gateway's transactions of recent days with our orders. Differences are stored for operators and removed
// once both sides agree. Nothing else is changed.

import type { Units } from '@glasshouse/rulebook/core/payments'
import type { Database, NotNull } from '../../platform/db/tx.ts'
import type { GatewayTransaction, Gateway } from './gateway.ts'
import type { Clock } from './orders.ts'

const DAY_MS = 24 * 3_600_000
/** One more day is fetched from the gateway, because midnight may fall between the two bookings. */
const WINDOW_DAYS = 3
/** A younger difference may still be in transit between the two sides. */
const REPORT_AFTER_MS = 60_000

interface Difference {
  readonly subject: string
  readonly reference: string
  readonly ours: string
  readonly theirs: string
}

interface OrderRow {
  reference: NotNull<string>
  amount: Units
  /** Booked here within the window, so the gateway must have it too. */
  is_expected: boolean
  /** The gateway cannot have booked it earlier. */
  created: bigint
}

/** A reference on which both sides agree, with the gateway's sum. */
interface Match {
  readonly reference: string
  readonly theirs: Units
}

/** An order can be paid up to a week after it expires, so older orders cannot have recent payments. */
const MAX_ORDER_AGE_MS = 14 * DAY_MS
/** Midnight at the start of the window. */
const windowStart = (now: number): number => now - (now % DAY_MS) - (WINDOW_DAYS - 1) * DAY_MS
/** The gateway's transactions from this time on are always fetched. */
const fetchStart = (now: number): number => windowStart(now) - DAY_MS

export class Reconciliation {
  readonly #db: Database
  readonly #gateway: Gateway
  readonly #clock: Clock

  constructor(db: Database, gateway: Gateway, clock: Clock) {
    this.#db = db
    this.#gateway = gateway
    this.#clock = clock
  }

  /** Returns the number of differences found. */
  async run(): Promise<number> {
    const now = this.#clock.now()
    const [orders, payouts] = [await this.#creditedRecharges(now), await this.#confirmedWithdrawals(now)]
    const from = fetchStart(now)
    const theirs = await this.#fetchTransactions(
      now,
      [...orders, ...payouts].filter(({ is_expected, created }) => is_expected && created <= from),
    )
    const results = [
      compare('gateway.order', orders, theirs, 'order', from),
      compare('gateway.payout', payouts, theirs, 'payout', from),
    ]
    const found = results.flatMap((look) => look.found)
    await this.#store(
      found,
      results.flatMap((look) => look.agreed),
    )
    return found.length
  }

  /** All stored differences and the time of the last run. */
  async report() {
    const rows = await this.#db.read<Difference & { first_seen: bigint }>(
      `select subject, reference, ours, theirs, first_seen from differences
         where first_seen <= $1 or subject not in ('gateway.order', 'gateway.payout') order by first_seen desc, reference`,
      [this.#clock.now() - REPORT_AFTER_MS],
    )
    const [lastRun] = await this.#db.read<{ value: string }>(`select value from job_runs where name = 'reconciled'`)
    return {
      lookedAt: lastRun ? Number(lastRun.value) : null,
      differences: rows.map(({ first_seen, ...row }) => ({ ...row, firstSeen: Number(first_seen) })),
    }
  }

  /** The gateway's transactions within the window, plus earlier ones of orders that we booked late. */
  async #fetchTransactions(now: number, lateOrders: readonly OrderRow[]): Promise<GatewayTransaction[]> {
    const names = new Set(lateOrders.map(({ reference }) => reference))
    const oldest = lateOrders.reduce((time, { created }) => Math.min(time, Number(created) - DAY_MS), fetchStart(now))
    const count = Math.floor(now / DAY_MS) - Math.floor(oldest / DAY_MS) + 1
    const days = Array.from({ length: count }, (_, back) => new Date(now - back * DAY_MS).toISOString().slice(0, 10))
    const booked = await Promise.all(days.map((day) => this.#gateway.listTransactions(day)))
    return booked.flatMap((ofDay, back) =>
      back <= WINDOW_DAYS ? ofDay : ofDay.filter(({ reference }) => names.has(reference)),
    )
  }

  async #creditedRecharges(now: number): Promise<OrderRow[]> {
    return await this.#db.read<OrderRow>(
      `select r.reference, r.amount::int8 as amount, s.create_time > $2 as is_expected, r.create_time as created
         from recharges r
         join order_steps s on s.orders = 'recharges' and s.order_id = r.id and s.state = 'credited'
         where r.kind = 'fiat' and r.gateway = $1 and r.create_time > $3`,
      [this.#gateway.name, windowStart(now), now - MAX_ORDER_AGE_MS],
    )
  }

  async #confirmedWithdrawals(now: number): Promise<OrderRow[]> {
    return await this.#db.read<OrderRow>(
      `select w.reference, w.net::int8 as amount, s.create_time > $2 as is_expected, w.create_time as created
         from withdrawals w
         join order_steps s on s.orders = 'withdrawals' and s.order_id = w.id and s.state = 'confirmed'
         where w.kind = 'fiat' and w.gateway = $1 and s.create_time > $3`,
      [this.#gateway.name, windowStart(now), now - MAX_ORDER_AGE_MS],
    )
  }

  /** Deletes resolved differences and inserts new ones. Differences older than the window stay. */
  async #store(found: readonly Difference[], agreed: readonly Match[]): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.query(
        `delete from differences d using unnest($1::text[], $2::numeric[]) a(reference, theirs)
           where d.subject in ('gateway.order', 'gateway.payout') and d.reference = a.reference
             and case d.theirs when 'none' then true else d.theirs::numeric <= a.theirs end`,
        [agreed.map(({ reference }) => reference), agreed.map(({ theirs }) => String(theirs))],
      )
      await tx.query(
        `insert into differences (subject, reference, ours, theirs, first_seen)
           select f.subject, f.reference, f.ours, f.theirs, $5
             from unnest($1::text[], $2::text[], $3::text[], $4::text[]) f(subject, reference, ours, theirs)
           on conflict (subject, reference) do update set ours = excluded.ours, theirs = excluded.theirs`,
        [
          found.map(({ subject }) => subject),
          found.map(({ reference }) => reference),
          found.map(({ ours }) => ours),
          found.map(({ theirs }) => theirs),
          this.#clock.now(),
        ],
      )
      await tx.query(
        `insert into job_runs (name, value) values ('reconciled', $1) on conflict (name) do update set value = $1`,
        [String(this.#clock.now())],
      )
    })
  }
}

function compare(
  subject: string,
  ours: readonly OrderRow[],
  all: readonly GatewayTransaction[],
  kind: GatewayTransaction['kind'],
  readFromTime: number,
) {
  // Partial payments, even on several days, count as one sum.
  const theirs = new Map<string, Units>()
  for (const { reference, amount } of all.filter((each) => each.kind === kind)) {
    theirs.set(reference, (theirs.get(reference) ?? 0n) + amount)
  }
  const known = new Map(ours.map((row) => [row.reference, row]))
  const found: Difference[] = []
  const agreed: Match[] = []
  for (const [reference, amount] of theirs) {
    const own = known.get(reference)
    // Part of an order that began before the window may have been paid before it.
    const isPart = own !== undefined && !own.is_expected && own.created <= readFromTime && amount < own.amount
    if (own?.amount === amount) agreed.push({ reference, theirs: amount })
    else if (!isPart) found.push({ subject, reference, ours: String(own?.amount ?? 'none'), theirs: String(amount) })
  }
  for (const { reference, amount, is_expected } of ours) {
    if (is_expected && !theirs.has(reference)) found.push({ subject, reference, ours: String(amount), theirs: 'none' })
  }
  return { found, agreed }
}
