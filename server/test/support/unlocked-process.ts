// The complete server in its own process, in which the withdrawal hold after a change of password or second factor ends
// immediately.

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
  tx.script(`
    create or replace function begin_yesterday() returns trigger language plpgsql as
      $$ begin new.began := new.began - 86400000; return new; end $$;
    create or replace trigger holds_over before insert or update on withdrawal_holds
      for each row execute function begin_yesterday();`),
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
