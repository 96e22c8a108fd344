import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothDatabases, createDatabase } from '../../../test/support/open-server.ts'
import { openDatabase } from './database.ts'
import { openInMemory } from './embedded-engine.ts'
import { migrate, sqlFiles, type SqlFile } from './migrate.ts'
import { only, type Database } from './tx.ts'

const files = sqlFiles()
const edited = (name: string, find: string, put: string): SqlFile[] => {
  expect(files.find((file) => file.name === name)?.sql).toContain(find)
  return files.map((file) => (file.name === name ? { name, sql: file.sql.replace(find, put) } : file))
}
const withFile = (name: string, sql: string): SqlFile[] => [...files, { name, sql }]
const extra = (signature: string, body: string): SqlFile[] =>
  withFile('functions/extra.sql', `create or replace function extra${signature} language sql as $$ ${body} $$;`)

describe.each(bothDatabases)('migrate on %s', (kind) => {
  /** Two nodes of one database; the embedded engine has one process, so there both are the same. */
  let nodes: readonly [Database, Database]
  let db: Database
  let drop = (): Promise<void> => Promise.resolve()

  beforeAll(async () => {
    if (kind === 'embedded') {
      db = await openInMemory()
      nodes = [db, db]
      return
    }
    const made = await createDatabase()
    drop = made.drop
    nodes = [await openDatabase({ url: made.url }), await openDatabase({ url: made.url })]
    db = nodes[0]
  })
  afterAll(async () => {
    for (const node of new Set(nodes)) await node.close()
    await drop()
  })

  const value = async (sql: string): Promise<unknown> =>
    only(await db.read<{ value: unknown }>(`select ${sql} as value`)).value
  const extras = () =>
    db.read(`select oid::regprocedure::text as signature from pg_proc where proname = 'extra' order by 1`)

  it('applies every file once when two nodes start together', async () => {
    const applied = await Promise.all(nodes.map((node) => migrate(node)))
    const names = files.map(({ name }) => name)
    expect(applied.flat().toSorted()).toEqual(names.toSorted())
    expect(applied.some((list) => list.length === 0)).toBe(true)
    expect(await value(`(select count(*)::int4 from accounts where kind = 'pool')`)).toBe(16)
    expect(await migrate(db)).toEqual([])
  })

  it('applies a function again when its text changed', async () => {
    const name = 'functions/played_between.sql'
    expect(await value('played_between(7, 7)')).toBe(0n)
    expect(await migrate(db, edited(name, 'greatest(0', 'greatest(1'))).toEqual([name])
    expect(await value('played_between(7, 7)')).toBe(1n)
    expect(await migrate(db)).toEqual([name])
    expect(await value('played_between(7, 7)')).toBe(0n)
  })

  it('replaces a function whose result or arguments changed', async () => {
    await migrate(db, extra('(a int4) returns int4', 'select a'))
    await migrate(db, extra('(b int4) returns text', 'select b::text'))
    expect(await value('extra(5)')).toBe('5')
    await migrate(db, extra('(b int8, c int8) returns int8', 'select b + c'))
    expect(await extras()).toEqual([{ signature: 'extra(bigint,bigint)' }])
  })

  // The embedded database has one node, so no other one can still need the function.
  const grace = kind === 'embedded' ? 'at once' : 'after a day'
  it(`drops a function whose file was removed ${grace}`, async () => {
    const daysAgo = () => db.commit(`update sql_functions set missing_since = missing_since - interval '2 days'`)
    // The second time, a node that has the file starts in between.
    for (let start = 0; start < 2; start++) {
      await migrate(db, extra('() returns int4', 'select 1'))
      await migrate(db)
      expect(await extras()).toHaveLength(kind === 'embedded' ? 0 : 1)
      await daysAgo()
    }
    await migrate(db)
    expect(await extras()).toEqual([])
    expect(await db.read(`select 1 from sql_functions where name like '%extra%'`)).toEqual([])
  })

  it('refuses a function that does not compile, and names its file', async () => {
    const refused = (file: SqlFile[]) => expect(migrate(db, file)).rejects.toThrow(/^functions\/extra\.sql: /)
    await refused(extra('() returns int4', 'select 1 +'))
    await refused(extra('() returns int4', 'select n from no_such_table'))
    await refused(
      withFile(
        'functions/extra.sql',
        'create or replace function extra() returns int4 language plpgsql as $$ begin retrun 1; end $$;',
      ),
    )
    expect(await extras()).toEqual([])
  })

  it('refuses a schema file that was changed after it had been applied, and names it', async () => {
    const changed = edited('schema/07-wallet.sql', 'gold int8', 'silver int8')
    await expect(migrate(db, changed)).rejects.toThrow(
      'schema/07-wallet.sql was changed after it was applied. Restore it and add the change as the next numbered file in migrations/.',
    )
  })

  it('applies a migration once, after the schema, and leaves functions to the newer version from then on', async () => {
    const name = 'migrations/0001_extra.sql'
    const newer = withFile(name, `alter table nodes add column extra int8 not null default now_ms();`)
    expect(await migrate(db, newer)).toEqual([name])
    expect(await migrate(db, newer)).toEqual([])
    expect(await migrate(db, edited('functions/house_shards.sql', '16', '4'))).toEqual([])
    expect(await value('house_shards()')).toBe(16)
    await expect(migrate(db, withFile('schema/99-more.sql', 'select 1;'))).rejects.toThrow(
      'belongs to another version. It lacks schema/99-more.sql',
    )
  })
})

describe.runIf(bothDatabases.includes('postgresql'))('migrate under bets', () => {
  it('cuts off no bet that needs two of its tables in another order', async () => {
    const { url, drop } = await createDatabase()
    const [node, newer] = [await openDatabase({ url }), await openDatabase({ url })]
    await migrate(node)
    let attempts = 0
    let hasRounds = (): void => {}
    const holding = new Promise<void>((resolve) => (hasRounds = resolve))
    const bet = node.transaction(async (tx) => {
      if (++attempts > 1) return
      await tx.query('lock table rounds in row exclusive mode')
      hasRounds()
      // By then the migration has the accounts.
      const waiting = `select 1 from pg_locks where not granted and relation = 'rounds'::regclass`
      while ((await tx.query(waiting)).length === 0) await sleep(10)
      // PostgreSQL looks for a deadlock once, after a wait of a second: from then on only the bet can be cut off.
      await sleep(1200)
      await tx.query('lock table accounts in row exclusive mode')
    })
    await holding
    const change = 'alter table accounts add column extra int4; alter table rounds add column extra int4'
    const migrated = migrate(newer, withFile('migrations/9000_extra.sql', change))
    await bet
    expect(attempts).toBe(1)
    expect(await migrated).toEqual(['migrations/9000_extra.sql'])
    await node.close()
    await newer.close()
    await drop()
  })
})
