// How the database would answer a page of a list. A list is quick at any size where an index gives its rows in their
// order and nothing is sorted, sifted or read whole; `expectIndexed` holds a list to that.

import { expect } from 'vitest'
import type { Database } from '../../src/platform/db/tx.ts'
import { listQuery, type ServedList } from '../../src/backoffice/list.ts'

type Asked = Record<string, unknown> & { readonly sort: string }

/** Without the ways that are only good for few rows, which a small test table would invite. */
const ORDERED = 'set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off;'

async function planOf(db: Database, { list }: ServedList, asked: Asked): Promise<string> {
  const { sql, values } = listQuery(list, asked, 51)
  return await db.transaction(async (tx) => {
    await tx.script(ORDERED)
    const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

/** For the first page and for one further on; `cursor` is one of the list's own with this sort. */
export async function expectIndexed(db: Database, served: ServedList, asked: Asked, cursor: string): Promise<void> {
  for (const at of [{}, { cursor }]) {
    const plan = await planOf(db, served, { ...asked, ...at })
    expect(plan).toMatch(/Index (Only )?Scan/)
    expect(plan).not.toMatch(/Seq Scan|Sort|Filter:|Bitmap/)
  }
}
