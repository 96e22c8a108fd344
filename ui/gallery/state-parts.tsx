import { useState } from 'react'
import { Button } from '../src/controls/button.tsx'
import { ListRow } from '../src/data/list.tsx'
import { Dialog } from '../src/overlays/dialog.tsx'
import { Sheet } from '../src/overlays/sheet.tsx'
import { toast } from '../src/overlays/toast.ts'
import { Toaster } from '../src/overlays/toaster.tsx'
import { Row } from '../src/layout/stack.tsx'
import { ErrorNote } from '../src/states/error-note.tsx'
import { ListFailed, RowSkeletons } from '../src/states/list-states.tsx'
import { PagedList } from '../src/states/paged-list.tsx'
import { EmptyState, Skeleton } from '../src/states/placeholder.tsx'
import { ProgressBar } from '../src/states/progress-bar.tsx'
import { StillTrying } from '../src/states/still-trying.tsx'
import { Verdict } from '../src/states/verdict.tsx'
import { useMessages } from '../src/text/i18n.ts'
import { Text } from '../src/text/text.tsx'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

const PAGES = {
  data: { pages: [[500, 990]] },
  isError: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
}

export function StateParts() {
  const t = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Part name="EmptyState">
        <EmptyState icon="dice" title={t('none')} text={t('noneText')}>
          <Button>{t('change')}</Button>
        </EmptyState>
      </Part>
      <Part name="Skeleton, RowSkeletons">
        <Skeleton height={40} />
        <RowSkeletons />
      </Part>
      <Part name="PagedList">
        <PagedList query={PAGES} label={t('withdrawal')} empty={{ icon: 'dice', title: t('none') }}>
          {(row) => <ListRow key={row} title={t('withdrawal')} end={row} />}
        </PagedList>
      </Part>
      <Part name="ErrorNote, Verdict, ProgressBar">
        <ErrorNote text={t('phoneError')} />
        <Verdict holds>{t('won')}</Verdict>
        <Verdict holds={false}>{t('lost')}</Verdict>
        <ProgressBar label={t('withdrawal')} value={2} max={3}>
          2 / 3
        </ProgressBar>
      </Part>
      <Part name="ListFailed">
        <ListFailed onRetry={() => undefined} />
      </Part>
      <Part name="StillTrying">
        <StillTrying onRetry={() => undefined} />
      </Part>
      <Part name="Sheet, Toaster">
        <Row wrap>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            Sheet
          </Button>
          <Button kind="quiet" onClick={() => setAsked(true)}>
            Dialog
          </Button>
          <Button kind="quiet" onClick={() => toast(t('won'))}>
            Toast
          </Button>
        </Row>
        <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('withdrawal')}>
          <Text>{t('withdrawalText')}</Text>
        </Sheet>
        {isAsked && (
          <Dialog title={t('close')} onClose={() => setAsked(false)}>
            <Text>{t('withdrawalText')}</Text>
          </Dialog>
        )}
        <Toaster />
      </Part>
    </>
  )
}
