import type { ReactNode } from 'react'
import { setQuery } from '../../client/place.ts'
import css from './data-table.module.css'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly show: (row: Row) => ReactNode
  /** Names the row, as a header of it. */
  readonly isHeader?: boolean
  /** True where the server sorts by it, under the column's id. */
  readonly isSorted?: boolean | undefined
  readonly isNumber?: boolean
  /** True for text of any length: it takes the width that the other columns leave. */
  readonly isWide?: boolean | undefined
}

interface CardTableProps<Row> {
  readonly title: string
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string | number
  readonly rows: readonly Row[]
  readonly sort?: string
  readonly isStale?: boolean
  /** For figures: three beside each other on a card. */
  readonly isCompact?: boolean
}

/** Rows on a desk, cards on a phone. The card layout removes the implicit table roles, so they are set explicitly. */
export function CardTable<Row>(props: CardTableProps<Row>) {
  const { title, columns, keyOf, rows, sort = '', isStale = false, isCompact } = props
  return (
    <div className={css.scroll}>
      <table className={css.table} role="table" aria-label={title} data-stale={isStale} data-compact={isCompact}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, show, isHeader, isNumber, isWide } = column
  const data = { 'data-label': title, 'data-number': isNumber, 'data-wide': isWide }
  const inside = <div>{show(row)}</div>
  return isHeader ? (
    <th scope="row" role="rowheader" {...data}>
      {inside}
    </th>
  ) : (
    <td role="cell" {...data}>
      {inside}
    </td>
  )
}

function Head<Row>({ column: { id, title, isSorted, isNumber }, sort }: { column: Column<Row>; sort: string }) {
  const state = sortStateOf(id, sort)
  return (
    <th scope="col" role="columnheader" data-number={isNumber} aria-sort={isSorted ? state : undefined}>
      {isSorted ? (
        <button type="button" className={css.sort} onClick={() => setQuery({ sort: nextSort(id, sort) })}>
          {title} <span aria-hidden>{state === 'ascending' ? '▲' : state === 'descending' ? '▼' : '↕'}</span>
        </button>
      ) : (
        title
      )}
    </th>
  )
}

export const sortStateOf = (column: string, sort: string): 'ascending' | 'descending' | 'none' =>
  sort === column ? 'ascending' : sort === `-${column}` ? 'descending' : 'none'

/** The largest first, and the other way round when it is pressed again. */
export const nextSort = (column: string, sort: string): string => (sort === `-${column}` ? column : `-${column}`)
