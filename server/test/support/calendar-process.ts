// The complete server in its own process, with a calendar that a test can move: POST milliseconds as text to
// CALENDAR_PORT. The response is the new time. Only days, weeks and months use this calendar; rounds and sessions use
// the real clock.

import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { openApp } from '../../src/app/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { prepareSandbox } from '../../src/app/sandbox-process.ts'

let offsetMs = 0
const calendar = { now: () => Date.now() + offsetMs }

const config = readConfig(process.env)
const db = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
const sandbox = await prepareSandbox(config.dataDir, config.host)
await sandbox.start(`http://${config.host}:${config.port}`)
const app = await openApp({ ...config, sandbox: sandbox.place }, db, { apps: true, calendar })
await app.firstOwner()
await app.httpServer.listen({ port: config.port, host: config.host })

const control = createServer((request, response) => {
  void text(request).then((body) => {
    const ms = Number(body)
    if (Number.isSafeInteger(ms) && ms >= 0) offsetMs += ms
    else response.statusCode = 400
    response.end(String(calendar.now()))
  })
})
control.listen(Number(process.env['CALENDAR_PORT']), '127.0.0.1')

process.once('SIGTERM', () => {
  const close = async (): Promise<void> => {
    control.close()
    await app.close()
    await db.close()
    await sandbox.stop()
    process.exit(0)
  }
  void close()
})
