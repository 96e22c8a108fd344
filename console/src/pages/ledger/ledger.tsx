// Whether the books are right. Every figure and verdict comes from the server, from one snapshot of the database.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { LedgerReport } from './report.tsx'
import { messages } from './messages.ts'

export default function LedgerPage() {
  const t = useMessages(messages)
  const ledger = useAnswer('GET /api/console/ledger', {})
  return (
    <Page
      title={t('title')}
      aside={
        <>
          {ledger.data && (
            <p className="hint">
              <Sentence text={t('checkedAt')} parts={{ time: <Timestamp at={ledger.data.checkedAt} /> }} />
            </p>
          )}
          <Button busy={ledger.isFetching} onClick={() => void ledger.refetch()}>
            {t(ledger.isFetching ? 'checking' : 'checkAgain')}
          </Button>
        </>
      }
    >
      <Loaded query={ledger} label={t('checkingLedger')}>
        {(data) => <LedgerReport ledger={data} />}
      </Loaded>
    </Page>
  )
}
