// The page that shows whether the house's books are true. It recounts nothing: every figure and verdict is
// the server's, from one snapshot of the database.

import { useAnswer } from '../../client/answers.ts'
import { Button } from '../../ui/button.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Page } from '../../ui/panel.tsx'
import { LedgerReport } from './report.tsx'
import css from './ledger.module.css'

export default function LedgerPage() {
  const ledger = useAnswer('GET /api/console/ledger', {})
  return (
    <Page
      title="Ledger"
      aside={
        <>
          {ledger.data && (
            <p className="hint">
              Checked <Moment at={ledger.data.checkedAt} />
            </p>
          )}
          <Button busy={ledger.isFetching} onClick={() => void ledger.refetch()}>
            {ledger.isFetching ? 'Checking…' : 'Check again'}
          </Button>
        </>
      }
    >
      {ledger.isError && (
        <p role="alert">
          {ledger.error.message} {ledger.data && 'What stands below is from the last check.'}
        </p>
      )}
      {ledger.data && <LedgerReport ledger={ledger.data} />}
      {ledger.isPending && <div className={css.skeleton} role="status" aria-label="Checking the ledger" />}
    </Page>
  )
}
