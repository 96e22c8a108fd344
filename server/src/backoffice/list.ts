// Console lists. The rulebook describes columns, filters and sorts; here is their SQL. Cursor pagination and the CSV export
// follow from both. An index must support every filter and sort, so that a page costs the same anywhere in a million rows.

import type { CellType, List, RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { toWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { CSV_ROWS, LIST_ROWS, type ListEndpoints } from '@glasshouse/rulebook/wire/backoffice/lists'
import { recordAuditFirst, recordLook } from '../platform/db/audit-log.ts'
import type { Database } from '../platform/db/tx.ts'
import type { OperatorCaller, Route } from '../platform/http/route.ts'

const CSV_BATCH_ROWS = 5000
const MAX_CURSOR_TEXT = 300

type Filters<L extends List> = keyof L['filters'] & string
/** Filters that name a column, or are a period of `createTime`: the condition follows from the column. */
type ColumnFilters<L extends List> = {
  [F in Filters<L>]: F extends keyof L['columns']
    ? F
    : L['filters'][F] extends { column: string } | { type: 'from' | 'to' }
      ? F
      : never
}[Filters<L>]
type OwnFilters<L extends List> = Exclude<Filters<L>, ColumnFilters<L>>
/** SQL with a `?` placeholder for the value. */
type FilterSql<L extends List> = Readonly<Record<OwnFilters<L>, string> & Partial<Record<ColumnFilters<L>, string>>>

/** What only the server knows about a list. `coins`, `time`, `id` and `int` columns are int8. */
type ListSql<L extends List> = {
  /** Table and joins. */
  readonly from: string
  readonly where?: string
  /** A mandatory filter, for lists that no index can sort as a whole, such as the movements of one player. */
  readonly requiredFilter?: Filters<L>
  readonly columns: Readonly<Record<keyof L['columns'], string>>
} & ([OwnFilters<L>] extends [never] ? { readonly filters?: FilterSql<L> } : { readonly filters: FilterSql<L> })

/** A list with its endpoints and its SQL. */
export interface ServedList<L extends List = List> {
  readonly endpoints: ListEndpoints<L>
  readonly sql: {
    readonly from: string
    readonly where?: string
    readonly requiredFilter?: string
    readonly columns: Readonly<Record<string, string>>
    readonly filters: Readonly<Record<string, string>>
  }
}
type ListParams = Readonly<Record<string, unknown>> & { readonly sort: string; readonly cursor?: string | undefined }
type Row = Readonly<Record<string, Cell['value']>>

export function serveList<L extends List>(endpoints: ListEndpoints<L>, sql: ListSql<L>): ServedList<L> {
  const columns: Readonly<Record<string, string>> = sql.columns
  const compared = Object.entries(endpoints.list.filters).map(([name, { type, column = name }]) => [
    name,
    type === 'from'
      ? `${columns['createTime']} >= ?`
      : type === 'to'
        ? `${columns['createTime']} <= ?`
        : `${columns[column]} = ?`,
  ])
  const filters = { ...Object.fromEntries(compared), ...sql.filters } as Record<string, string>
  return { endpoints, sql: { ...sql, filters } }
}

/** Rows of a list by another condition than its filters, such as one by its id. */
export async function readRows<L extends List>(
  db: Database,
  list: ServedList<L>,
  condition: string,
  values: readonly unknown[],
): Promise<RowOf<L>[]> {
  const { columns, from } = list.sql
  const rows = await db.read<Row>(`select ${selectColumns(columns)} from ${from} where ${condition}`, values)
  return rows.map((row) => toWireRow(list, row) as RowOf<L>)
}

/** Each column under its name. */
const selectColumns = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} as "${name}"`)
    .join(', ')

export const listRoutes = (db: Database, ...lists: readonly ServedList[]): Route[] =>
  lists.flatMap((list) => routesOf(db, list))

const routesOf = (db: Database, list: ServedList): Route[] => [
  {
    endpoint: list.endpoints.page,
    answer: async (params, caller) => {
      assertRequiredFilter(list, params as ListParams)
      const { player } = params as { player?: number }
      const { name } = list.endpoints.list
      if (player !== undefined)
        await recordLook(db, caller as OperatorCaller, { act: 'player.view', subject: player, after: { page: name } })
      return await readPage(db, list, params as ListParams)
    },
  },
  {
    endpoint: list.endpoints.csv,
    answer: async (params, caller) => {
      const { operatorId } = caller as OperatorCaller
      assertRequiredFilter(list, params as ListParams)
      // Exports are always audited.
      const entry = { act: 'list.export', subject: `${list.endpoints.list.name}.csv`, after: params as ListParams }
      await recordAuditFirst(db, operatorId, entry)
      return csvChunks(db, list, params as ListParams)
    },
  },
]

function assertRequiredFilter({ sql: { requiredFilter } }: ServedList, params: ListParams): void {
  if (requiredFilter && params[requiredFilter] === undefined) throw new Refusal('badField', { field: requiredFilter })
}

async function readPage(
  db: Database,
  list: ServedList,
  params: ListParams,
): Promise<{ rows: object[]; next: string | null }> {
  const { sql, values } = listQuery(list, params, LIST_ROWS + 1)
  const rows = await db.read<Row>(sql, values)
  const page = rows.slice(0, LIST_ROWS)
  const last = page.at(-1)
  return {
    rows: page.map((row) => toWireRow(list, row)),
    next: rows.length > LIST_ROWS && last ? encodeCursor(list, params.sort, last) : null,
  }
}

/** The statement of one page. Exported so that tests can explain its plan. */
export function listQuery(list: ServedList, params: ListParams, limit: number): { sql: string; values: unknown[] } {
  const { from, where, columns, filters } = list.sql
  const { column, isDescending } = parseSort(params.sort)
  const values: unknown[] = []
  const bind = (value: unknown): string => `$${values.push(value)}`
  const conditions = where ? [where] : []
  for (const [name, condition] of Object.entries(filters))
    if (params[name] !== undefined) conditions.push(condition.replace('?', () => bind(params[name])))
  const [sortColumn, key] = [columns[column], columns[list.endpoints.list.key]]
  if (params.cursor !== undefined) {
    const [value, keyValue] = decodeCursor(list, params.sort, params.cursor)
    conditions.push(`(${sortColumn}, ${key}) ${isDescending ? '<' : '>'} (${bind(value)}, ${bind(keyValue)})`)
  }
  const direction = isDescending ? 'desc' : 'asc'
  const sql = `select ${selectColumns(columns)} from ${from}
    ${conditions.length > 0 ? `where ${conditions.map((each) => `(${each})`).join(' and ')}` : ''}
    order by ${sortColumn} ${direction}, ${key} ${direction} limit ${limit}`
  return { sql, values }
}

const parseSort = (sort: string): { column: string; isDescending: boolean } =>
  sort.startsWith('-') ? { column: sort.slice(1), isDescending: true } : { column: sort, isDescending: false }

/** Opaque to the browser. `decodeCursor` validates what comes back, and uses it only as bound parameters. */
function encodeCursor({ endpoints: { list } }: ServedList, sort: string, row: Row): string {
  const values = [row[parseSort(sort).column], row[list.key]].map((value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url')
}

function decodeCursor({ endpoints: { list } }: ServedList, sort: string, cursor: string): [unknown, unknown] {
  const invalid = new Refusal('badField', { field: 'cursor' })
  const parts = parseJson(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== 3 || parts[0] !== sort) throw invalid
  const value = (column: string, input: unknown): unknown => {
    if (typeof input !== 'string') throw invalid
    if (list.columns[column]?.type === 'text') {
      if (input.length > MAX_CURSOR_TEXT || input.includes('\0')) throw invalid
      return input
    }
    if (!/^-?\d{1,19}$/.test(input) || BigInt.asIntN(64, BigInt(input)) !== BigInt(input)) throw invalid
    return BigInt(input)
  }
  return [value(parseSort(sort).column, parts[1]), value(list.key, parts[2])]
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toWireRow({ endpoints: { list } }: ServedList, row: Row): object {
  const cells = Object.entries(list.columns).map(([name, { type }]) => {
    const value = row[name]
    if (typeof value !== 'bigint') return [name, value]
    return [name, type === 'coins' ? toWire(value) : Number(value)]
  })
  return Object.fromEntries(cells) as object
}

async function* csvChunks(db: Database, list: ServedList, params: ListParams): AsyncGenerator<string> {
  const columns = Object.entries(list.endpoints.list.columns)
  // Without the byte order mark Excel does not read the file as UTF-8.
  yield '\uFEFF' + csvLine(columns.map(([name]) => ({ type: 'text', value: name })))
  let cursor: string | undefined
  for (let sent = 0; sent < CSV_ROWS; sent += CSV_BATCH_ROWS) {
    const { sql, values } = listQuery(list, { ...params, cursor }, CSV_BATCH_ROWS)
    const rows = await db.read<Row>(sql, values)
    yield rows.map((row) => csvLine(columns.map(([name, { type }]) => ({ type, value: row[name] })))).join('')
    const last = rows.at(-1)
    if (rows.length < CSV_BATCH_ROWS || !last) return
    cursor = encodeCursor(list, params.sort, last)
  }
}

export interface Cell {
  readonly type: CellType
  readonly value: string | number | bigint | boolean | null | undefined
}

/**
 * A row per RFC 4180. Where a cell of text may begin, an apostrophe keeps a spreadsheet from evaluating a formula. Excel
 * splits at semicolons in many countries, and then ignores quotes inside of what it takes for a cell.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`

const FORMULA_START = /(^|[;\t\r\n])(?=[" ]*[=+\-@])/g

function csvCell({ type, value }: Cell): string {
  if (value === null || value === undefined) return ''
  if (type === 'time') return new Date(Number(value)).toISOString()
  const text = String(value)
  const safe = type === 'text' ? text.replace(FORMULA_START, "$1'").replace(/^(?=[\t\r])/, "'") : text
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
