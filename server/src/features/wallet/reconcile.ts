// Compares what the gateway says it has booked with what we have, day by day, and the ledger with the orders. Every
// difference is kept for a person; one that is gone is taken off the list, and nothing else is changed.

import type { Units } from '@glasshouse/rulebook/core/payments'
import type { Database } from '../../platform/db/tx.ts'
import type { GatewayTransaction, Gateway } from './gateway.ts'
import type { Clock } from './orders.ts'

const DAY_MS = 24 * 3_600_000
/** So many days back are compared each time, and one day more of theirs: midnight may lie between the two bookings. */
const WINDOW_DAYS = 3
/** What differs for a shorter time is on its way from one side to the other. */
const REPORT_AFTER_MS = 60_000

interface Difference {
  readonly subject: string
  readonly reference: string
  readonly ours: string
  readonly theirs: string
}

interface OrderRow {
  reference: string
  amount: Units
  /** Theirs must have it as well: it was booked here within the days that are compared. */
  is_due: boolean
  /** They can not have booked it earlier. */
  begun: bigint
}

/** What both sides have, by their sum within the days. */
interface Match {
  readonly reference: string
  readonly theirs: Units
}

/** An order may be paid a week after it expired: older ones can not be among what was booked lately. */
const MAX_ORDER_AGE_MS = 14 * DAY_MS
/** Midnight before the days that are compared. */
const windowStart = (now: number): number => now - (now % DAY_MS) - (WINDOW_DAYS - 1) * DAY_MS
/** What they book from here on is read in any case. */
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

  /** Looks once; answers how many differences there are. */
  async run(): Promise<number> {
    const now = this.#clock.now()
    const [orders, payouts] = [await this.#creditedRecharges(now), await this.#confirmedWithdrawals(now)]
    const from = fetchStart(now)
    const theirs = await this.#fetchTransactions(
      now,
      [...orders, ...payouts].filter(({ is_due, begun }) => is_due && begun <= from),
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

  /** Everything that is known to differ, and when it was looked at last. */
  async report() {
    const rows = await this.#db.read<Difference & { first_seen: bigint }>(
      `select subject, reference, ours, theirs, first_seen from differences
         where first_seen <= $1 or subject not in ('gateway.order', 'gateway.payout') order by first_seen desc, reference`,
      [this.#clock.now() - REPORT_AFTER_MS],
    )
    const [lastRun] = await this.#db.read<{ value: string }>(`select value from marks where name = 'reconciled'`)
    return {
      lookedAt: lastRun ? Number(lastRun.value) : null,
      differences: rows.map(({ first_seen, ...row }) => ({ ...row, firstSeen: Number(first_seen) })),
    }
  }

  /** What they have booked in the days that are compared; of what was booked late here, also what they had before. */
  async #fetchTransactions(now: number, lateOrders: readonly OrderRow[]): Promise<GatewayTransaction[]> {
    const names = new Set(lateOrders.map(({ reference }) => reference))
    const oldest = lateOrders.reduce((time, { begun }) => Math.min(time, Number(begun) - DAY_MS), fetchStart(now))
    const count = Math.floor(now / DAY_MS) - Math.floor(oldest / DAY_MS) + 1
    const days = Array.from({ length: count }, (_, back) => new Date(now - back * DAY_MS).toISOString().slice(0, 10))
    const booked = await Promise.all(days.map((day) => this.#gateway.listTransactions(day)))
    return booked.flatMap((ofDay, back) =>
      back <= WINDOW_DAYS ? ofDay : ofDay.filter(({ reference }) => names.has(reference)),
    )
  }

  async #creditedRecharges(now: number): Promise<OrderRow[]> {
    return await this.#db.read<OrderRow>(
      `select r.reference, r.amount::int8 as amount, s.create_time > $2 as is_due, r.create_time as begun
         from recharges r
         join order_steps s on s.orders = 'recharges' and s.order_id = r.id and s.state = 'credited'
         where r.kind = 'fiat' and r.gateway = $1 and r.create_time > $3`,
      [this.#gateway.name, windowStart(now), now - MAX_ORDER_AGE_MS],
    )
  }

  async #confirmedWithdrawals(now: number): Promise<OrderRow[]> {
    return await this.#db.read<OrderRow>(
      `select w.reference, w.net::int8 as amount, s.create_time > $2 as is_due, w.create_time as begun
         from withdrawals w
         join order_steps s on s.orders = 'withdrawals' and s.order_id = w.id and s.state = 'confirmed'
         where w.kind = 'fiat' and w.gateway = $1 and s.create_time > $3`,
      [this.#gateway.name, windowStart(now), now - MAX_ORDER_AGE_MS],
    )
  }

  /** Where both agree by now the difference goes, what is new is noted; what lies too far back to be compared stays. */
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
        `insert into marks (name, value) values ('reconciled', $1) on conflict (name) do update set value = $1`,
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
  // What was paid in parts, on several days as well, counts as one sum.
  const theirs = new Map<string, Units>()
  for (const { reference, amount } of all.filter((each) => each.kind === kind)) {
    theirs.set(reference, (theirs.get(reference) ?? 0n) + amount)
  }
  const known = new Map(ours.map((row) => [row.reference, row]))
  const found: Difference[] = []
  const agreed: Match[] = []
  for (const [reference, amount] of theirs) {
    const own = known.get(reference)
    // Of what began before the days that are compared, a part may lie there too.
    const isPart = own !== undefined && !own.is_due && own.begun <= readFromTime && amount < own.amount
    if (own?.amount === amount) agreed.push({ reference, theirs: amount })
    else if (!isPart) found.push({ subject, reference, ours: String(own?.amount ?? 'none'), theirs: String(amount) })
  }
  for (const { reference, amount, is_due } of ours) {
    if (is_due && !theirs.has(reference)) found.push({ subject, reference, ours: String(amount), theirs: 'none' })
  }
  return { found, agreed }
}
