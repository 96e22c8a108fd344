// Play money and real money never share a database: its first start decides which of them it holds, permanently.

import { only, type Tx } from '../platform/db/tx.ts'

export type Mode = 'sandbox' | 'real'

/** Returns the mode that the database was made with; an empty one takes `mode`. Sandbox gold makes it a sandbox, always. */
export async function bindMode(tx: Tx, mode: Mode): Promise<Mode> {
  await tx.query(
    `insert into job_runs (name, value)
       values ('mode', case when exists (select from journals) then 'real' else $1::text end) on conflict do nothing`,
    [mode],
  )
  const { bound } = only(
    await tx.query<{ bound: Mode }>(
      `select case when exists (select from accounts where kind = 'sandbox' and entries > 0) then 'sandbox' else value end
         as bound from job_runs where name = 'mode'`,
    ),
  )
  return bound
}
