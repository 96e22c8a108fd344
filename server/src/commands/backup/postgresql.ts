// Backups of PostgreSQL with pg_dump, which reads one consistent moment while the nodes work. A restore is one
// transaction, so a database is either complete or still empty.

import path from 'node:path'
import { openDatabase } from '../../platform/db/database.ts'
import { only, type Database } from '../../platform/db/tx.ts'
import { isSameSchema, readFacts, readSchema, type Facts } from './facts.ts'
import { BackupRefused, type Label } from './label.ts'
import { runProgram } from './programs.ts'

export const DUMP = 'database.dump'
type OnRetry = (message: string) => void

export async function dumpPostgresql(url: string, folder: string, onRetry: OnRetry): Promise<Facts> {
  const db = await openDatabase({ url }, { onRetry })
  try {
    const facts = await readFacts(db)
    const { dbname, env } = connection(url)
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--file=${path.join(folder, DUMP)}`]
    await runProgram('pg_dump', [...options, `--dbname=${dbname}`], env)
    if (!isSameSchema(facts.schema, await readSchema(db)))
      throw new Error('The schema changed during the backup. Try again when the upgrade has ended.')
    return facts
  } finally {
    await db.close()
  }
}

export async function restorePostgresql(url: string, dump: string, label: Label, onRetry: OnRetry): Promise<void> {
  const db = await openDatabase({ url }, { onRetry })
  try {
    await assertUsable(db, label)
    const { dbname, env } = connection(url)
    const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges']
    await runProgram('pg_restore', [...options, `--dbname=${dbname}`, dump], env)
    if (!isSameSchema(label.schema, await readSchema(db)))
      throw new Error('The restored database has another schema than the label says.')
    // A dump has no statistics. Without them, the first queries would get bad plans.
    await db.transaction((tx) => tx.script('analyze'), { patient: true })
  } finally {
    await db.close()
  }
}

/** Only an empty database of the same or a later PostgreSQL. */
async function assertUsable(db: Database, label: Label): Promise<void> {
  const { tables, version } = only(
    await db.read<{ tables: number; version: string }>(
      `select current_setting('server_version') as version, (select count(*)::int4 from pg_class c
          join pg_namespace n on n.oid = c.relnamespace
         where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
           and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as tables`,
    ),
  )
  if (tables > 0) throw new BackupRefused('The database is not empty. Create a new one and name it in DATABASE_URL.')
  if (majorOf(version) < majorOf(label.database))
    throw new BackupRefused(`The backup is from PostgreSQL ${label.database}. This is ${version}, which is older.`)
}

const majorOf = (version: string): number => Number.parseInt(version, 10)

/** The password goes into the environment: every user of the machine can read arguments. */
function connection(text: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const url = new URL(text)
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.searchParams.delete('password')
  url.password = ''
  return { dbname: url.href, env: password ? { PGPASSWORD: password } : {} }
}
