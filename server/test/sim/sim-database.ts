// One database with the real schema for many simulated worlds. Each world starts with empty tables and the same ids.

import { randomBytes } from 'node:crypto'
import { migrate } from '../../src/platform/db/migrate.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { post } from '../../src/ledger/ledger.ts'
import { openPrepared } from './prepared-db.ts'

const FIRST_IDS = { players: 1001, recharges: 20_001, withdrawals: 30_001, deposit_addresses: 1 }
/** Dead rows slow down later worlds. */
const VACUUM_EVERY = 20
const OPERATORS = 3

export interface SimDatabase {
  readonly db: Database
  readonly operators: readonly bigint[]
  reset(): Promise<void>
  /** Copies every table. The result puts the copy back, as a restored backup would. */
  backUp(): Promise<() => Promise<void>>
  setTime(now: number): Promise<void>
}

export const openSimDatabase = async (): Promise<SimDatabase> => await prepareSimDatabase(await openPrepared())

/** Prepares an empty database of any kind. */
export async function prepareSimDatabase(db: Database): Promise<SimDatabase> {
  // The signer imports it lazily. The scheduler would mistake that wait for a deadlock.
  await import('viem/accounts')
  await migrate(db)
  const operators = await db.commit<{ id: bigint }>(
    `insert into operators (name, role, password_hash, must_change_password, create_time)
       select 'sim' || n, 'finance', '', false, 0 from generate_series(1, ${OPERATORS}) n returning id`,
  )
  const tables = await tablesToEmpty(db)
  // Append-only tables must be emptied between two worlds.
  const dropTriggers = await db.read<{ sql: string }>(
    `select format('drop trigger %I on %s;', tgname, tgrelid::regclass) as sql from pg_trigger
       where tgfoid = 'refuse_change'::regproc`,
  )
  await db.transaction((tx) =>
    tx.script(`create table sim_clock (now int8 not null); insert into sim_clock values (0);
      create or replace function now_ms() returns int8 language sql volatile as 'select now from sim_clock';
      ${dropTriggers.map(({ sql }) => sql).join(' ')}`),
  )
  let resets = 0
  return {
    db,
    operators: operators.map(({ id }) => id),
    reset: async () => {
      const empty = tables.map((table) => `delete from ${table};`).join(' ')
      const numbers = Object.entries(FIRST_IDS)
        .map(([table, first]) => `perform setval(pg_get_serial_sequence('${table}', 'id'), ${first}, false);`)
        .join(' ')
      await db.transaction((tx) =>
        tx.script(`${empty}
          delete from accounts where owner_id <> 0 or kind in ('gateway', 'chain');
          update accounts set balance = 0, entries = 0, last_time = 0 where entries > 0;
          do $$ begin ${numbers} end $$`),
      )
      if (resets++ % VACUUM_EVERY === 0) await db.commit(`vacuum ${tables.join(', ')}, accounts, sim_clock`)
    },
    backUp: async () => {
      const copied = [...tables, 'accounts']
      const columns = await insertableColumns(db)
      const copies = copied.map((table) => `create table saved.${table} as table ${table};`).join(' ')
      await db.transaction((tx) => tx.script(`drop schema if exists saved cascade; create schema saved; ${copies}`))
      const rows = copied.map(
        (table) => `delete from ${table};
          insert into ${table} (${columns.get(table)}) overriding system value select ${columns.get(table)} from saved.${table};`,
      )
      // Neither triggers nor foreign keys, as in a restore.
      return () => db.transaction((tx) => tx.script(`set local session_replication_role = replica; ${rows.join(' ')}`))
    },
    setTime: async (now) => void (await db.commit('update sim_clock set now = $1', [now])),
  }
}

/** Tables that are empty in a new database, ordered so that referencing tables come first. */
async function tablesToEmpty(db: Database): Promise<string[]> {
  const names = await db.read<{ name: string }>(
    `select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const left = new Set<string>()
  for (const { name } of names) if ((await db.read(`select 1 from ${name} limit 1`)).length === 0) left.add(name)
  const links = await db.read<{ child: string; parent: string }>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
       where contype = 'f' and conrelid <> confrelid`,
  )
  const sorted: string[] = []
  while (left.size > 0) {
    const free = [...left].filter((name) => !links.some(({ child, parent }) => parent === name && left.has(child)))
    if (free.length === 0) throw new Error(`circular foreign keys: ${[...left].join(', ')}`)
    sorted.push(...free)
    for (const name of free) left.delete(name)
  }
  return sorted
}

/** The columns of each table that are not computed. */
async function insertableColumns(db: Database): Promise<Map<string, string>> {
  const rows = await db.read<{ name: string; columns: string }>(
    `select c.relname::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
         and a.attgenerated = '' group by c.relname`,
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

export async function addPlayer(db: Database, name: string, gold: bigint): Promise<bigint> {
  return await db.transaction(async (tx) => {
    const { id } = only(
      await tx.query<{ id: bigint }>(
        `insert into players (phone_hash, phone_sealed, country, password_hash, nickname, avatar, language, invitation_code,
                              terms_version, adult_confirmed)
           values ($1, '', 'FR', '', $2, 1, 'en', $2, '1', true) returning id`,
        [randomBytes(16), name],
      ),
    )
    const move = { from: { kind: 'sandbox' }, to: { kind: 'player', playerId: id }, amount: gold } as const
    if (gold > 0n) await post(tx, { key: `grant:${name}`, cause: 'grant', moves: [move] })
    return id
  })
}
