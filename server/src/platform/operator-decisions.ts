// Whether an operator may decide about money. A new operator, and one with a new role or new access, decides nothing for a
// day. In that time the owners, who get an alarm, can stop somebody who made a second person of themselves.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { only, type Tx } from './db/tx.ts'

/** Called in the transaction of every decision: approvals, adjustments, fills, settlements and acts of the treasury. */
export async function assertMayDecide(tx: Pick<Tx, 'query'>, operatorId: bigint): Promise<void> {
  const { until } = only(
    await tx.query<{ until: bigint | null }>('select operator_decides_from($1) as until', [operatorId]),
  )
  if (until !== null) throw new Refusal('operatorTooNew', { until: new Date(Number(until)) })
}
