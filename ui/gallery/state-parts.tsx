import { useState } from 'react'
import { Button } from '../src/controls/button.tsx'
import { Sheet } from '../src/overlays/sheet.tsx'
import { toast } from '../src/overlays/toast.ts'
import { Toaster } from '../src/overlays/toaster.tsx'
import { Row } from '../src/layout/stack.tsx'
import { ListFailed, RowSkeletons } from '../src/states/list-states.tsx'
import { EmptyState, Skeleton } from '../src/states/placeholder.tsx'
import { StillTrying } from '../src/states/still-trying.tsx'
import { useMessages } from '../src/text/i18n.ts'
import { Text } from '../src/text/text.tsx'
import { messages } from './messages.ts'
import { Part } from './part.tsx'

export function StateParts() {
  const t = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
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
          <Button kind="quiet" onClick={() => toast(t('won'))}>
            Toast
          </Button>
        </Row>
        <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('withdrawal')}>
          <Text>{t('withdrawalText')}</Text>
        </Sheet>
        <Toaster />
      </Part>
    </>
  )
}
