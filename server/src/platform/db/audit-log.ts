// The operators' journal: who has done what, with what stood before and after. It is only ever added to, and the database
// binds each row to the one before it, whoever writes it.

import type { Database, Tx } from './tx.ts'

/** What stands in JSON. Never a secret, and nothing that is sealed. */
export type AuditFacts = Readonly<Record<string, unknown>>

export interface AuditEntry {
  /** Such as `withdrawal.approve`: the thing, and what is done with it. */
  readonly act: string
  /** Whom or what it concerns, by its number or name. */
  readonly subject: string | number | bigint
  readonly before?: AuditFacts | null
  readonly after?: AuditFacts | null
}

/** Keeps an act in the transaction that does it. It must be that transaction's last statement: all who keep an act wait
 * for one another at the journal's head, and whoever holds it may wait for nothing else. */
export async function recordAudit(tx: Pick<Tx, 'query'>, operatorId: bigint, act: AuditEntry): Promise<void> {
  await tx.query(INSERT, valuesOf(operatorId, act))
}

/** Keeps an act by itself, before it is done: for what asks others, and would be lost if it were cut off. */
export async function recordAuditFirst(db: Database, operatorId: bigint, act: AuditEntry): Promise<void> {
  await db.commit(INSERT, valuesOf(operatorId, act))
}

const INSERT = `insert into operator_acts (operator_id, act, subject, before, after)
  values ($1, $2, $3, $4::text::json, $5::text::json)`

const valuesOf = (operatorId: bigint, { act, subject, before, after }: AuditEntry): unknown[] => [
  operatorId,
  act,
  String(subject),
  written(before),
  written(after),
]

/** Coins are whole numbers in JSON as everywhere. */
const written = (facts: AuditFacts | null | undefined): string | null =>
  facts ? JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)) : null
