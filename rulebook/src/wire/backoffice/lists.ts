// Lists of the console: one definition yields a cursor-paged endpoint and a CSV file with every matching row.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, operatorEndpoint, pieces, type Endpoint, type Role } from '../endpoint.ts'

/** Rows per page. */
export const LIST_ROWS = 50
/** Maximum rows per file. */
export const CSV_ROWS = 1_000_000

export interface ListSpec<
  N extends string,
  R extends z.ZodObject,
  F extends Readonly<Record<string, z.ZodType>>,
  S extends string,
> {
  readonly name: N
  readonly roles: readonly Role[]
  readonly summary: string
  readonly row: R
  /** Each arrives in the query, as text. */
  readonly filters: F
  /** Sortable columns, only `createTime` unless named; prefix `-` for descending. */
  readonly sorts?: readonly [S, ...S[]]
  /** The default order, newest first unless named. */
  readonly sort?: S | `-${S}`
}

type Optional<F extends Readonly<Record<string, z.ZodType>>> = { [K in keyof F]: z.ZodOptional<F[K]> }
type Asked<F extends Readonly<Record<string, z.ZodType>>, S extends string> = Optional<F> & {
  sort: z.ZodDefault<z.ZodEnum<{ [K in S | `-${S}`]: K }>>
}

export interface ListEndpoints<
  N extends string,
  R extends z.ZodObject,
  F extends Readonly<Record<string, z.ZodType>>,
  S extends string,
> {
  readonly row: R
  readonly filters: F
  readonly page: Endpoint<
    `GET /api/console/list/${N}`,
    z.ZodObject<Asked<F, S> & { cursor: z.ZodOptional<z.ZodString> }, z.core.$strict>,
    z.ZodObject<{ rows: z.ZodArray<R>; next: z.ZodNullable<z.ZodString> }>,
    'operator'
  >
  readonly csv: Endpoint<
    `GET /api/console/csv/${N}`,
    z.ZodObject<Asked<F, S>, z.core.$strict>,
    z.ZodCustom<AsyncIterable<string>>,
    'operator'
  >
}

export function listEndpoints<
  const N extends string,
  R extends z.ZodObject,
  F extends Readonly<Record<string, z.ZodType>>,
  const S extends string = 'createTime',
>(spec: ListSpec<N, R, F, S>): ListEndpoints<N, R, F, S> {
  const { name, roles, summary, row, filters, sorts = ['createTime'], sort = '-createTime' } = spec
  const optional = Object.fromEntries(Object.entries(filters).map(([key, type]) => [key, type.optional()]))
  const ways = sorts.flatMap((each) => [each, `-${each}`])
  const asked = {
    ...optional,
    sort: z.enum(ways).default(sort).describe('The column to sort by; `-` before it puts the largest first.'),
  }
  const endpoints = contract(`${camelCase(name)}List`, areas.backofficeLists, {
    page: operatorEndpoint(roles)(`GET /api/console/list/${name}`, {
      summary,
      input: z.strictObject({
        ...asked,
        cursor: z.string().max(400).optional().describe('`next` of the page before.'),
      }),
      output: z.object({ rows: z.array(row), next: z.string().nullable() }),
    }),
    csv: operatorEndpoint(roles)(`GET /api/console/csv/${name}`, {
      summary: `${summary}; as a CSV file`,
      input: z.strictObject(asked),
      output: pieces,
      file: { type: 'text/csv', name: `${name}.csv` },
    }),
  })
  return { row, filters, ...endpoints } as unknown as ListEndpoints<N, R, F, S>
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** From and to, both included, of a column of moments. */
export const moment = z.coerce
  .number()
  .int()
  .min(0)
  .describe('Milliseconds since 1970. `from` and `to` are both included.')
