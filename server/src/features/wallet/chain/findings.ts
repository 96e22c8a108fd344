// Synchronizes the mismatches of one check with the stored differences: inserts new ones, deletes resolved ones, and
// writes nothing if nothing has changed.

import type { Database } from '../../../platform/db/tx.ts'
import { recordDifference } from '../orders.ts'

export interface Finding {
  readonly subject: string
  readonly reference: string
  readonly ours: string
  readonly theirs: string
}

/** `found` must be complete for the subject on the network. References start with the network's name. */
export async function syncFindings(
  db: Database,
  subject: string,
  network: string,
  found: readonly Finding[],
): Promise<void> {
  const known = await db.read<Finding>(
    `select subject, reference, ours, theirs from differences where subject = $1 and starts_with(reference, $2)`,
    [subject, network],
  )
  const isIn = (list: readonly Finding[], { reference, ours, theirs }: Finding): boolean =>
    list.some((each) => each.reference === reference && each.ours === ours && each.theirs === theirs)
  const fresh = found.filter((each) => !isIn(known, each))
  const gone = known.filter(({ reference }) => !found.some((each) => each.reference === reference))
  if (fresh.length === 0 && gone.length === 0) return
  await db.transaction(async (tx) => {
    await tx.query('delete from differences where subject = $1 and reference = any($2)', [
      subject,
      gone.map(({ reference }) => reference),
    ])
    for (const { reference, ours, theirs } of fresh) await recordDifference(tx, subject, reference, ours, theirs)
  })
}
