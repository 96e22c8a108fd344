// Console lists. A definition names columns, filters and sort keys once; cursor pagination and the CSV export follow from
// it. An index must support every filter and sort, so that a page costs the same anywhere in a million rows.

import { toWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { CSV_ROWS, LIST_ROWS, type ListEndpoints } from '@glasshouse/rulebook/wire/backoffice/lists'
import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import type { output, ZodObject, ZodType } from 'zod'
import { recordAuditFirst } from '../platform/db/audit-log.ts'
import type { Database } from '../platform/db/tx.ts'
import type { OperatorCaller, Route } from '../platform/http/route.ts'
import { csvLine, type Cell } from './csv.ts'

const CSV_BATCH_ROWS = 5000
const MAX_CURSOR_TEXT = 300

interface Column {
  readonly sql: string
  /** `coins`, `time` and `int` are int8 in the database. Columns by which a list is sorted are never null. */
  readonly type: 'text' | 'int' | 'time' | 'coins' | 'flag'
}

/** SQL with a `?` placeholder for the value. */
type Filter = string | { readonly sql: string; readonly value: (input: never) => unknown }

export interface List<
  R extends ZodObject = ZodObject,
  F extends Readonly<Record<string, ZodType>> = Readonly<Record<string, ZodType>>,
> {
  /** Table and joins. */
  readonly from: string
  readonly where?: string
  /** A mandatory filter, for lists that no index can sort as a whole, such as the movements of one player. */
  readonly requiredFilter?: keyof F & string
  readonly columns: { readonly [C in keyof output<R>]: Column }
  /** A unique column that breaks ties of the sorted one. */
  readonly key: keyof output<R> & string
  readonly filters: { readonly [C in keyof F]: Filter }
}

type AnyList = List
/** A list with its page and CSV endpoints. */
export interface ServedList {
  readonly page: Endpoint
  readonly csv: Endpoint
  readonly list: AnyList
}
type ListParams = Readonly<Record<string, unknown>> & { readonly sort: string; readonly cursor?: string | undefined }
type Row = Readonly<Record<string, Cell['value']>>

export const defineList = <
  N extends string,
  R extends ZodObject,
  F extends Readonly<Record<string, ZodType>>,
  S extends keyof output<R> & string,
>(
  { page, csv }: ListEndpoints<N, R, F, S>,
  list: List<R, F>,
): ServedList => ({ page, csv, list })

export const listRoutes = (db: Database, { page, csv, list }: ServedList): Route[] => [
  {
    endpoint: page,
    answer: async (params) => {
      assertRequiredFilter(list, params as ListParams)
      return await readPage(db, list, params as ListParams)
    },
  },
  {
    endpoint: csv,
    answer: async (params, caller) => {
      const { operatorId } = caller as OperatorCaller
      assertRequiredFilter(list, params as ListParams)
      // Exports are always audited.
      const entry = { act: 'list.export', subject: csv.file?.name ?? '', after: params as ListParams }
      await recordAuditFirst(db, operatorId, entry)
      return csvChunks(db, list, params as ListParams)
    },
  },
]

function assertRequiredFilter({ requiredFilter }: AnyList, params: ListParams): void {
  if (requiredFilter && params[requiredFilter] === undefined) throw new Refusal('badInput', { field: requiredFilter })
}

async function readPage(
  db: Database,
  list: AnyList,
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
export function listQuery(list: AnyList, params: ListParams, limit: number): { sql: string; values: unknown[] } {
  const { column, isDescending } = parseSort(params.sort)
  const values: unknown[] = []
  const bind = (value: unknown): string => `$${values.push(value)}`
  const conditions = list.where ? [list.where] : []
  for (const [name, filter] of Object.entries(list.filters)) {
    const input = params[name]
    if (input === undefined) continue
    const { sql, value } = typeof filter === 'string' ? { sql: filter, value: input } : applyFilter(filter, input)
    conditions.push(sql.replace('?', () => bind(value)))
  }
  const [sortColumn, key] = [list.columns[column]?.sql, list.columns[list.key]?.sql]
  if (params.cursor !== undefined) {
    const [value, keyValue] = decodeCursor(list, params.sort, params.cursor)
    conditions.push(`(${sortColumn}, ${key}) ${isDescending ? '<' : '>'} (${bind(value)}, ${bind(keyValue)})`)
  }
  const columns = Object.entries(list.columns).map(([name, { sql }]) => `${sql} as "${name}"`)
  const direction = isDescending ? 'desc' : 'asc'
  const sql = `select ${columns.join(', ')} from ${list.from}
    ${conditions.length > 0 ? `where ${conditions.map((each) => `(${each})`).join(' and ')}` : ''}
    order by ${sortColumn} ${direction}, ${key} ${direction} limit ${limit}`
  return { sql, values }
}

const applyFilter = ({ sql, value }: Exclude<Filter, string>, input: unknown): { sql: string; value: unknown } => ({
  sql,
  value: value(input as never),
})

const parseSort = (sort: string): { column: string; isDescending: boolean } =>
  sort.startsWith('-') ? { column: sort.slice(1), isDescending: true } : { column: sort, isDescending: false }

/** Opaque to the browser. `decodeCursor` validates what comes back, and uses it only as bound parameters. */
function encodeCursor(list: AnyList, sort: string, row: Row): string {
  const values = [row[parseSort(sort).column], row[list.key]].map((value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url')
}

function decodeCursor(list: AnyList, sort: string, cursor: string): [unknown, unknown] {
  const invalid = new Refusal('badInput', { field: 'cursor' })
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

function toWireRow(list: AnyList, row: Row): object {
  const toWireCell = ([name, { type }]: [string, Column]): [string, unknown] => {
    const value = row[name]
    if (typeof value !== 'bigint') return [name, value]
    return [name, type === 'coins' ? toWire(value) : Number(value)]
  }
  return Object.fromEntries(Object.entries(list.columns).map(toWireCell))
}

async function* csvChunks(db: Database, list: AnyList, params: ListParams): AsyncGenerator<string> {
  const columns = Object.entries(list.columns)
  yield csvLine(columns.map(([name]) => ({ type: 'text', value: name })))
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
