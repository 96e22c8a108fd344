import { only, type Tx } from '../platform/db/tx.ts'

/** Whether the ledger has gold that the sandbox gave away, other gold, or none. */
export async function goldOrigin(tx: Tx): Promise<'sandbox' | 'outside' | 'none'> {
  const { origin } = only(
    await tx.query<{ origin: 'sandbox' | 'outside' | 'none' }>(
      `select case when exists (select from accounts where kind = 'sandbox' and entries > 0) then 'sandbox'
         when exists (select from journals) then 'outside' else 'none' end as origin`,
    ),
  )
  return origin
}
