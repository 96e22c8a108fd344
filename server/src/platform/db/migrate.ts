import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Database, Tx } from './tx.ts'

const folder = path.join(import.meta.dirname, 'migrations')
/** Any fixed number: nodes that start together wait for one another here. */
const MIGRATION_LOCK = 4_711_000

/** All migrations, in their order. */
export const migrations = (): { name: string; sql: string }[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ name, sql: fs.readFileSync(path.join(folder, name), 'utf8') }))

/** Brings the schema up to date; answers the names of what it applied. */
export async function migrate(db: Database): Promise<string[]> {
  const bringUp = async (tx: Tx): Promise<string[]> => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await tx.script(
      'create table if not exists migrations (name text primary key, hash text not null, applied timestamptz not null default now())',
    )
    const done = new Map(
      (await tx.query<{ name: string; hash: string }>('select name, hash from migrations')).map((m) => [
        m.name,
        m.hash,
      ]),
    )
    const applied: string[] = []
    for (const { name, sql } of migrations()) {
      const hash = createHash('sha256').update(sql).digest('hex')
      if (done.get(name) === hash) continue
      if (done.has(name)) throw new Error(`migration ${name} was changed after it had been applied`)
      await tx.script(sql)
      await tx.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
      applied.push(name)
    }
    return applied
  }
  return await db.transaction(bringUp, { patient: true })
}
