// What /metrics reads from the database each time: alarms, open orders, and messages that wait to be sent. Every node
// reports the same numbers.

import type { Database } from '../platform/db/tx.ts'
import type { SampleSource } from '../platform/http/metrics.ts'
import { countAlarms } from './today-alarms.ts'

const ALARMS = 'glasshouse_alarms'
const ALARMS_CHECKED = 'glasshouse_alarms_checked_timestamp_seconds'
const RECHARGES = 'glasshouse_recharges'
const WITHDRAWALS = 'glasshouse_withdrawals'
const OUTBOX = 'glasshouse_outbox_messages'
const OUTBOX_AGE = 'glasshouse_outbox_oldest_seconds'

export const scrapedSources = (db: Database): SampleSource[] => [alarmSource(db), orderSource(db), outboxSource(db)]

const alarmSource = (db: Database): SampleSource => ({
  metrics: [
    [ALARMS, 'Current alarms by kind', 'kind'],
    [ALARMS_CHECKED, 'When alarms were last checked'],
  ],
  read: async () => {
    const { counts, checkedAt } = await countAlarms(db)
    const alarms = Array.from(counts, ([kind, value]) => ({ name: ALARMS, labels: { kind }, value }))
    return checkedAt === null ? alarms : [...alarms, { name: ALARMS_CHECKED, value: checkedAt / 1000 }]
  },
})

interface OrderCount {
  readonly orders: 'recharges' | 'withdrawals'
  readonly state: string
  readonly count: number
}

/** Open orders of any age; ended ones of the last day, because their number keeps growing. By the indexes on state. */
const ORDERS = `select m.orders, m.state, (case m.orders
      when 'recharges' then (select count(*) from recharges r where r.state = m.state and r.create_time > m.since)
      else (select count(*) from withdrawals w where w.state = m.state and w.create_time > m.since) end)::int4 as count
  from (
    select orders, state, case when state in ('credited', 'expired', 'failed', 'orphaned', 'tooSmall', 'confirmed', 'rejected')
        then now_ms() - day_ms() else 0 end as since
      from (select orders, state_before as state from order_moves union select orders, state_after from order_moves) s) m`

const orderSource = (db: Database): SampleSource => ({
  metrics: [
    [RECHARGES, 'Recharges by state: open ones, and ended ones of the last day', 'state'],
    [WITHDRAWALS, 'Withdrawals by state: open ones, and ended ones of the last day', 'state'],
  ],
  read: async () =>
    (await db.read<OrderCount>(ORDERS)).map(({ orders, state, count }) => ({
      name: orders === 'recharges' ? RECHARGES : WITHDRAWALS,
      labels: { state },
      value: count,
    })),
})

interface OutboxCount {
  readonly channel: 'mail' | 'sms'
  readonly count: number
  /** Null where nothing waits. */
  readonly since: bigint | null
  readonly now: bigint
}

const OUTBOXES = `select 'mail' as channel, count(*)::int4 as count, min(create_time) as since, now_ms() as now
    from mail_outbox where state = 'waiting'
  union all select 'sms', count(*)::int4, min(create_time), now_ms() from sms_outbox where state = 'waiting'`

const outboxSource = (db: Database): SampleSource => ({
  metrics: [
    [OUTBOX, 'Messages that wait to be sent', 'channel'],
    [OUTBOX_AGE, 'How long the oldest of them waits', 'channel'],
  ],
  read: async () =>
    (await db.read<OutboxCount>(OUTBOXES)).flatMap(({ channel, count, since, now }) => [
      { name: OUTBOX, labels: { channel }, value: count },
      { name: OUTBOX_AGE, labels: { channel }, value: since === null ? 0 : Number(now - since) / 1000 },
    ]),
})
