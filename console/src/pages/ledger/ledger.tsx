// The page that shows whether the house's books are true. It recounts nothing: every figure and verdict is
// the server's, from one snapshot of the database.

import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { LedgerReport } from './report.tsx'
import css from './ledger.module.css'

export function LedgerPage() {
  const ledger = useQuery({ queryKey: ['ledger'], queryFn: () => call('GET /api/console/ledger', {}) })
  return (
    <main className={css.page}>
      <title>Ledger · Glasshouse console</title>
      <div className={css.head}>
        <h1>Ledger</h1>
        {ledger.data && (
          <p className={css.checked}>
            Checked{' '}
            <time dateTime={new Date(ledger.data.checkedAt).toISOString()}>{moment(ledger.data.checkedAt)}</time>
          </p>
        )}
        <button className="quiet" disabled={ledger.isFetching} onClick={() => void ledger.refetch()}>
          {ledger.isFetching ? 'Checking…' : 'Check again'}
        </button>
      </div>
      {ledger.isError && (
        <p role="alert">
          {ledger.error.message} {ledger.data && 'What stands below is from the last check.'}
        </p>
      )}
      {ledger.data && <LedgerReport ledger={ledger.data} />}
      {ledger.isPending && <div className={css.skeleton} role="status" aria-label="Checking the ledger" />}
    </main>
  )
}

const moment = (ms: number): string =>
  new Date(ms).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
