import { only, type Tx } from './tx.ts'

export type Mode = 'sandbox' | 'real'

/** Records the mode of a new database; returns the one that was recorded first. */
export async function recordMode(tx: Tx, mode: Mode): Promise<Mode> {
  await tx.query(`insert into job_runs (name, value) values ('mode', $1) on conflict do nothing`, [mode])
  const { value } = only(await tx.query<{ value: Mode }>(`select value from job_runs where name = 'mode'`))
  return value
}
