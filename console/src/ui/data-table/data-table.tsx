// A list of the console as the rulebook describes it: filters and sort in the address, page after page, new rows that appear
// automatically, and the whole list as a file.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import {
  optionLabel,
  type ColumnSpec,
  type FilterValues,
  type List,
  type RowOf,
} from '@glasshouse/rulebook/backoffice/define-list'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { keepPreviousData, useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAnswerPages } from '../../client/answers.ts'
import { download, type Input, type Key } from '../../client/call.ts'
import { setQuery, usePlace } from '../../client/place.ts'
import { Button } from '../button.tsx'
import { gold, number } from '../format.ts'
import { Timestamp } from '../timestamp.tsx'
import { CardTable, type Column } from './card-table.tsx'
import css from './data-table.module.css'
import { Filters } from './filters.tsx'
import { messages } from '../messages.ts'

const LIVE_MS = 5000
/** Lists stop refreshing where nobody is active: a page left open must not keep its session alive for ever. */
const IDLE_MS = 10 * 60_000
let lastActive = Date.now()
for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
  addEventListener(event, () => (lastActive = Date.now()), { passive: true })
const isActive = (): boolean => document.visibilityState === 'visible' && Date.now() - lastActive < IDLE_MS

type ColumnName<L extends List> = {
  [C in keyof L['columns']]: L['columns'][C] extends { title: string } ? C : never
}[keyof L['columns']] &
  string
/** A column of the list by its name, or shown in another way; or a column of the page's own. */
export type ListColumn<L extends List> =
  | ColumnName<L>
  | (Partial<Column<RowOf<L>>> & { readonly id: ColumnName<L> })
  | Column<RowOf<L>>

interface DataTableProps<L extends List> {
  readonly list: L
  /** The name of the list for screen readers. */
  readonly title: string
  readonly columns: readonly ListColumn<L>[]
  /** Filters in another order, or fewer, than the list has. */
  readonly filters?: readonly (keyof L['filters'] & string)[]
  /** Filters that always apply, such as the player of the page. */
  readonly fixed?: FilterValues<L>
  /** Another sort than the list's own, where the address has none. */
  readonly sort?: string
  readonly empty?: string
}

export function DataTable<L extends List>(props: DataTableProps<L>) {
  const { list, title, fixed = {} } = props
  const t = useMessages(messages)
  const { query } = usePlace()
  const sort = query['sort'] ?? props.sort ?? list.sort
  const filters = (props.filters ?? Object.keys(list.filters)).flatMap((id) => {
    const filter = list.filters[id]
    return filter?.label && !(id in fixed) ? [{ id, ...filter, label: filter.label }] : []
  })
  const chosen = Object.fromEntries(filters.flatMap(({ id }) => (query[id] ? [[id, query[id]]] : [])))
  const input = { ...chosen, ...fixed, sort }
  const pages = usePages(list, input)
  const columns = props.columns.map((column) => resolveColumn(list, column))
  const keyOf = (row: RowOf<L>) => row[list.key] as string | number
  const rows = pages.data?.pages.flatMap((page) => page.rows as RowOf<L>[]) ?? []
  const isFiltered = Object.keys(chosen).length > 0
  return (
    <Stack as="section" gap={14} aria-label={title}>
      <Row wrap gap={12} align="end">
        {filters.length > 0 && <Filters filters={filters} query={query} />}
        <SortBox columns={columns} sort={sort} />
        <FileButton list={list} input={input} />
      </Row>
      {pages.isError && (
        <p role="alert">
          {pages.error.message}{' '}
          <Button kind="link" onClick={() => void pages.refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      )}
      {pages.isPending ? (
        <div role="status" aria-label={t('loadingList', { title })}>
          <Skeleton height="16rem" />
        </div>
      ) : rows.length === 0 ? (
        !pages.isError && <p className={css.empty}>{isFiltered ? t('noMatch') : (props.empty ?? t('empty'))}</p>
      ) : (
        <CardTable {...{ title, columns, keyOf, rows, sort }} isStale={pages.isPlaceholderData} />
      )}
      {pages.hasNextPage && (
        <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t(pages.isFetchingNextPage ? 'loading' : 'showMore')}
        </Button>
      )}
    </Stack>
  )
}

type PageKey = Extract<Key, `GET /api/console/list/${string}`>
type CsvKey = Extract<Key, `GET /api/console/csv/${string}`>

/** The first page refreshes by itself while it is the only one: with more of them, rows would move under the reader. */
const usePages = ({ name }: List, input: object) =>
  useAnswerPages(
    `GET /api/console/list/${name}` as PageKey,
    (cursor: string) => ({ ...input, ...(cursor && { cursor }) }),
    {
      initialPageParam: '',
      getNextPageParam: (page) => page.next,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.pages.length === 1 && isActive() ? LIVE_MS : false),
      refetchOnWindowFocus: ({ state }) => state.data?.pages.length === 1,
    },
  )

/** What the list says about a column, and what the page says in its place. */
function resolveColumn<L extends List>(list: L, column: ListColumn<L>): Column<RowOf<L>> {
  const own = typeof column === 'string' ? { id: column } : column
  const spec = list.columns[own.id]
  if (!spec) return own as Column<RowOf<L>>
  const { title = '', type, isSorted, isWide } = spec
  const isNumber = type === 'coins' || type === 'int' || type === 'decimal'
  return { title, isSorted, isWide, isNumber, show: (row) => showCell(spec, row[own.id]), ...own }
}

type Cell = string | number | boolean | null

function showCell({ type, options }: ColumnSpec, value: Cell): ReactNode {
  if (value === null) return '—'
  if (type === 'time') return <Timestamp at={value as number} />
  if (type === 'coins') return gold(value as number)
  if (type === 'int') return number(value as number)
  return options ? optionLabel(options, value as string) : String(value)
}

/** Replaces the column heads on a phone. */
function SortBox<Row>({ columns, sort }: { columns: readonly Column<Row>[]; sort: string }) {
  const t = useMessages(messages)
  const sorted = columns.filter(({ isSorted }) => isSorted)
  if (sorted.length === 0) return null
  const options = sorted.flatMap(({ id, title }) => [
    { value: `-${id}`, label: t('descending', { title }) },
    { value: id, label: t('ascending', { title }) },
  ])
  return (
    <div className={css.sortBox}>
      <Select label={t('sort')} options={options} value={sort} onChange={(value) => setQuery({ sort: value })} />
    </div>
  )
}

function FileButton({ list: { name }, input }: { list: List; input: Input<CsvKey> }) {
  const t = useMessages(messages)
  const file = useMutation({ mutationFn: () => download(`GET /api/console/csv/${name}` as CsvKey, input) })
  return (
    <Stack gap={8}>
      <Button busy={file.isPending} onClick={() => file.mutate()}>
        {t(file.isPending ? 'preparing' : 'exportCsv')}
      </Button>
      {file.isError && <p role="alert">{file.error.message}</p>}
    </Stack>
  )
}
