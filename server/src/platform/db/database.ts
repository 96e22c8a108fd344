// Opens the database: the only storage, lock and clock of the system. Driver connections never leave this folder.

import { beginEmbedded } from './embedded.ts'
import type { FirstConnectionOptions } from './connection/first-connection.ts'
import type { PostgresqlAddress } from './postgresql.ts'
import { only, type Database, type Tx } from './tx.ts'

export type DatabaseLocation = PostgresqlAddress | { readonly folder: string }

interface OpeningDatabase {
  /** Resolves when the database accepts queries. */
  readonly open: () => Promise<Database>
}

/**
 * Starts opening the embedded engine in its own thread, so that the caller can work meanwhile. PostgreSQL connects in
 * `open` only: its timeouts would expire while the caller blocks this thread by loading modules.
 */
export async function beginDatabase(
  location: DatabaseLocation,
  options?: FirstConnectionOptions,
): Promise<OpeningDatabase> {
  if ('folder' in location) {
    const { opening } = await beginEmbedded(location.folder)
    opening.catch(() => 'open() reports the error')
    return { open: () => opening }
  }
  // The embedded engine never needs the PostgreSQL driver.
  const { openPostgresql } = await import('./postgresql.ts')
  return { open: () => openPostgresql(location, options) }
}

export const openDatabase = async (location: DatabaseLocation, options?: FirstConnectionOptions): Promise<Database> =>
  await (await beginDatabase(location, options)).open()

export type Mode = 'sandbox' | 'real'

/** Records the mode of a new database; returns the one that was recorded first. */
export async function recordMode(tx: Tx, mode: Mode): Promise<Mode> {
  await tx.query(`insert into job_runs (name, value) values ('mode', $1) on conflict do nothing`, [mode])
  const { value } = only(await tx.query<{ value: Mode }>(`select value from job_runs where name = 'mode'`))
  return value
}
