// A house in a process of its own, to be killed: prints its address once it is open. STRIKE_AT names points at which
// it kills itself, unless they stand in the file STRUCK.

import { flushCompileCache } from 'node:module'
import { openHouse } from '../../../src/app/app.ts'
import { readConfig } from '../../../src/config/config.ts'
import { openDatabase } from '../../../src/platform/db/database.ts'
import { letOthersMoveTheClock } from './own-clock.ts'
import { armed } from '../strikes.ts'

// Only where there is someone to move it.
if (process.channel) letOthersMoveTheClock()
const config = readConfig(process.env)
const opened = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
const db = armed(opened, process.env['STRIKE_AT'] ?? '', process.env['STRUCK'] ?? '')
const house = await openHouse(config, db, { apps: false })
process.stdout.write(`open ${await house.httpServer.listen({ port: config.port, host: config.host })}\n`)
// Whoever is killed keeps nothing, and the next one starts the quicker for it.
flushCompileCache()
