// What chain and books do not say alike, as it was found in one look: new ones are noted for a person, those that are
// gone are taken off the list, and where nothing has changed nothing is written.

import type { Database } from '../../../platform/db/tx.ts'
import { recordDifference } from '../orders.ts'

export interface Finding {
  readonly subject: string
  readonly reference: string
  readonly ours: string
  readonly theirs: string
}

/** `found` is all there is under the subject on the network; references begin with the network's name. */
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
