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

/** Repeats within ten minutes are one look: the log says who saw what from where, not how often. */
const INSERT_LOOK = `insert into audit_log (operator_id, act, subject, after)
  select $1::int8, $2::text, $3::text, $4::text::json where not exists (
    select 1 from audit_log where subject = $3 and act = $2 and operator_id = $1 and after::text = $4
      and create_time > now_ms() - 600000)`

/** Commits, before anything is shown, that an operator looks at a player's data. */
export async function recordLook(
  db: Database,
  { operatorId, address }: { readonly operatorId: bigint; readonly address: string },
  { act, subject, after }: Omit<AuditEntry, 'before'>,
): Promise<void> {
  await db.commit(INSERT_LOOK, [operatorId, act, String(subject), toJson({ ...after, address })])
}

/** At most one in ten minutes for each name and address, and 60 in an hour: nobody has to log in to write these. */
const INSERT_FAILED = `insert into audit_log (operator_id, act, subject, after)
  select o.id, $2::text, o.name, $3::text::json from operators_public o where o.name = $1
    and not exists (select 1 from audit_log where subject = $1 and act = $2 and after::text = $3
      and create_time > now_ms() - 600000)
    and (select count(*) from audit_log where act = $2 and create_time > now_ms() - 3600000) < 60`

/** Records a wrong login with the name of an operator. Other names are not recorded: they are often mistyped passwords. */
export async function recordFailedLogin(
  db: Database,
  act: 'operator.loginFailed' | 'operator.secondFailed',
  { name, address }: { readonly name: string; readonly address: string },
): Promise<void> {
  await db.commit(INSERT_FAILED, [name, act, toJson({ address })])
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
