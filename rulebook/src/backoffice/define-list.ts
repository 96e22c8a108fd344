// A list of the console, described once: its contract, its CSV file, its SQL types and its table follow from it. Plain data
// without zod, because the console's bundle includes it.

import type { Role } from '../wire/endpoint.ts'

/** `id` names something and `int` counts. `decimal` is an exact number as text. */
export type CellType = 'id' | 'int' | 'coins' | 'time' | 'decimal' | 'text' | 'flag'
/** The values of an enum. A record gives each value the label that the console shows. */
export type Options = readonly string[] | Readonly<Record<string, string>>

export interface ColumnSpec {
  readonly type: CellType
  /** The heading in the console. A column without one is part of the API and the CSV file only. */
  readonly title?: string
  readonly options?: Options
  readonly isNullable?: true
  /** True where the server can sort by it. Such a column is never null. */
  readonly isSorted?: true
  /** True for text of any length: it takes the width that the other columns leave. */
  readonly isWide?: true
}

export interface FilterSpec<Column extends string = string> {
  /** `from` and `to` include rows created at that time; in the console they are days. Text unless named. */
  readonly type?: 'text' | 'id' | 'from' | 'to'
  /** The field's label in the console. A filter without one is set by the page. */
  readonly label?: string
  readonly options?: Options
  /** The column that must be equal, where it has another name than the filter. */
  readonly column?: Column
  /** The maximum length of a text. */
  readonly max?: number
  readonly pattern?: RegExp
  /** For the API description. */
  readonly description?: string
}

type Columns = Readonly<Record<string, ColumnSpec>>
type Filters = Readonly<Record<string, FilterSpec>>
type SortedIn<C extends Columns> = { [K in keyof C]: C[K] extends { isSorted: true } ? K : never }[keyof C] & string

export interface List<N extends string = string, C extends Columns = Columns, F extends Filters = Filters> {
  /** The last part of the path, and the name of the CSV file. */
  readonly name: N
  readonly roles: readonly Role[]
  readonly summary: string
  /** A unique column, which breaks ties of the sorted one. */
  readonly key: string
  readonly columns: C
  readonly filters: F
  /** The default sort; `-` puts the largest first. */
  readonly sort: string
}

interface ListSpec<N extends string, C extends Columns, F extends Filters> extends Omit<List<N, C, F>, 'key' | 'sort'> {
  /** `id` unless named. */
  readonly key?: keyof C & string
  readonly filters: F & Readonly<Record<string, FilterSpec<keyof C & string>>>
  /** The newest first unless named. */
  readonly sort?: `${'' | '-'}${SortedIn<C>}`
}

export const defineList = <const N extends string, const C extends Columns, const F extends Filters>(
  spec: ListSpec<N, C, F>,
): List<N, C, F> => ({ key: 'id', sort: '-createTime', ...spec })

type OptionOf<O> = O extends readonly (infer V)[] ? V : keyof O
interface CellValues {
  id: number
  int: number
  coins: number
  time: number
  decimal: string
  text: string
  flag: boolean
}
type CellOf<C extends ColumnSpec> =
  | (C extends { options: infer O } ? OptionOf<O> : CellValues[C['type']])
  | (C extends { isNullable: true } ? null : never)

/** A row as the API returns it. */
export type RowOf<L extends List> = { -readonly [K in keyof L['columns']]: CellOf<L['columns'][K]> }

type FilterValue<F extends FilterSpec> = F extends { options: infer O }
  ? OptionOf<O>
  : F extends { type: 'id' | 'from' | 'to' }
    ? number
    : string
export type FilterValues<L extends List> = {
  readonly [K in keyof L['filters']]?: FilterValue<L['filters'][K]> | undefined
}

export const optionValues = (options: Options): readonly string[] =>
  isValues(options) ? options : Object.keys(options)

export const optionLabel = (options: Options, value: string): string =>
  isValues(options) ? value : (options[value] ?? value)

const isValues = (options: Options): options is readonly string[] => Array.isArray(options)
