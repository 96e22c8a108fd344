// Starts one server and stops it gracefully. Everything else is in app.

import { ConfigError, readConfig, type Config } from './config/config.ts'
import { beginDatabase } from './platform/db/database.ts'
import type { Database } from './platform/db/tx.ts'
import { announceFirstOwner } from './app/first-owner-notice.ts'
import { freePorts, prepareSandbox, type Sandbox } from './app/sandbox-process.ts'

const NO_SMS =
  'not configured. Players can verify and recover by email only. Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.'

try {
  await start()
} catch (error) {
  // The administrator can mend a wrong setting or salt, a folder in use or a missing database, so no stack is shown.
  const expected =
    error instanceof ConfigError ||
    (error instanceof Error && ['FolderInUse', 'ConnectionFailed', 'SaltRefused'].includes(error.name))
  end(`Glasshouse failed to start. ${expected ? error.message : String((error as Error).stack)}`)
}

async function start(): Promise<void> {
  const settings = readConfig(process.env)
  const { databaseUrl: url, databaseDirectUrl: directUrl, dataDir: folder } = settings
  const place = url ? { url, directUrl } : { folder }
  // In parallel: the embedded database opens in its thread while this one loads the app.
  const database = await beginDatabase(place, { onRetry: say })
  const lost = (error: Error): never =>
    end(`Glasshouse stopped because ${error.message}. All confirmed bets are saved. Start it again.`)
  // Without its database the server can answer nobody. It ends, so that the process manager restarts it.
  const opened = async (): Promise<Database> => {
    const db = await database.open()
    void db.lost?.then(lost)
    return db
  }
  const [{ config, sandbox }, { openApp }] = await Promise.all([withSandbox(settings), import('./app/app.ts')])
  const app = await openApp(config, opened, { apps: true })
  const address = await app.httpServer.listen({ port: config.port, host: config.host })

  say('')
  say(`Glasshouse is running at ${address}`)
  say(`  operator console    ${address}/console/`)
  say(`  API reference       ${address}/api/docs`)
  say(`  database            ${app.db.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`)
  say(`  mode                ${config.mode}${config.mode === 'sandbox' ? ' (play money only)' : ''}`)
  if (config.mode === 'real' && !config.twilio) say(`  text messages       ${NO_SMS}`)
  const owner = announceFirstOwner(config, await app.firstOwner())
  if (owner) say(`  first operator      ${owner}`)

  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    say(`\n${signal} received. Finishing requests in progress…`)
    await app.close()
    await app.db.close()
    await sandbox?.stop()
    say('Glasshouse has stopped. All confirmed bets are saved.')
    process.exit(0)
  }
  process.on('SIGINT', (signal) => void stop(signal))
  process.on('SIGTERM', (signal) => void stop(signal))

  // Last, because games work without it. Until it is ready, the wallet says that payments are unavailable.
  const payments = await sandbox?.start(`http://${config.host}:${config.port}`).then(
    ({ chainError }) => (chainError === null ? 'ready (play money)' : `ready, but the chain is down: ${chainError}`),
    (error: Error) => `not available. ${error.message}`,
  )
  if (stopping) return
  if (payments) say(`  payments            ${payments}`)
  say('Press Ctrl+C to stop.')
}

/** Play money needs a payment provider: unless a sandbox is configured, one is started beside the server. */
async function withSandbox(config: Config): Promise<{ config: Config; sandbox: Sandbox | null }> {
  if (config.mode !== 'sandbox' || config.sandbox) return { config, sandbox: null }
  const port = config.port || ((await freePorts(1))[0] as number)
  const sandbox = await prepareSandbox(config.dataDir, config.host)
  const google = config.chat.google ? {} : sandbox.googleFor(`http://${config.host}:${port}`)
  const chat = { ...config.chat, ...google }
  return { config: { ...config, port, chat, sandbox: sandbox.place }, sandbox }
}

function end(message: string): never {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
