// Query plans of console lists. A list is fast at any size if an index returns its rows in order, without sorting,
// filtering or full scans; `expectIndexed` asserts that.

import { expect } from 'vitest'
import type { Database } from '../../src/platform/db/tx.ts'
import { listQuery, type ServedList } from '../../src/backoffice/list.ts'

type ListQuery = Record<string, unknown> & { readonly sort: string }

/** Disables plans that are only good for few rows, which a small test table would invite. */
const ORDERED = 'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off;'

async function explainList(db: Database, list: ServedList, query: ListQuery): Promise<string> {
  const { sql, values } = listQuery(list, query, 51)
  return await db.transaction(async (tx) => {
    await tx.script(ORDERED)
    const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

/** Checks the first page and a later one; `cursor` belongs to the list with this sort. */
export async function expectIndexed(db: Database, served: ServedList, query: ListQuery, cursor: string): Promise<void> {
  for (const page of [{}, { cursor }]) {
    const plan = await explainList(db, served, { ...query, ...page })
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toMatch(/Seq Scan|Sort|Filter:|Bitmap/)
  }
}
