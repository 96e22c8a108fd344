// The complete server in its own process, where each pause between two bets counts as five minutes of play, so that a
// test reaches the reality check after a few bets.

import { openApp } from '../../src/app/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { prepareSandbox } from '../../src/app/sandbox-process.ts'

const config = readConfig(process.env)
const db = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
const sandbox = await prepareSandbox(config.dataDir, config.host)
await sandbox.start(`http://${config.host}:${config.port}`)
const app = await openApp({ ...config, sandbox: sandbox.place }, db, { apps: true })
await app.firstOwner()
await db.transaction((tx) =>
  tx.script(`create or replace function played_between(in_from int8, in_to int8) returns int8 language sql immutable as
    $$ select case when in_from is null then null else 300000::int8 end $$`),
)
await app.httpServer.listen({ port: config.port, host: config.host })

process.once('SIGTERM', () => {
  const close = async (): Promise<void> => {
    await app.close()
    await db.close()
    await sandbox.stop()
    process.exit(0)
  }
  void close()
})
