// Console lists: cursors, filters, sorting, CSV, and index use for every page.

import { listContracts, type ListEndpoints } from '@glasshouse/rulebook/wire/backoffice/lists'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { csvLine, listQuery, serveList, type Cell } from '../../src/backoffice/list.ts'
import { auditEntries } from '../../src/backoffice/operator-lists.ts'
import { expectIndexed } from '../support/list-plan.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { signInOperator, type EnrolledOperator } from '../support/operators.ts'

const ROWS = 30_000
const BAD_INPUT = 1000

interface AuditRow {
  readonly seq: number
  readonly createTime: number
  readonly act: string
  readonly subject: string
  readonly operator: string
}
interface Page<T> {
  readonly rows: T[]
  readonly next: string | null
}

describe.each(databases)('lists on %s', (kind) => {
  let server: TestServer
  let owner: EnrolledOperator
  beforeAll(async () => {
    server = await openServer(kind)
    owner = await signInOperator(server, 'owner')
    for (let from = 1; from <= ROWS; from += 1000)
      await server.db.commit(
        `insert into audit_log (operator_id, act, subject, after)
           select $1, 'test.' || n % 50, (n % 3000)::text, json_build_object('n', n)
             from generate_series($2::int8, $2 + 999) n`,
        [owner.id, from],
      )
    await server.db.commit('analyze audit_log')
  })
  afterAll(() => server.close())

  const page = <T = AuditRow>(query: string, { token } = owner) =>
    server.call<Page<T>>(`GET /api/console/list/${query}`, undefined, token)
  const file = async (query: string, { token } = owner) => {
    const answer = await server.app.httpServer.inject({ url: `/api/console/csv/${query}`, headers: { token } })
    return { headers: answer.headers, text: answer.body, status: answer.statusCode }
  }
  const walk = async (query: string, from: string | null = null): Promise<AuditRow[]> => {
    const rows: AuditRow[] = []
    let cursor = from ?? ''
    do {
      const { data } = await page(`${query}${cursor && `&cursor=${cursor}`}`)
      rows.push(...data.rows)
      cursor = data.next ?? ''
    } while (cursor)
    return rows
  }

  test('returns every row once and in order while others are written', async () => {
    const query = 'acts?act=test.7'
    const { data } = await page(query)
    expect(data.rows).toHaveLength(50)
    await server.db.commit(`insert into audit_log (operator_id, act, subject) values ($1, 'test.7', 'late')`, [
      owner.id,
    ])
    const rest = await walk(query, data.next)
    const all = [...data.rows, ...rest]
    expect(all).toHaveLength(ROWS / 50)
    expect(new Set(all.map(({ seq }) => seq)).size).toBe(all.length)
    expect(all.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq).toSorted((a, b) => b - a))
    const up = await walk('acts?act=test.7&sort=createTime')
    expect(up.slice(0, 3).map(({ seq }) => seq)).toEqual(
      all
        .slice(-3)
        .map(({ seq }) => seq)
        .toReversed(),
    )
  })

  test('orders rows of the same time by key', async () => {
    const [busiest] = await server.db.read<{ time: bigint }>(
      'select create_time as time from audit_log group by 1 order by count(*) desc limit 1',
    )
    const { data } = await page(`acts?sort=createTime&from=${busiest?.time}&to=${busiest?.time}`)
    const seqs = data.rows.map(({ seq }) => seq)
    expect(seqs.length).toBeGreaterThan(1)
    expect(seqs).toEqual(seqs.toSorted((one, other) => one - other))
  })

  test('applies filters alone and combined', async () => {
    const both = await walk('acts?act=test.7&subject=7')
    expect(both.length).toBeGreaterThan(0)
    expect(both.every(({ act, subject }) => act === 'test.7' && subject === '7')).toBe(true)
    expect((await page('acts?subject=nothing')).data).toEqual({ rows: [], next: null })
    expect((await page(`acts?operator=${owner.name}`)).data.rows[0]?.operator).toBe(owner.name)
    const operators = (await page<{ name: string; role: string }>('operators?role=owner&sort=-name')).data.rows
    expect(operators.map(({ name }) => name)).toEqual(
      operators.map(({ name }) => name).toSorted((a, b) => (a < b ? 1 : -1)),
    )
  })

  test.each([
    ['another sort', 'createTime', ['-createTime', '5', '5']],
    ['no list', '-createTime', { a: 1 }],
    ['too few', '-createTime', ['-createTime', '5']],
    ['no number', '-createTime', ['-createTime', "5' or true", '5']],
    ['a number and no text', '-createTime', ['-createTime', 5, '5']],
    ['too large', '-createTime', ['-createTime', '9999999999999999999', '5']],
  ])('a cursor that was made up is refused: %s', async (_, sort, cursor) => {
    const made = Buffer.from(JSON.stringify(cursor)).toString('base64url')
    expect((await page(`acts?sort=${sort}&cursor=${made}`)).errno).toBe(BAD_INPUT)
  })

  test('refuses an invalid cursor, filter or sort', async () => {
    for (const query of ['cursor=%00', 'cursor=zzz', 'cursor=', 'sort=subject', 'sort=hash;', 'nothing=1', 'from=x'])
      expect((await page(`acts?${query}`)).errno, query).toBe(BAD_INPUT)
  })

  test('exports every matching row safely and audits the export', async () => {
    await server.db.commit(
      `insert into audit_log (operator_id, act, subject) values
         ($1, 'test.csv', '=1+1'), ($1, 'test.csv', '@x'), ($1, 'test.csv', 'a "b", c'), ($1, 'test.csv', E'two\nlines')`,
      [owner.id],
    )
    const { text, headers } = await file('acts?act=test.csv&sort=createTime')
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="acts.csv"',
    })
    const lines = text.split('\r\n')
    expect(lines[0]).toBe('\uFEFFseq,createTime,operatorId,operator,role,act,subject,before,after,hash')
    expect(lines[1]).toMatch(/^\d+,\d{4}-\d\d-\d\dT[\d:.]+Z,/)
    expect(text).toContain(",test.csv,'=1+1,")
    expect(text).toContain(",test.csv,'@x,")
    expect(text).toContain(',"a ""b"", c",')
    expect(text).toContain(',"two\nlines",')
    const [kept] = (await page('acts?act=list.export')).data.rows
    expect(kept).toMatchObject({ subject: 'acts.csv', operator: owner.name })
  })

  test('exports many batches', async () => {
    const { text } = await file('acts?sort=createTime')
    expect(text.split('\r\n').length).toBeGreaterThan(ROWS)
    expect(new Set([...text.matchAll(/^(\d+),/gm)].map(([, seq]) => seq)).size).toBeGreaterThan(ROWS)
  })

  test('restricts lists and exports by role', async () => {
    const support = await signInOperator(server, 'support')
    const finance = await signInOperator(server, 'finance')
    expect((await page('acts', support)).errno).toBe(1903)
    expect((await page('operators', finance)).errno).toBe(1903)
    expect((await page('acts', finance)).errno).toBe(0)
    const refused = await file('operators', finance)
    expect(JSON.parse(refused.text)).toMatchObject({ errno: 1903 })
    expect((await file('acts', { ...owner, token: '' })).status).toBe(403)
  })

  const filters = [{}, { operator: 'x' }, { act: 'test.7' }, { subject: '7' }, { from: 1, to: 2_000_000_000_000 }]
  const ways = ['createTime', '-createTime'].flatMap((sort) => filters.map((filter) => ({ sort, ...filter })))
  test.each(ways)('uses an index for audit entries with %j', async (asked) => {
    const { data } = await page(`acts?sort=${asked.sort}&act=test.7`)
    await expectIndexed(server.db, auditEntries, asked, data.next ?? '')
  })
})

test('keeps numbers and escapes formulas in CSV cells', () => {
  const line = (type: 'text' | 'coins' | 'time' | 'flag', value: Cell['value']) => csvLine([{ type, value }])
  expect(line('coins', -500n)).toBe('-500\r\n')
  for (const sign of ['=', '+', '-', '@']) expect(line('text', `${sign}1`)).toBe(`'${sign}1\r\n`)
  expect(line('text', '\t1')).toBe('"\'\t1"\r\n')
  expect(line('text', '\r1')).toBe('"\'\r1"\r\n')
  expect(line('text', '=a,b')).toBe('"\'=a,b"\r\n')
  expect(line('text', null)).toBe('\r\n')
  expect(line('flag', true)).toBe('true\r\n')
  expect(line('time', 0n)).toBe('1970-01-01T00:00:00.000Z\r\n')
})

test('escapes formulas behind whatever a spreadsheet may split at', () => {
  const line = (value: string) => csvLine([{ type: 'text', value }])
  expect(line("x;=cmd|'/C calc'!A0;y")).toBe("\"x;'=cmd|'/C calc'!A0;y\"\r\n")
  expect(line('\t=1')).toBe('"\'\t\'=1"\r\n')
  expect(line('x\t@y')).toBe('"x\t\'@y"\r\n')
  expect(line('x\n+1\r-1')).toBe('"x\n\'+1\r\'-1"\r\n')
  // A doubled quote at the start of a cell is an empty string, and what follows it is evaluated.
  expect(line('x;"=A1&"')).toBe('"x;\'""=A1&"""\r\n')
  expect(line('x; =1')).toBe('"x;\' =1"\r\n')
  expect(line('a;b')).toBe('"a;b"\r\n')
  expect(line('1=1')).toBe('1=1\r\n')
})

test('the compiler refuses a missing or unknown column or filter', () => {
  const columns = { id: 'o.id', name: 'o.name', role: 'o.role', status: 'o.status', hasSecond: 'true', lastSeen: '1' }
  const createTime = 'o.create_time'
  const from = 'operators o'
  serveList(listContracts.operatorList, { from, columns: { ...columns, createTime } })
  // @ts-expect-error A column is missing.
  serveList(listContracts.operatorList, { from, columns })
  // @ts-expect-error The list has no such column.
  serveList(listContracts.operatorList, { from, columns: { ...columns, createTime, age: 'o.age' } })
  // @ts-expect-error The list has no such filter.
  serveList(listContracts.operatorList, { from, columns: { ...columns, createTime }, filters: { age: 'o.age = ?' } })
  const moved = { number: '1', cause: '2', reference: '3', amount: '4', balanceAfter: '5', betId: '6', createTime: '7' }
  const served = serveList(listContracts.movementList, { from, columns: moved, filters: { player: 'a.id = ?' } })
  expect(served.sql.filters).toEqual({ player: 'a.id = ?' })
  // @ts-expect-error `player` is no column, so its condition must be given.
  serveList(listContracts.movementList, { from, columns: moved })
})

test('every list has its key, and sorts by a column that the server sorts by', () => {
  for (const { list } of Object.values<ListEndpoints>(listContracts as never)) {
    expect(list.columns, list.name).toHaveProperty(list.key)
    expect(list.columns[list.sort.replace('-', '')]?.isSorted, list.name).toBe(true)
  }
})

test('a filter compares its column, and a period the time of creation', () => {
  const { sql, values } = listQuery(auditEntries, { sort: 'createTime', act: 'x', from: 1, to: 2 }, 5)
  expect(sql).toContain('where (a.act = $1) and (a.create_time >= $2) and (a.create_time <= $3)')
  expect(values).toEqual(['x', 1, 2])
})
