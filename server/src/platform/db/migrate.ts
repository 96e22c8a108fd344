// Brings a database up to date from three folders: `schema` and `migrations`, whose files are applied once, and `functions`,
// whose files are applied again whenever their text changed.

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Tx } from './tx.ts'

export interface SqlFile {
  /** Folder and file, such as `schema/01-ledger.sql`. */
  readonly name: string
  readonly sql: string
}

/** A file that was applied. */
interface Applied {
  readonly name: string
  readonly hash: string
  /** Whether the last start found its file missing; functions only. */
  readonly is_missing: boolean
}

interface Plan {
  /** Schema files and migrations to apply, in order. */
  readonly once: readonly SqlFile[]
  /** Functions that are new, and those with another text than the database has. */
  readonly created: readonly SqlFile[]
  readonly replaced: readonly SqlFile[]
  /** Whether functions have to be marked as missing, or no longer, or dropped. */
  readonly hasMissing: boolean
}

/** Any fixed number: nodes that start together wait for each other here. */
const MIGRATION_LOCK = 4_711_000
const FOLDERS = ['schema', 'migrations', 'functions'] as const
/** First line of a function that takes a row of a table: it is created after the table. */
const AFTER_SCHEMA = '-- After the schema'
/** `create or replace` cannot change a function's result, parameter names or defaults. */
const INVALID_FUNCTION_DEFINITION = '42P13'
/** Nodes of the version before may still call a function that this version removed; and they do not know its new ones. */
const DROP_AFTER = { embedded: '0', postgresql: '1 day' } as const

/**
 * Migrations take all tables first, so that they wait for no bet while they hold what it needs. The wait for a table ends
 * before PostgreSQL looks for deadlocks (a second), which would cut off the bet.
 */
const TABLE_WAIT_MS = 800
const LOCK_TRIES = 60
const LOCK_NOT_AVAILABLE = '55P03'

const BOOKKEEPING = `
  create table if not exists migrations (name text primary key, hash text not null, applied timestamptz not null default now());
  create table if not exists sql_functions (name text primary key, hash text not null, missing_since timestamptz);`

/** All files that make up the schema, by name within each folder. The area that a function is sorted into is not part of its name. */
export const sqlFiles = (): SqlFile[] =>
  FOLDERS.flatMap((folder) =>
    fs
      .globSync(`${folder}/**/*.sql`, { cwd: import.meta.dirname })
      .map((file) => ({
        name: `${folder}/${path.basename(file)}`,
        sql: fs.readFileSync(path.join(import.meta.dirname, file), 'utf8'),
      }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  )

/** Returns the names of the files that it applied. */
export async function migrate(db: Database, files: readonly SqlFile[] = sqlFiles()): Promise<string[]> {
  const bringUp = async (tx: Tx): Promise<string[]> => {
    await tx.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await tx.script(BOOKKEEPING)
    const applied = await tx.query<Applied>(
      `select name, hash, false as is_missing from migrations
         union all select name, hash, missing_since is not null from sql_functions`,
    )
    const plan = compare(applied, files)
    const todo = [...plan.created, ...plan.once, ...plan.replaced]
    if (plan.once.length > 0) await lockTables(tx)
    if (todo.length > 0) await apply(tx, plan)
    if (plan.hasMissing) await dropMissing(tx, files, DROP_AFTER[db.kind])
    return todo.map(({ name }) => name)
  }
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(bringUp, { patient: true })
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === LOCK_TRIES) throw error
      // Lets the bets through that waited behind it.
      await sleep(TABLE_WAIT_MS)
    }
  }
}

/** Accounts first: bets take them first, and then wait there with nothing in their hands. */
async function lockTables(tx: Tx): Promise<void> {
  const tables = await tx.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()
       order by tablename <> 'accounts', tablename`,
  )
  const [limit] = await tx.query<{ lock_timeout: string }>('show lock_timeout')
  await tx.script(`set local lock_timeout = ${TABLE_WAIT_MS}`)
  await tx.script(`lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`)
  await tx.script(`set local lock_timeout = '${limit?.lock_timeout}'`)
}

function compare(applied: readonly Applied[], files: readonly SqlFile[]): Plan {
  const hashes = new Map(applied.map(({ name, hash }) => [name, hash]))
  const names = new Set(files.map(({ name }) => name))
  const once = files.filter((file) => !isFunction(file) && !hashes.has(file.name))
  const changed = files.filter((file) => hashes.has(file.name) && hashes.get(file.name) !== hashOf(file))
  for (const { name } of changed.filter((file) => !isFunction(file)))
    throw new Error(
      `${name} was changed after it was applied. Restore it and add the change as the next numbered file in migrations/.`,
    )
  if (applied.some((file) => !isFunction(file) && !names.has(file.name))) {
    if (once.length > 0)
      throw new Error(
        `The database belongs to another version. It lacks ${once[0]?.name} and has files that this version doesn’t know.`,
      )
    // A newer version has migrated. Its functions belong to its tables, and serve nodes of this version as well.
    return { once: [], created: [], replaced: [], hasMissing: false }
  }
  return {
    once,
    created: files.filter((file) => isFunction(file) && !hashes.has(file.name)),
    replaced: changed,
    hasMissing: applied.some(({ name, is_missing }) => is_missing || !names.has(name)),
  }
}

/**
 * The schema's defaults, views and triggers call functions, and the functions' bodies name its tables. So functions come
 * first with unchecked bodies, which are validated once everything exists.
 */
async function apply(tx: Tx, { once, created, replaced }: Plan): Promise<void> {
  const isLate = ({ sql }: SqlFile): boolean => sql.startsWith(AFTER_SCHEMA)
  const functions = [...created, ...replaced]
  await tx.script('set local check_function_bodies = off')
  for (const file of replaced) await replace(tx, file)
  for (const file of created.filter((each) => !isLate(each))) await run(tx, file)
  for (const file of once) await run(tx, file)
  for (const file of created.filter(isLate)) await run(tx, file)
  await tx.script('set local check_function_bodies = on')
  for (const file of functions) await naming(file, tx.query(VALIDATE, [functionOf(file.name)]))
  await tx.query('insert into migrations (name, hash) select * from unnest($1::text[], $2::text[])', columns(once))
  await tx.query(
    `insert into sql_functions (name, hash) select * from unnest($1::text[], $2::text[])
       on conflict (name) do update set hash = excluded.hash`,
    columns(functions),
  )
}

const VALIDATE = `select case l.lanname when 'plpgsql' then plpgsql_validator(p.oid) else fmgr_sql_validator(p.oid) end
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = current_schema()::text::regnamespace and p.proname = $1`

async function replace(tx: Tx, file: SqlFile): Promise<void> {
  const before = await signatures(tx, file.name)
  const dropBefore = async (): Promise<void> => {
    for (const signature of before) await naming(file, tx.script(`drop function ${signature}`))
  }
  await tx.script('savepoint before_replace')
  try {
    await run(tx, file)
  } catch (error) {
    if ((error as { code?: string }).code !== INVALID_FUNCTION_DEFINITION) throw error
    await tx.script('rollback to savepoint before_replace')
    await dropBefore()
    return await run(tx, file)
  }
  // With other argument types, `create or replace` leaves the old function beside the new one.
  if ((await signatures(tx, file.name)).length > before.length) await dropBefore()
}

async function dropMissing(tx: Tx, files: readonly SqlFile[], after: string): Promise<void> {
  await tx.query(
    `update sql_functions set missing_since = case when name = any($1) then null else now() end
       where (missing_since is null) <> (name = any($1))`,
    [files.map(({ name }) => name)],
  )
  const gone = await tx.query<{ name: string }>(
    'delete from sql_functions where missing_since <= now() - $1::interval returning name',
    [after],
  )
  for (const { name } of gone)
    for (const signature of await signatures(tx, name)) await tx.script(`drop function ${signature}`)
}

async function signatures(tx: Tx, name: string): Promise<string[]> {
  const rows = await tx.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p
       where p.pronamespace = current_schema()::text::regnamespace and p.proname = $1`,
    [functionOf(name)],
  )
  return rows.map(({ signature }) => signature)
}

const run = (tx: Tx, file: SqlFile): Promise<void> => naming(file, tx.script(file.sql))

/** Says in which file a statement failed. Keeps the error itself: its code decides whether the transaction is retried. */
async function naming(file: SqlFile, work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof Error) error.message = `${file.name}: ${error.message}`
    throw error
  }
}

const columns = (files: readonly SqlFile[]): [string[], string[]] => [files.map(({ name }) => name), files.map(hashOf)]
const isFunction = ({ name }: { readonly name: string }): boolean => name.startsWith('functions/')
const functionOf = (name: string): string => path.basename(name, '.sql')
export const hashOf = ({ sql }: SqlFile): string => createHash('sha256').update(sql).digest('hex')
