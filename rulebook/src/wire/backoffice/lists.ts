// Lists of the console: one definition gives a page that is read by cursor and a file with every row that matches.

import { z } from 'zod'
import { endpoint, pieces, type Endpoint, type Role } from '../endpoint.ts'

/** Rows of one page. */
export const LIST_ROWS = 50
/** Rows of one file. */
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
  /** Each comes by the query, as text. */
  readonly filters: F
  /** Columns by which it can be sorted, the first one unless another is named; `-` before it for the largest first. */
  readonly sorts: readonly [S, ...S[]]
  /** How it stands if nothing is said. */
  readonly sort: S | `-${S}`
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
  const S extends string,
>({ name, roles, summary, row, filters, sorts, sort }: ListSpec<N, R, F, S>): ListEndpoints<N, R, F, S> {
  const optional = Object.fromEntries(Object.entries(filters).map(([key, type]) => [key, type.optional()]))
  const ways = sorts.flatMap((each) => [each, `-${each}`])
  const asked = { ...optional, sort: z.enum(ways).default(sort) }
  const common = { auth: 'operator', roles } as const
  return {
    row,
    filters,
    page: endpoint(`GET /api/console/list/${name}`, {
      ...common,
      summary,
      input: z.strictObject({ ...asked, cursor: z.string().max(400).optional() }),
      output: z.object({ rows: z.array(row), next: z.string().nullable() }),
    }),
    csv: endpoint(`GET /api/console/csv/${name}`, {
      ...common,
      summary: `${summary}; all of them as a file`,
      input: z.strictObject(asked),
      output: pieces,
      file: { type: 'text/csv', name: `${name}.csv` },
    }),
  } as unknown as ListEndpoints<N, R, F, S>
}

/** From and to, both included, of a column of moments. */
export const moment = z.coerce.number().int().min(0)
