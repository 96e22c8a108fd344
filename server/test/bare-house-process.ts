// Lays out the database of a house in DATA_DIR, and nothing else: whoever starts many houses copies this one.

import { openDatabase } from '../src/db/database.ts'
import { migrate } from '../src/db/migrate.ts'

const db = await openDatabase({ folder: process.env['DATA_DIR'] ?? '' })
await migrate(db)
await db.close()
