// The only memory, lock and clock of the house. The connections behind it never leave this folder.

import { beginEmbedded } from './embedded.ts'
import type { FirstConnectionOptions } from './first-connection.ts'
import type { Database } from './tx.ts'

export type DatabasePlace = { readonly url: string } | { readonly folder: string }

interface BegunDatabase {
  /** Answers when it can be asked. */
  readonly open: () => Promise<Database>
}

/**
 * The embedded engine opens from here on, in its own thread, so that the caller can do something else meanwhile. PostgreSQL
 * is connected to by `open` alone: its time-outs would run out while the caller blocks this thread by loading modules.
 */
export async function beginDatabase(place: DatabasePlace, options?: FirstConnectionOptions): Promise<BegunDatabase> {
  if ('folder' in place) {
    const { opening } = await beginEmbedded(place.folder)
    opening.catch(() => 'open() tells why')
    return { open: () => opening }
  }
  // A house on the embedded engine never needs the driver.
  const { openPostgresql } = await import('./postgresql.ts')
  return { open: () => openPostgresql(place.url, options) }
}

export const openDatabase = async (place: DatabasePlace, options?: FirstConnectionOptions): Promise<Database> =>
  await (await beginDatabase(place, options)).open()
