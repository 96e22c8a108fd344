import type { ReactNode } from 'react'
import type { IconName } from '../controls/icon.tsx'
import { List } from '../data/list.tsx'
import { ListFailed, Loaded, More } from './list-states.tsx'
import { EmptyState } from './placeholder.tsx'

interface PagedListProps<Row> {
  /** As React Query returns pages. */
  query: {
    readonly data: { readonly pages: readonly (readonly Row[])[] } | undefined
    readonly isError: boolean
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    fetchNextPage(): unknown
    refetch(): unknown
  }
  label: string
  empty: { readonly icon: IconName; readonly title: string; readonly text?: string; readonly children?: ReactNode }
  /** Around the rows, in place of a list with hairlines. */
  frame?: (rows: ReactNode) => ReactNode
  /** Draws one row. */
  children: (row: Row, place: number) => ReactNode
}

/** A list that asks for its next page when its end is seen, with its loading, failed and empty states. */
export function PagedList<Row>({ query, label, empty, frame, children }: PagedListProps<Row>) {
  const more = (): void => void (query.isFetchingNextPage || query.fetchNextPage())
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const rows = pages.flat()
        if (rows.length === 0) return <EmptyState {...empty} />
        return (
          <>
            {frame ? (
              frame(rows.map(children))
            ) : (
              <List as="ol" aria-label={label}>
                {rows.map(children)}
              </List>
            )}
            {query.isError ? (
              <ListFailed onRetry={more} />
            ) : (
              query.hasNextPage && <More key={rows.length} onMore={more} />
            )}
          </>
        )
      }}
    </Loaded>
  )
}
