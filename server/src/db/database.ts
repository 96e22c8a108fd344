// The only memory, lock and clock of the house. The connections behind it never leave this folder.

import { beginEmbedded } from './embedded.ts'
import type { Database } from './tx.ts'

export type DatabasePlace = { readonly url: string } | { readonly folder: string }

/** Answers when the opening is under way, so that the caller can do something else meanwhile. */
export async function beginDatabase(place: DatabasePlace): Promise<{ opening: Promise<Database> }> {
  if ('folder' in place) return await beginEmbedded(place.folder)
  // A house on the embedded engine never needs the driver.
  const { openPostgresql } = await import('./postgresql.ts')
  return { opening: openPostgresql(place.url) }
}

export const openDatabase = async (place: DatabasePlace): Promise<Database> =>
  await (
    await beginDatabase(place)
  ).opening
