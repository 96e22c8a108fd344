// What a list or a page shows while its data is on its way, when it did not come, and where more of it follows.

import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { defineMessages, useMessages } from '../text/i18n.ts'
import { sharedMessages } from '../text/shared-messages.ts'
import { useOnScreen } from './on-screen.ts'
import { EmptyState, Skeleton } from './placeholder.tsx'

const messages = defineMessages(
  {
    loadFailed: ['We couldn’t load this.', 'Le chargement a échoué.'],
    more: ['Show more', 'Voir plus'],
  },
  sharedMessages,
)

const ROWS = [0, 1, 2, 3]

export function RowSkeletons() {
  return (
    <div aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} style={{ height: 58, display: 'grid', alignContent: 'center', gap: 6 }}>
          <Skeleton width="46%" height={14} />
          <Skeleton width="64%" height={12} />
        </div>
      ))}
    </div>
  )
}

export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(messages)
  return (
    <EmptyState icon="refresh" title={t('loadFailed')}>
      <Button kind="quiet" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </EmptyState>
  )
}

interface LoadedProps<Data> {
  /** As React Query returns it. */
  query: { readonly data: Data | undefined; readonly isError: boolean; refetch(): unknown }
  /** Keeps the room of what is on its way; a number is its height in pixels. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows data once it is there; until then its skeleton, or what went wrong and a way to try again. */
export function Loaded<Data>({ query, skeleton = <RowSkeletons />, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ListFailed onRetry={() => void query.refetch()} />
  return typeof skeleton === 'number' ? <Skeleton height={skeleton} /> : skeleton
}

/** Asks for the next page when its place is seen, or pressed. */
export function More({ onMore }: { onMore: () => void }) {
  const t = useMessages(messages)
  const ref = useRef<HTMLDivElement>(null)
  const isSeen = useOnScreen(ref)
  useEffect(() => {
    if (isSeen) onMore()
  }, [isSeen, onMore])
  return (
    <div ref={ref} style={{ display: 'grid', placeItems: 'center', padding: 12 }}>
      <Button kind="quiet" size="small" onClick={onMore}>
        {t('more')}
      </Button>
    </div>
  )
}
