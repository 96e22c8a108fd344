// The complete server for tests, without a socket: always on the embedded database, and on PostgreSQL if one is
// available.

import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { Envelope } from '@glasshouse/rulebook/wire/endpoint'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import pg from 'pg'
import { readConfig } from '../../src/config/config.ts'
import { openApp, type App, type AppOptions } from '../../src/app/app.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { openInMemory } from '../../src/platform/db/embedded-engine.ts'
import { migrate, sqlFiles } from '../../src/platform/db/migrate.ts'
import type { Database } from '../../src/platform/db/tx.ts'
import type { Vault } from '../../src/platform/db/vault.ts'
import { keysOf, openKeys } from '../../src/platform/db/vault-keys.ts'
import { checkLedger } from '../../src/ledger/laws.ts'

export type DatabaseKind = 'embedded' | 'postgresql'

const adminUrl = process.env['TEST_DATABASE_URL']
/** Without PostgreSQL, which `npm test` reports, tests run on the embedded engine only. */
export const bothDatabases: readonly DatabaseKind[] = adminUrl ? ['embedded', 'postgresql'] : ['embedded']
/** PostgreSQL, the stricter one, if available; EVERY_DATABASE=1 uses both. The SQL is the same. */
export const databases = process.env['EVERY_DATABASE'] === '1' ? bothDatabases : bothDatabases.slice(-1)

/** Chain length: more rounds than any test plays, and fast to compute. */
export const CHAIN_LENGTH = 1000
const QUICK = {
  RATE_FACTOR: '0',
  LOG_LEVEL: 'silent',
  CHAIN_LENGTH: String(CHAIN_LENGTH),
  PASSWORD_MEMORY_KIB: '64',
}

export interface Answer<T> {
  readonly status: number
  readonly errno: number
  readonly message: string
  readonly data: T
}

export interface TestServer {
  readonly db: Database
  readonly app: App
  /** The first owner's password, known to the node that created the owner. */
  readonly ownerPassword: string | null
  readonly vault: Vault
  call<T = unknown>(key: string, body?: object, token?: string, headers?: Record<string, string>): Promise<Answer<T>>
  /** A player with gold, a client seed, a browser of their own and, unless told otherwise, a verified phone number. */
  player(options?: { isVerified?: boolean }): Promise<{ token: string; user: User }>
  /** Names of violated ledger laws. */
  brokenLaws(): Promise<string[]>
  /** Another node on the same database. */
  secondNode(): Promise<TestServer>
  close(): Promise<void>
}

export async function openServer(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  options: Omit<AppOptions, 'apps'> = {},
  nodes = 1,
): Promise<TestServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-test-'))
  const location = kind === 'postgresql' ? await (nodes > 1 ? createDatabase() : createMigrated()) : null
  const open = (): Promise<Database> => (location ? openDatabase(addressOf(location.url)) : openTemplate())
  const settings = {
    DATA_DIR: folder,
    MARK_FILE: path.join(folder, 'mark.json'),
    ...(location && settingsOf(location.url)),
    ...env,
  }
  // Further nodes start at the same time as the first, on the same empty database.
  const others = Array.from({ length: nodes - 1 }, async () =>
    createServer(await open(), open, settings, options, () => Promise.resolve()),
  )
  const first = createServer(await open(), open, settings, options, async () => {
    for (const other of await Promise.all(others)) await other.close()
    fs.rmSync(folder, { recursive: true, force: true })
    await location?.drop()
  })
  await Promise.all(others)
  return await first
}

/** A server on a database that exists already and is kept. */
export async function openServerAt(
  url: string,
  env: Record<string, string>,
  options: Omit<AppOptions, 'apps'> = {},
): Promise<TestServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-test-'))
  const open = (): Promise<Database> => openDatabase({ url })
  const settings = { DATA_DIR: folder, MARK_FILE: path.join(folder, 'mark.json'), DATABASE_URL: url, ...env }
  return await createServer(await open(), open, settings, options, () => fs.promises.rm(folder, { recursive: true }))
}

async function createServer(
  db: Database,
  openAnother: () => Promise<Database>,
  env: Record<string, string>,
  options: Omit<AppOptions, 'apps'>,
  cleanUp: () => Promise<void>,
): Promise<TestServer> {
  const config = readConfig({ ...QUICK, ...env })
  const app = await openApp(config, db, { apps: false, leads: false, ...options })
  const { password: ownerPassword } = await app.firstOwner()
  const vault = await db.transaction((tx) => openKeys(tx, keysOf(config)))
  if (!vault) throw new Error('the server was opened with another key')
  const call = async <T>(key: string, body?: object, token = '', headers = {}): Promise<Answer<T>> => {
    const [method, url] = key.split(' ') as ['GET', string]
    const answer = await app.httpServer.inject({
      method,
      url,
      headers: { token, ...headers },
      ...(body && { payload: body }),
    })
    const envelope = answer.json<Envelope<T>>()
    return { status: answer.statusCode, errno: envelope.errno, message: envelope.message, data: envelope.data as T }
  }
  return {
    db,
    app,
    ownerPassword,
    vault,
    call,
    player: async ({ isVerified = true } = {}) => {
      const { data: device } = await call<string>('GET /api/auth')
      const { errno, message, data } = await whileBusy(() =>
        call<{ token: string; user: User }>('POST /api/user/register', registration(), device),
      )
      if (errno !== 0) throw new Error(`${errno} ${message}`)
      if (isVerified) await verifyPhone(db, data.user.id)
      await call('POST /api/fair/rotate', { clientSeed: 'test-seed' }, data.token)
      return data
    },
    brokenLaws: async () => (await checkLedger(db)).laws.filter(({ broken }) => broken > 0).map(({ law }) => law),
    secondNode: async () => createServer(await openAnother(), openAnother, env, options, () => Promise.resolve()),
    close: async () => {
      await app.close()
      await db.close()
      await cleanUp()
    },
  }
}

/** As if the player had entered the code. */
export async function verifyPhone(db: Database, playerId: number | bigint): Promise<void> {
  await db.commit('update players set phone_verified_time = now_ms() where id = $1', [playerId])
}

// From 1,000: a payout to a phone that ends in 000001 to 000004 fails in the sandbox.
let phones = 1000
/** Asks again while a stalled machine says that it is busy, as it does to many at once. */
export async function whileBusy<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await ask()
    if (answer.errno !== refusals.busy.errno) return answer
    await sleep(100)
  }
}

/** A valid registration with a unique phone number. */
export const registration = (change: object = {}): object => ({
  phone: `+3362${String(process.pid % 1000).padStart(3, '0')}${phones++}`,
  password: 'a glass of water',
  confirmPassword: 'a glass of water',
  adult: true,
  agreement: true,
  ...change,
})

export const roll = (change: object = {}): object => ({
  gold: 100,
  direction: 'lower',
  number: 50_000,
  requestId: randomUUID(),
  ...change,
})

/** For tests that need only one database. */
export const oneDatabase = bothDatabases.at(-1) ?? 'embedded'

/** A PgBouncer in transaction mode in front of the same PostgreSQL, which `npm run pooled` starts. */
const poolerUrl = process.env['TEST_POOLER_URL']

/** The address of a database as a node uses it: through the pooler, if there is one. */
export function addressOf(url: string): { url: string; directUrl: string | null } {
  if (!poolerUrl) return { url, directUrl: null }
  return { url: Object.assign(new URL(poolerUrl), { pathname: new URL(url).pathname }).href, directUrl: url }
}

function settingsOf(databaseUrl: string): Record<string, string> {
  const { url, directUrl } = addressOf(databaseUrl)
  return directUrl
    ? { DATABASE_URL: url, DATABASE_POOLING: 'transaction', DATABASE_DIRECT_URL: directUrl }
    : { DATABASE_URL: url }
}

/** Creates a database, empty or a copy of another. */
export async function createDatabase(template = 'template1'): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `glasshouse_test_${randomUUID().replaceAll('-', '')}`
  await admin(`create database ${name} template ${template}`)
  const url = new URL(adminUrl ?? '')
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) }
}

const TEMPLATE = 'glasshouse_template_'
const NO_SUCH_DATABASE = '3D000'
const TEMPLATE_TRIES = 5

/** Copies a database migrated once per schema and hour, which is three times faster. */
async function createMigrated(): ReturnType<typeof createDatabase> {
  const template = `${TEMPLATE}${schemaHash()}${hourSuffix()}`
  for (let tries = 1; ; tries++) {
    try {
      return await createDatabase(template)
    } catch (error) {
      // Another process may have removed it as the hour changed.
      if ((error as { code?: string }).code !== NO_SUCH_DATABASE || tries === TEMPLATE_TRIES) throw error
      await makeTemplate(template)
    }
  }
}

async function makeTemplate(name: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  try {
    // Several processes start at once: one builds it, the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [TEMPLATE])
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [TEMPLATE],
    )
    if (rows.some(({ datname }) => datname === name)) return
    // Removes templates of earlier hours. Those of this hour may be in use by another checkout.
    const outdated = rows.filter(({ datname }) => !datname.endsWith(hourSuffix()))
    for (const { datname } of outdated) await client.query(`drop database if exists ${datname}`).catch(() => {})
    const { url } = await createDatabase()
    const db = await openDatabase({ url })
    await migrate(db)
    await db.close()
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`)
  } finally {
    await client.end()
  }
}

async function admin(sql: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  await client.query(sql)
  await client.end()
}

/** Business days start at migration: a copy of an old database would be behind. */
const hourOf = (time: number): number => Math.floor(time / 3_600_000)
const hourSuffix = (): string => `_${hourOf(Date.now())}`

/** A hash of every SQL file. */
function schemaHash(): string {
  const hash = createHash('sha256')
  for (const { name, sql } of sqlFiles()) hash.update(`\0${name}\0${sql}`)
  return hash.digest('hex').slice(0, 16)
}

/** Opens a dump of an embedded database migrated once per schema and hour, which is ten times faster. */
async function openTemplate(): Promise<Database> {
  const file = path.join(os.tmpdir(), `glasshouse-template-${schemaHash()}`)
  const builtAtMs = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (builtAtMs === undefined || hourOf(builtAtMs) !== hourOf(Date.now())) {
    const fresh = await openInMemory()
    await migrate(fresh)
    const dump = await fresh.dump()
    await fresh.close()
    fs.writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    fs.renameSync(`${file}.${process.pid}`, file)
  }
  return await openInMemory(new Blob([fs.readFileSync(file)]))
}
