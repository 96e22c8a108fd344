// A house in a process of its own, to be killed: prints its address once it is open.

import { openHouse } from '../../src/compose.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/db/database.ts'

const config = readConfig(process.env)
const db = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
const house = await openHouse(config, db, { apps: false })
process.stdout.write(`open ${await house.door.listen({ port: config.port, host: config.host })}\n`)
