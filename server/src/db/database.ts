// The only memory, lock and clock of the house. The connections behind it never leave this folder.

import { openEmbedded } from './embedded.ts'
import { openPostgresql } from './postgresql.ts'
import type { Database } from './tx.ts'

export type DatabasePlace = { readonly url: string } | { readonly folder: string }

export const openDatabase = (place: DatabasePlace): Promise<Database> =>
  'url' in place ? openPostgresql(place.url) : openEmbedded(place.folder)
