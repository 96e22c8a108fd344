// A database client for observers that retries while the database is crashed and restarted. All its statements must be
// safe to run twice.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../src/platform/db/tx.ts'

const PAUSE_MS = 300
const PATIENCE_MS = 120_000
/** Connection, resource, shutdown and system errors: the server's fault, not the statement's. */
const CONNECTION_ERRORS = /^(08|53|57|58|XX)/

export const persistent = (db: Database): Database => ({
  kind: db.kind,
  read: (sql, params) => insist(() => db.read(sql, params)),
  commit: (sql, params) => insist(() => db.commit(sql, params)),
  transaction: (work, options) => insist(() => db.transaction(work, options)),
  close: () => db.close(),
})

async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (const began = Date.now(); ; await sleep(PAUSE_MS)) {
    try {
      return await work()
    } catch (error) {
      const { code, severity } = error as { code?: string; severity?: string }
      // Errors of the database itself have a severity; all others are connection errors.
      const isAnswer = severity !== undefined && !CONNECTION_ERRORS.test(code ?? '')
      if (isAnswer || Date.now() - began > PATIENCE_MS) throw error
    }
  }
}
