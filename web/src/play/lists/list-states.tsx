import { Button } from '../../ui/button.tsx'
import { useMessages } from '../../ui/i18n.ts'
import { EmptyState, Skeleton } from '../../ui/placeholder.tsx'
import { messages } from '../messages.ts'

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
        {t('retry')}
      </Button>
    </EmptyState>
  )
}
