// Verifies and exports the complete audit log.

import { AuditChain, type AuditBreak, type AuditHead, type ChainedAuditEntry } from '@glasshouse/rulebook/core/audit'
import type { Database } from '../../platform/db/tx.ts'

const BATCH_ROWS = 2000

interface AuditRow {
  head_seq: bigint
  head_hash: string
  seq: bigint | null
  create_time: bigint
  operator_id: bigint
  operator: string
  role: string
  act: string
  subject: string
  before: string | null
  after: string | null
  previous: string
  hash: string
}

/** One statement reads rows and head, so that concurrent writes cannot look like a break. */
const BATCH = `select h.seq as head_seq, encode(h.hash, 'hex') as head_hash, a.*
  from audit_head h left join lateral (
    select seq, create_time, operator_id, operator, role, act, subject, before::text as before, after::text as after,
        encode(previous, 'hex') as previous, encode(hash, 'hex') as hash
      from audit_log where seq > $1 order by seq limit ${BATCH_ROWS}) a on true
  order by a.seq`

export interface AuditReport {
  readonly rows: number
  readonly head: AuditHead
  readonly broken: AuditBreak | null
}

export async function verifyAudit(db: Database): Promise<AuditReport> {
  const chain = new AuditChain()
  let rows = 0
  for await (const { entries, head, isLast } of batches(db)) {
    for (const entry of entries) chain.add(entry)
    rows += entries.length
    if (isLast) return { rows, head, broken: chain.end(head) }
  }
  throw new Error('the audit log has no last batch')
}

/** JSON lines; the head comes last. */
export async function* exportAuditEntries(db: Database): AsyncGenerator<string> {
  for await (const { entries, head, isLast } of batches(db)) {
    yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    if (isLast) yield `${JSON.stringify({ head })}\n`
  }
}

async function* batches(
  db: Database,
): AsyncGenerator<{ entries: ChainedAuditEntry[]; head: AuditHead; isLast: boolean }> {
  let last = 0n
  for (;;) {
    const rows = await db.read<AuditRow>(BATCH, [last])
    const entries = rows.flatMap((row) => (row.seq === null ? [] : [toAuditEntry(row, row.seq)]))
    const isLast = rows.length < BATCH_ROWS
    const [first] = rows
    yield { entries, head: { seq: Number(first?.head_seq), hash: first?.head_hash ?? '' }, isLast }
    if (isLast) return
    last = rows.at(-1)?.seq ?? last
  }
}

const toAuditEntry = (row: AuditRow, seq: bigint): ChainedAuditEntry => ({
  seq: Number(seq),
  createTime: Number(row.create_time),
  operatorId: Number(row.operator_id),
  operator: row.operator,
  role: row.role,
  act: row.act,
  subject: row.subject,
  before: row.before,
  after: row.after,
  previous: row.previous,
  hash: row.hash,
})
