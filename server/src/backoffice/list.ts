// Lists of the console. A list says once how its columns are read, by what it can be filtered and sorted; pages by cursor
// and the file with all rows follow from that. Every filter and sort must be answered by an index: a page costs the same
// at the beginning and at the end of a million rows.

import { toWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { CSV_ROWS, LIST_ROWS, type ListEndpoints } from '@glasshouse/rulebook/wire/backoffice/lists'
import type { Endpoint } from '@glasshouse/rulebook/wire/endpoint'
import type { output, ZodObject, ZodType } from 'zod'
import { recordAuditFirst } from '../platform/db/audit-log.ts'
import type { Database } from '../platform/db/tx.ts'
import type { OperatorCaller, Route } from '../platform/http/route.ts'
import { csvLine, type Cell } from './csv.ts'

const FILE_BATCH_ROWS = 5000
const TEXT_MAX = 300

interface Column {
  readonly sql: string
  /** `coins`, `time` and `int` are int8 in the database. Columns by which a list is sorted are never null. */
  readonly type: 'text' | 'int' | 'time' | 'coins' | 'flag'
}

/** SQL with `?` where the value goes. */
type Filter = string | { readonly sql: string; readonly value: (given: never) => unknown }

export interface List<
  R extends ZodObject = ZodObject,
  F extends Readonly<Record<string, ZodType>> = Readonly<Record<string, ZodType>>,
> {
  /** Table and joins. */
  readonly from: string
  /** What always holds. */
  readonly where?: string
  /** A filter without which it is not answered: the list is about one player, say, and has no order beyond him. */
  readonly needs?: keyof F & string
  readonly columns: { readonly [C in keyof output<R>]: Column }
  /** The column that no two rows share: it decides where the sorted one is the same. */
  readonly key: keyof output<R> & string
  readonly filters: { readonly [C in keyof F]: Filter }
}

type AnyList = List
/** A list with the two calls that answer it. */
export interface ServedList {
  readonly page: Endpoint
  readonly csv: Endpoint
  readonly list: AnyList
}
type Asked = Readonly<Record<string, unknown>> & { readonly sort: string; readonly cursor?: string | undefined }
type Row = Readonly<Record<string, Cell['value']>>

export const listOf = <
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
    answer: async (asked) => {
      refuseHalf(list, asked as Asked)
      return await readPage(db, list, asked as Asked)
    },
  },
  {
    endpoint: csv,
    answer: async (asked, caller) => {
      const { operatorId } = caller as OperatorCaller
      refuseHalf(list, asked as Asked)
      // Whoever takes a list out of the house is seen to do so.
      const act = { act: 'list.export', subject: csv.file?.name ?? '', after: asked as Asked }
      await recordAuditFirst(db, operatorId, act)
      return csvPieces(db, list, asked as Asked)
    },
  },
]

function refuseHalf({ needs }: AnyList, asked: Asked): void {
  if (needs && asked[needs] === undefined) throw new Refusal('badInput', { field: needs })
}

async function readPage(db: Database, list: AnyList, asked: Asked): Promise<{ rows: object[]; next: string | null }> {
  const { sql, values } = listQuery(list, asked, LIST_ROWS + 1)
  const rows = await db.read<Row>(sql, values)
  const shown = rows.slice(0, LIST_ROWS)
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => onWire(list, row)),
    next: rows.length > LIST_ROWS && last ? cursorAt(list, asked.sort, last) : null,
  }
}

/** The statement of one page, for those who ask it and for those who explain it. */
export function listQuery(list: AnyList, asked: Asked, limit: number): { sql: string; values: unknown[] } {
  const { column, isDown } = sortOf(asked.sort)
  const values: unknown[] = []
  const bind = (value: unknown): string => `$${values.push(value)}`
  const conditions = list.where ? [list.where] : []
  for (const [name, filter] of Object.entries(list.filters)) {
    const given = asked[name]
    if (given === undefined) continue
    const { sql, value } = typeof filter === 'string' ? { sql: filter, value: given } : read(filter, given)
    conditions.push(sql.replace('?', () => bind(value)))
  }
  const [by, key] = [list.columns[column]?.sql, list.columns[list.key]?.sql]
  if (asked.cursor !== undefined) {
    const [value, keyValue] = readCursor(list, asked.sort, asked.cursor)
    conditions.push(`(${by}, ${key}) ${isDown ? '<' : '>'} (${bind(value)}, ${bind(keyValue)})`)
  }
  const columns = Object.entries(list.columns).map(([name, { sql }]) => `${sql} as "${name}"`)
  const way = isDown ? 'desc' : 'asc'
  const sql = `select ${columns.join(', ')} from ${list.from}
    ${conditions.length > 0 ? `where ${conditions.map((each) => `(${each})`).join(' and ')}` : ''}
    order by ${by} ${way}, ${key} ${way} limit ${limit}`
  return { sql, values }
}

const read = ({ sql, value }: Exclude<Filter, string>, given: unknown): { sql: string; value: unknown } => ({
  sql,
  value: value(given as never),
})

const sortOf = (sort: string): { column: string; isDown: boolean } =>
  sort.startsWith('-') ? { column: sort.slice(1), isDown: true } : { column: sort, isDown: false }

/** Opaque to the browser. Whatever comes back is checked, and is never more than two values of a comparison. */
function cursorAt(list: AnyList, sort: string, row: Row): string {
  const values = [row[sortOf(sort).column], row[list.key]].map((value) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  return Buffer.from(JSON.stringify([sort, ...values])).toString('base64url')
}

function readCursor(list: AnyList, sort: string, cursor: string): [unknown, unknown] {
  const wrong = new Refusal('badInput', { field: 'cursor' })
  const parts = parsed(Buffer.from(cursor, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== 3 || parts[0] !== sort) throw wrong
  const value = (column: string, given: unknown): unknown => {
    if (typeof given !== 'string') throw wrong
    if (list.columns[column]?.type === 'text') {
      if (given.length > TEXT_MAX || given.includes('\0')) throw wrong
      return given
    }
    if (!/^-?\d{1,19}$/.test(given) || BigInt.asIntN(64, BigInt(given)) !== BigInt(given)) throw wrong
    return BigInt(given)
  }
  return [value(sortOf(sort).column, parts[1]), value(list.key, parts[2])]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function onWire(list: AnyList, row: Row): object {
  const shown = ([name, { type }]: [string, Column]): [string, unknown] => {
    const value = row[name]
    if (typeof value !== 'bigint') return [name, value]
    return [name, type === 'coins' ? toWire(value) : Number(value)]
  }
  return Object.fromEntries(Object.entries(list.columns).map(shown))
}

async function* csvPieces(db: Database, list: AnyList, asked: Asked): AsyncGenerator<string> {
  const columns = Object.entries(list.columns)
  yield csvLine(columns.map(([name]) => ({ type: 'text', value: name })))
  let cursor: string | undefined
  for (let sent = 0; sent < CSV_ROWS; sent += FILE_BATCH_ROWS) {
    const { sql, values } = listQuery(list, { ...asked, cursor }, FILE_BATCH_ROWS)
    const rows = await db.read<Row>(sql, values)
    yield rows.map((row) => csvLine(columns.map(([name, { type }]) => ({ type, value: row[name] })))).join('')
    const last = rows.at(-1)
    if (rows.length < FILE_BATCH_ROWS || !last) return
    cursor = cursorAt(list, asked.sort, last)
  }
}
