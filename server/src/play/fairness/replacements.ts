// The public history of what may change a hash that a player was shown: replaced seed pairs, and recoveries. A browser
// that misses a promise looks here; a change that is not in this list is an alarm.

import type { Database } from '../../platform/db/tx.ts'

const SHOWN = 100

interface Row {
  kind: 'seeds' | 'recovery'
  begin_time: bigint
  lost_until: bigint | null
  end_time: bigint | null
}

export async function readReplacements(db: Database) {
  const rows = await db.read<Row>(
    `select 'seeds' as kind, begin_time, null::int8 as lost_until, end_time from seed_replacements
       union all select 'recovery', begin_time, mark_time, end_time from recoveries
       order by begin_time desc limit ${SHOWN}`,
  )
  return rows.map(({ kind, begin_time, lost_until, end_time }) => ({
    kind,
    beginTime: Number(begin_time),
    lostUntil: lost_until === null ? null : Number(lost_until),
    endTime: end_time === null ? null : Number(end_time),
  }))
}
