// A server in its own process, to be killed: prints its address once it is open. STRIKE_AT names points at which it
// kills itself, unless the file STRUCK lists them.

import { flushCompileCache } from 'node:module'
import { openApp } from '../../../src/app/app.ts'
import { readConfig } from '../../../src/config/config.ts'
import { openDatabase } from '../../../src/platform/db/database.ts'
import { letOthersMoveTheClock } from './own-clock.ts'
import { armed } from '../strikes.ts'

// Only if a parent process can move it.
if (process.channel) letOthersMoveTheClock()
const config = readConfig(process.env)
const opened = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
const db = armed(opened, process.env['STRIKE_AT'] ?? '', process.env['STRUCK'] ?? '')
const app = await openApp(config, db, { apps: false })
process.stdout.write(`open ${await app.httpServer.listen({ port: config.port, host: config.host })}\n`)
// A killed process flushes nothing, which makes the next start faster.
flushCompileCache()
