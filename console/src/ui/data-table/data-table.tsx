// Every list of the console works alike: filters and sort in the address, pages that follow one another, new rows that
// appear by themselves, and the whole list as a file.

import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useMutation } from '@tanstack/react-query'
import { download, type Input, type Key } from '../../client/call.ts'
import { setQuery, usePlace } from '../../client/place.ts'
import { Button } from '../button.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { CardTable, type Column } from './card-table.tsx'
import css from './data-table.module.css'
import { Filters, type Filter } from './filters.tsx'
import { useList, type Asked, type ListName, type RowOf } from './use-list.ts'

interface DataTableProps<N extends ListName> {
  readonly list: N
  /** The name of the list for screen readers. */
  readonly title: string
  readonly columns: readonly Column<RowOf<N>>[]
  readonly keyOf: (row: RowOf<N>) => string | number
  readonly filters?: readonly Filter[]
  /** Filters that always apply, such as the player of the page. */
  readonly fixed?: Asked
  /** The sort where the address has none. */
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
    <Stack as="section" gap={14} aria-label={title}>
      <Row wrap gap={12} align="end">
        {filters.length > 0 && <Filters filters={filters} query={query} />}
        <SortBox columns={columns} sort={sort} />
        {props.hasFile !== false && <FileButton list={name} asked={asked} />}
      </Row>
      {list.isError && (
        <p role="alert">
          {list.error.message}{' '}
          <Button kind="link" onClick={() => void list.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {list.isPending ? (
        <div role="status" aria-label={`Loading ${title}`}>
          <Skeleton height="16rem" />
        </div>
      ) : rows.length === 0 ? (
        !list.isError && <p className={css.empty}>{isFiltered ? 'Nothing matches these filters.' : empty}</p>
      ) : (
        <CardTable {...{ title, columns, keyOf, rows, sort }} isStale={list.isPlaceholderData} />
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </Stack>
  )
}

/** Replaces the column heads on a phone. */
function SortBox<Row>({ columns, sort }: { columns: readonly Column<Row>[]; sort: string }) {
  const sorted = columns.filter(({ isSorted }) => isSorted)
  if (sorted.length === 0) return null
  const options = sorted.flatMap(({ id, title }) => [
    { value: `-${id}`, label: `${title}, last first` },
    { value: id, label: `${title}, first first` },
  ])
  return (
    <div className={css.sortBox}>
      <Select label="Sort" options={options} value={sort} onChange={(value) => setQuery({ sort: value })} />
    </div>
  )
}

function FileButton({ list, asked }: { list: ListName; asked: Asked }) {
  const file = useMutation({
    mutationFn: () => download(`GET /api/console/csv/${list}` as Key, asked as Input<Key>),
  })
  return (
    <Stack gap={8}>
      <Button busy={file.isPending} onClick={() => file.mutate()}>
        {file.isPending ? 'Preparing…' : 'CSV'}
      </Button>
      {file.isError && <p role="alert">{file.error.message}</p>}
    </Stack>
  )
}
