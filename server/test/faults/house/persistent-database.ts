// A database for whoever looks on from outside while it is crashed and restarted: what found it down is done again. So
// nothing may be asked of it that would do harm if it were done twice.

import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../src/platform/db/tx.ts'

const PAUSE_MS = 300
const PATIENCE_MS = 120_000
/** Connections, resources, shutdowns and the system: not what was asked, but whoever was asked is in trouble. */
const IN_TROUBLE = /^(08|53|57|58|XX)/

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
      // What the database itself says has a severity; all else is the way there.
      const isAnswer = severity !== undefined && !IN_TROUBLE.test(code ?? '')
      if (isAnswer || Date.now() - began > PATIENCE_MS) throw error
    }
  }
}
