// Deletes what no order needs any more: quotes that were never used, and the record of old webhooks.

import type { Database } from '../../platform/db/tx.ts'

const DAY_MS = 86_400_000
/** Long after a quote has expired, and long before one player could fill a disk with them. */
const QUOTE_MS = 3_600_000
/** Every provider's webhooks expire within hours, so an event that old is refused before it is looked up. */
const WEBHOOK_MS = 30 * DAY_MS
/** Quotes of withdrawals stay. A sweep does not read them all again, only those of the last weeks. */
const WINDOW_MS = 60 * DAY_MS
const BATCH_ROWS = 10_000

const SWEEPS = [
  `delete from withdrawal_quotes where id in (
     select q.id from withdrawal_quotes q where q.expires_at <= $1::int8 - ${QUOTE_MS}
       and q.expires_at > $1::int8 - ${WINDOW_MS} and not exists (select 1 from withdrawals w where w.quote_id = q.id)
       order by q.expires_at limit ${BATCH_ROWS}) returning 1 as one`,
  `delete from webhooks_accepted where (provider, event_id) in (
     select provider, event_id from webhooks_accepted where create_time <= $1::int8 - ${WEBHOOK_MS}
       order by create_time limit ${BATCH_ROWS}) returning 1 as one`,
  `delete from webhooks_rejected where id in (
     select id from webhooks_rejected where create_time <= $1::int8 - ${WEBHOOK_MS}
       order by create_time limit ${BATCH_ROWS}) returning 1 as one`,
] as const

/** In batches, so that no statement holds locks for long. */
export async function sweepWallet(db: Database, now: number): Promise<void> {
  for (const sql of SWEEPS) while ((await db.commit(sql, [now])).length === BATCH_ROWS);
}
