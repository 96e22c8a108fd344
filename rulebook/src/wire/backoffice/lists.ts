// The contract of every list of the console: a cursor-paged endpoint and a CSV file with every matching row.

import { z } from 'zod'
import {
  optionValues,
  type ColumnSpec,
  type FilterSpec,
  type FilterValues,
  type List,
  type RowOf,
} from '../../backoffice/define-list.ts'
import * as lists from '../../backoffice/lists.ts'
import { areas } from '../areas.ts'
import { contract, operatorEndpoint, pieces, type Endpoint } from '../endpoint.ts'
import { coins, decimal, time } from '../fields.ts'

/** Rows per page. */
export const LIST_ROWS = 50
/** Maximum rows per file. */
export const CSV_ROWS = 1_000_000

type Query<L extends List> = FilterValues<L> & { readonly sort?: string }

export interface ListEndpoints<L extends List = List> {
  readonly list: L
  readonly row: z.ZodType<RowOf<L>>
  readonly page: Endpoint<
    `GET /api/console/list/${L['name']}`,
    z.ZodType<unknown, Query<L> & { readonly cursor?: string }>,
    z.ZodType<{ rows: RowOf<L>[]; next: string | null }>,
    'operator'
  >
  readonly csv: Endpoint<
    `GET /api/console/csv/${L['name']}`,
    z.ZodType<unknown, Query<L>>,
    z.ZodCustom<AsyncIterable<string>>,
    'operator'
  >
}

const CELLS = { id: z.int(), int: z.int(), coins, time, decimal, text: z.string(), flag: z.boolean() } as const

function cellSchema({ type, options, isNullable }: ColumnSpec): z.ZodType {
  const schema = options ? z.enum(optionValues(options)) : CELLS[type]
  return isNullable ? schema.nullable() : schema
}

function filterSchema({ type = 'text', options, max, pattern, description }: FilterSpec): z.ZodType {
  if (options) return z.enum(optionValues(options))
  if (type === 'id') return z.coerce.number().int().min(1)
  if (type !== 'text')
    return z.coerce.number().int().min(0).describe('Milliseconds since 1970. `from` and `to` are both included.')
  const text = pattern ? z.string().regex(pattern) : z.string().max(max ?? 200)
  return description ? text.describe(description) : text
}

const mapValues = <V, R>(record: Readonly<Record<string, V>>, map: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function listEndpoints(list: List) {
  const { name, roles, summary, columns, filters, sort } = list
  const row = z.object(mapValues(columns, cellSchema))
  const sorts = Object.keys(columns).flatMap((id) => (columns[id]?.isSorted ? [id, `-${id}`] : []))
  const query = {
    ...mapValues(filters, (filter) => filterSchema(filter).optional()),
    sort: z.enum(sorts).default(sort).describe('The column to sort by. A leading `-` puts the largest first.'),
  }
  const endpoints = contract(`${camelCase(name)}List`, areas.backofficeLists, {
    page: operatorEndpoint(roles)(`GET /api/console/list/${name}`, {
      summary,
      input: z.strictObject({
        ...query,
        cursor: z.string().max(400).optional().describe('The `next` value of the previous page.'),
      }),
      output: z.object({ rows: z.array(row), next: z.string().nullable() }),
    }),
    csv: operatorEndpoint(roles)(`GET /api/console/csv/${name}`, {
      summary: `${summary}, as a CSV file`,
      input: z.strictObject(query),
      output: pieces,
      file: { type: 'text/csv', name: `${name}.csv` },
    }),
  })
  return { list, row, ...endpoints }
}

type Lists = typeof lists
export type ListContracts = { readonly [K in keyof Lists]: ListEndpoints<Lists[K]> }
export const listContracts = mapValues<List, unknown>(lists, listEndpoints) as ListContracts
