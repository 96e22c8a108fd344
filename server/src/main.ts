// Starts one server and stops it gracefully. Everything else is in compose.

import fs from 'node:fs'
import path from 'node:path'
import { ConfigError, readConfig, type Config } from './config/config.ts'
import { beginDatabase } from './platform/db/database.ts'
import type { Database } from './platform/db/tx.ts'
import { freePorts, prepareSandbox, type Sandbox } from './app/sandbox-process.ts'

const OWNER_FILE = 'first-operator.txt'

try {
  await start()
} catch (error) {
  // A wrong setting, a folder in use or a missing database is the operator's to mend: words, not a stack.
  const expected =
    error instanceof ConfigError || (error instanceof Error && ['FolderInUse', 'ConnectionFailed'].includes(error.name))
  end(`Glasshouse could not start: ${expected ? error.message : String((error as Error).stack)}`)
}

async function start(): Promise<void> {
  const settings = readConfig(process.env)
  const place = settings.databaseUrl ? { url: settings.databaseUrl } : { folder: settings.dataDir }
  // Beside one another: the embedded database opens in its thread while this one reads the house.
  const database = await beginDatabase(place, { onRetry: say })
  const lost = (error: Error): never => end(`Glasshouse has ended: ${error.message}. Every answered bet is on disk.`)
  // Without its database a house can answer nobody: it ends, so that whoever keeps it running starts it again.
  const opened = async (): Promise<Database> => {
    const db = await database.open()
    void db.lost?.then(lost)
    return db
  }
  const [{ config, sandbox }, { openApp }] = await Promise.all([withSandbox(settings), import('./app/app.ts')])
  const house = await openApp(config, opened, { apps: true })
  const address = await house.httpServer.listen({ port: config.port, host: config.host })

  say('')
  say(`Glasshouse is open at ${address}`)
  say(`  operators' console  ${address}/console/`)
  say(`  API                 ${address}/api/docs`)
  say(`  database            ${house.db.kind === 'embedded' ? `embedded, in ${config.dataDir}` : 'PostgreSQL'}`)
  say(`  mode                ${config.mode}${config.mode === 'sandbox' ? ': play money only' : ''}`)
  const owner = await house.firstOwner()
  // Kept before anything else can fail: it is told only once.
  if (owner.password) keepOwnerPassword(config.dataDir, owner.password)
  if (owner.password) say(`  first operator      name "owner", one-time password "${owner.password}"`)
  else if (owner.isNew) say(`  first operator      see ${path.join(config.dataDir, OWNER_FILE)}`)

  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    say(`\n${signal}: closing the doors, finishing what is under way…`)
    await house.close()
    await house.db.close()
    await sandbox?.stop()
    say('Glasshouse is closed. Every answered bet is on disk.')
    process.exit(0)
  }
  process.on('SIGINT', (signal) => void stop(signal))
  process.on('SIGTERM', (signal) => void stop(signal))

  // After the doors: games work without it, and until it is there the wallet says that payments can not be reached.
  const payments = await sandbox?.start(`http://${config.host}:${config.port}`).then(
    ({ chainError }) => (chainError === null ? 'open, with play money' : `open, but the chain is down: ${chainError}`),
    (error: Error) => `closed: ${error.message}`,
  )
  if (stopping) return
  if (payments) say(`  payments            ${payments}`)
  say('Ctrl+C stops it.')
}

/** Play money needs someone to pay and be paid: unless a sandbox is named, one is started beside the house. */
async function withSandbox(config: Config): Promise<{ config: Config; sandbox: Sandbox | null }> {
  if (config.mode !== 'sandbox' || config.sandbox) return { config, sandbox: null }
  const port = config.port || ((await freePorts(1))[0] as number)
  const sandbox = await prepareSandbox(config.dataDir, config.host)
  return { config: { ...config, port, sandbox: sandbox.place }, sandbox }
}

function end(words: string): never {
  process.stderr.write(`\n${words}\n`)
  process.exit(1)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Kept beside the database as well, for whoever missed the line; readable by its owner alone. */
function keepOwnerPassword(folder: string, password: string): void {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, OWNER_FILE), `owner ${password}\n`, { mode: 0o600 })
}
