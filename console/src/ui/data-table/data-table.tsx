// Every list of the console looks and works alike: filters and sort in the address, pages that follow one another, what is
// new shows by itself, the whole as a file; rows on a desk, cards on a phone.

import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { download, type Input, type Key } from '../../client/call.ts'
import { setQuery, usePlace } from '../../client/place.ts'
import { Button } from '../button.tsx'
import { SelectField } from '../field.tsx'
import css from './data-table.module.css'
import { Filters, type Filter } from './filters.tsx'
import { nextSort, sortStateOf } from './sort.ts'
import { useList, type Asked, type ListName, type RowOf } from './use-list.ts'

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly show: (row: Row) => ReactNode
  /** True where the server sorts by it; its name is the column's. */
  readonly isSorted?: boolean
  readonly isNumber?: boolean
  /** True for what people wrote: it takes the width that the other columns leave, and its words may be of any length. */
  readonly isText?: boolean
}

interface DataTableProps<N extends ListName> {
  readonly list: N
  /** What it is, for those who hear it. */
  readonly title: string
  readonly columns: readonly Column<RowOf<N>>[]
  readonly keyOf: (row: RowOf<N>) => string | number
  readonly filters?: readonly Filter[]
  /** What always holds here, such as the player whose page it is. */
  readonly fixed?: Asked
  /** How it is sorted if the address says nothing: as the server does. */
  readonly sort: string
  readonly empty?: string
  readonly hasFile?: boolean
}

export function DataTable<N extends ListName>(props: DataTableProps<N>) {
  const { list: name, title, columns, keyOf, filters = [], fixed = {}, empty = 'Nothing here yet.' } = props
  const { query } = usePlace()
  const sort = query['sort'] ?? props.sort
  const chosen = Object.fromEntries(filters.flatMap(({ id }) => (query[id] ? [[id, query[id]]] : [])))
  const asked: Asked = { ...chosen, ...fixed, sort }
  const list = useList(name, asked)
  const { rows } = list
  const isFiltered = Object.keys(chosen).length > 0
  return (
    <section className={css.list} aria-label={title}>
      <div className={css.bar}>
        {filters.length > 0 && <Filters filters={filters} query={query} />}
        <SortBox columns={columns} sort={sort} />
        {props.hasFile !== false && <FileButton list={name} asked={asked} />}
      </div>
      {list.isError && (
        <p role="alert">
          {list.error.message}{' '}
          <Button kind="link" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {list.isPending ? (
        <div className={css.skeleton} role="status" aria-label={`Loading ${title}`} />
      ) : rows.length === 0 ? (
        !list.isError && <p className={css.empty}>{isFiltered ? 'Nothing matches these filters.' : empty}</p>
      ) : (
        <Rows {...{ title, columns, keyOf, rows, sort }} isStale={list.isPlaceholderData} />
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </section>
  )
}

interface RowsProps<Row> {
  readonly title: string
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string | number
  readonly rows: readonly Row[]
  readonly sort: string
  readonly isStale: boolean
}

/** On a phone the parts of the table are laid out as cards, so their roles are said once more. */
function Rows<Row>({ title, columns, keyOf, rows, sort, isStale }: RowsProps<Row>) {
  return (
    <div className={css.scroll}>
      <table className={css.table} role="table" aria-label={title} data-stale={isStale}>
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
              {columns.map(({ id, title: label, show, isNumber, isText }) => (
                <td key={id} role="cell" data-label={label} data-number={isNumber} data-text={isText}>
                  <div>{show(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

/** Where there are no column heads to press, on a phone. */
function SortBox<Row>({ columns, sort }: { columns: readonly Column<Row>[]; sort: string }) {
  const sorted = columns.filter(({ isSorted }) => isSorted)
  if (sorted.length === 0) return null
  const options = sorted.flatMap(({ id, title }) => [
    { value: `-${id}`, label: `${title}, last first` },
    { value: id, label: `${title}, first first` },
  ])
  return (
    <div className={css.sortBox}>
      <SelectField
        label="Sort"
        options={options}
        value={sort}
        onChange={(event) => setQuery({ sort: event.target.value })}
      />
    </div>
  )
}

function FileButton({ list, asked }: { list: ListName; asked: Asked }) {
  const file = useMutation({
    mutationFn: () => download(`GET /api/console/csv/${list}` as Key, asked as Input<Key>),
  })
  return (
    <div className={css.file}>
      <Button busy={file.isPending} onClick={() => file.mutate()}>
        {file.isPending ? 'Preparing…' : 'CSV'}
      </Button>
      {file.isError && <p role="alert">{file.error.message}</p>}
    </div>
  )
}
