// Whether the books are right. Every figure and verdict comes from the server, from one snapshot of the database.

import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { Page } from '../../ui/page.tsx'
import { LedgerReport } from './report.tsx'

export default function LedgerPage() {
  const ledger = useAnswer('GET /api/console/ledger', {})
  return (
    <Page
      title="Ledger"
      aside={
        <>
          {ledger.data && (
            <p className="hint">
              Checked <Timestamp at={ledger.data.checkedAt} />
            </p>
          )}
          <Button busy={ledger.isFetching} onClick={() => void ledger.refetch()}>
            {ledger.isFetching ? 'Checking…' : 'Check again'}
          </Button>
        </>
      }
    >
      <Loaded query={ledger} label="Checking the ledger">
        {(data) => <LedgerReport ledger={data} />}
      </Loaded>
    </Page>
  )
}
