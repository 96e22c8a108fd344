// The operators' audit log: who did what, with the state before and after. It is append-only; the database links each
// row to the one before it.

import type { Database, Tx } from './tx.ts'

/** Logged as JSON. Never a secret or sealed value. */
export type AuditFacts = Readonly<Record<string, unknown>>

export interface AuditEntry {
  /** The action as `object.verb`, such as `withdrawal.approve`. */
  readonly act: string
  /** The affected player or object, by number or name. */
  readonly subject: string | number | bigint
  readonly before?: AuditFacts | null
  readonly after?: AuditFacts | null
}

/**
 * Records an entry in the caller's transaction. It must be the transaction's last statement: all writers queue on the
 * log's head row, and the holder must not wait for any other lock.
 */
export async function recordAudit(tx: Pick<Tx, 'query'>, operatorId: bigint, entry: AuditEntry): Promise<void> {
  await tx.query(INSERT, toValues(operatorId, entry))
}

/** Commits an entry before the action runs: for actions that call other systems and could be cut off. */
export async function recordAuditFirst(db: Database, operatorId: bigint, entry: AuditEntry): Promise<void> {
  await db.commit(INSERT, toValues(operatorId, entry))
}

const INSERT = `insert into audit_log (operator_id, act, subject, before, after)
  values ($1, $2, $3, $4::text::json, $5::text::json)`

const toValues = (operatorId: bigint, { act, subject, before, after }: AuditEntry): unknown[] => [
  operatorId,
  act,
  String(subject),
  toJson(before),
  toJson(after),
]

/** Coins are JSON integers, as in the API. */
const toJson = (facts: AuditFacts | null | undefined): string | null =>
  facts ? JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)) : null
