// The complete server in its own process, with an operator of every role, named like the role, with STAFF_PASSWORD.
// None has a second factor yet. `owner-2` and the like are a second operator of a role; `support-new` has a one-time
// password. A POST to HOLDS_PORT, if that is set, ends every hold on withdrawals as if its time had passed.

import { createServer } from 'node:http'
import { openApp } from '../../src/app/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { openPasswords } from '../../src/features/account/passwords.ts'
import { prepareSandbox } from '../../src/app/sandbox-process.ts'

const config = readConfig(process.env)
const db = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { folder: config.dataDir })
const sandbox = await prepareSandbox(config.dataDir, config.host)
await sandbox.start(`http://${config.host}:${config.port}`)
const app = await openApp({ ...config, sandbox: sandbox.place }, db, { apps: true })
await app.firstOwner()
const passwordHash = await openPasswords(config.passwordMemoryKib).hashPassword(process.env['STAFF_PASSWORD'] ?? '')
await db.commit(
  `insert into operators (name, role, password_hash, must_change_password)
     select name, split_part(name, '-', 1), $1, name = 'support-new'
       from unnest(array['support', 'finance', 'content', 'risk', 'owner-2', 'risk-2', 'support-2', 'content-2', 'finance-2', 'support-new']) as name`,
  [passwordHash],
)
await db.commit(`update operators set password_hash = $1, must_change_password = false where name = 'owner'`, [
  passwordHash,
])
await app.httpServer.listen({ port: config.port, host: config.host })

async function endHolds(): Promise<void> {
  await db.commit('update withdrawal_holds set began = began - 86400000')
  await db.commit(`update withdrawals set release_time = now_ms() where state = 'held'`)
}
const control = createServer((_request, response) => {
  void endHolds().then(() => response.end())
})
if (process.env['HOLDS_PORT']) control.listen(Number(process.env['HOLDS_PORT']), '127.0.0.1')

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
