// The database with its statements counted and traced. The driver itself knows nothing above it, so this wraps it.

import type { Database } from '../db/tx.ts'
import { traced } from '../tracing.ts'
import { histogram, SECONDS, secondsSince } from './registry.ts'

/** A read and a commit are one statement each; a transaction is all of its statements, with the wait for a connection. */
type Work = 'read' | 'commit' | 'transaction'

const TEXT_MAX = 300

const durations = histogram(
  'glasshouse_database_seconds',
  'Duration of reads, commits (one statement each) and transactions, with the wait for a connection',
  SECONDS,
  'work',
  'outcome',
)

export function measuredDatabase(db: Database): Database {
  const measure = async <T>(work: Work, sql: string | null, run: () => Promise<T>): Promise<T> => {
    const startMs = performance.now()
    let outcome: 'ok' | 'failed' = 'failed'
    try {
      const span = {
        name: `database ${work}`,
        kind: 'client',
        isPart: true,
        describe: () => describe(db, sql),
      } as const
      const answer = await traced(span, run)
      outcome = 'ok'
      return answer
    } finally {
      durations.observe({ work, outcome }, secondsSince(startMs))
    }
  }
  return {
    ...db,
    read: (sql, params) => measure('read', sql, () => db.read(sql, params)),
    commit: (sql, params) => measure('commit', sql, () => db.commit(sql, params)),
    transaction: (work, options) => measure('transaction', null, () => db.transaction(work, options)),
  }
}

/** The text of a statement holds no values: they are its parameters, which are never recorded. */
const describe = ({ kind }: Database, sql: string | null): Record<string, string> => ({
  'db.system.name': kind === 'postgresql' ? 'postgresql' : 'pglite',
  ...(sql !== null && { 'db.query.text': sql.replaceAll(/\s+/g, ' ').slice(0, TEXT_MAX) }),
})
