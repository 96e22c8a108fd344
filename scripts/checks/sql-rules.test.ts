import { describe, expect, it } from 'vitest'
import { findSqlFaults } from './sql-rules.ts'

const schema = {
  path: 'server/src/platform/db/schema/01-all.sql',
  text: `-- Owner: wallet
create table orders (id int8);
create view orders_public as select id from orders;

-- Owner: account, mail (address)
create table people (id int8);

-- Owner: play
create table bets (id int8);
`,
}
const find = (path: string, sql: string): string[] =>
  findSqlFaults([schema, { path: `server/src/${path}`, text: `const sql = \`\n${sql}\`\n` }])

describe('findSqlFaults', () => {
  it('names file and line of a statement that reads the table of another feature', () => {
    const fault = (table: string): string =>
      `server/src/features/push/a.ts:2: reads ${table} of wallet: read a view ${table}_public`
    expect(find('features/push/a.ts', 'select 1 from orders o')).toEqual([fault('orders')])
    expect(find('features/push/a.ts', 'select 1 from bets b join orders o on true')).toEqual([fault('orders')])
    expect(find('features/push/a.ts', 'select 1 from bets b, orders o')).toEqual([fault('orders')])
    expect(find('play/a.ts', 'select ${1} from orders')).toHaveLength(1)
  })

  it('accepts public views, own tables and the tables of layers below', () => {
    expect(find('features/push/a.ts', 'select 1 from orders_public')).toEqual([])
    expect(find('features/mail/a.ts', 'update people set id = 1')).toEqual([])
    expect(find('features/push/a.ts', 'select 1 from bets')).toEqual([])
    expect(find('ledger/a.ts', 'select 1 from bets')).toHaveLength(1)
  })

  it('refuses every write to a table of another module, even below and through a view', () => {
    for (const sql of ['insert into bets', 'update bets set', 'delete from bets', 'update orders_public set'])
      expect(find('features/push/a.ts', sql)).toEqual([
        expect.stringMatching(/push\/a\.ts:2: writes (bets|orders_public)/),
      ])
  })

  it('lets the back office and the laws read, and closing an account delete', () => {
    expect(find('backoffice/a.ts', 'select 1 from orders')).toEqual([])
    expect(find('ledger/law-queries.ts', 'select 1 from bets')).toEqual([])
    expect(find('features/privacy/a.ts', 'delete from orders')).toEqual([])
    expect(find('backoffice/a.ts', 'delete from orders')).toHaveLength(1)
  })

  it('refuses a seventh numbered parameter', () => {
    expect(find('play/a.ts', 'values ($1, $2, $3, $4, $5, $6)')).toEqual([])
    expect(find('play/a.ts', 'values ($1, $2, $3, $4, $5, $6,\n $7, $8)')).toEqual([
      expect.stringMatching(/^server\/src\/play\/a\.ts:3: has more than 6 numbered parameters/),
    ])
  })

  it('reports a table without an owner, and ignores comments and tests', () => {
    const path = 'server/src/platform/db/schema/02-more.sql'
    expect(findSqlFaults([{ path, text: 'create table things (id int8);' }])).toHaveLength(1)
    const text = '// reads from orders\n'
    expect(findSqlFaults([schema, { path: 'server/src/features/push/a.ts', text }])).toEqual([])
    expect(find('features/push/a.test.ts', 'delete from orders')).toEqual([])
  })
})
