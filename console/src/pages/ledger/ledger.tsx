// Whether the books are right. Every figure and verdict comes from the server: from its hourly checks, or from a check of
// everything that an owner asks for.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer, useOperator } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { LedgerReport } from './report.tsx'
import { messages } from './messages.ts'

export default function LedgerPage() {
  const t = useMessages(messages)
  const ledger = useAnswer('GET /api/console/ledger', {})
  const all = useMutation({ mutationFn: () => call('POST /api/console/ledger/check', {}) })
  const isOwner = useOperator()?.role === 'owner'
  return (
    <Page
      title={t('title')}
      aside={
        <Row wrap gap={10}>
          <Button busy={ledger.isFetching} onClick={() => void ledger.refetch()}>
            {t('refresh')}
          </Button>
          {isOwner && (
            <Button busy={all.isPending} onClick={() => all.mutate()}>
              {t(all.isPending ? 'checking' : 'checkAll')}
            </Button>
          )}
        </Row>
      }
    >
      {all.isError && <p role="alert">{all.error.message}</p>}
      <div role="status">
        {all.data && <Text tone="muted">{<At text={t('checkedAll')} time={all.data.checkedAt} />}</Text>}
      </div>
      <Loaded query={ledger} label={t('loadingLedger')}>
        {({ checkedAt, completeAt, ...report }) => (
          <>
            {!all.data && (
              <Text tone="muted">
                {checkedAt === null ? t('notChecked') : <At text={t('checkedAt')} time={checkedAt} />}{' '}
                {completeAt === null ? t('notComplete') : <At text={t('completeAt')} time={completeAt} />}
              </Text>
            )}
            <LedgerReport ledger={all.data ?? report} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

const At = ({ text, time }: { text: string; time: number }) => (
  <Sentence text={text} parts={{ time: <Timestamp at={time} /> }} />
)
