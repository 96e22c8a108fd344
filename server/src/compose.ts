// Puts the house together. This file alone knows everyone; only main and the tests know this file.

import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { houseContract } from '@glasshouse/rulebook/wire/house'
import type { DestinationStream } from 'pino'
import { ConfigError, type Config } from './config.ts'
import { Content, layOutSamples } from './content/content.ts'
import { broadcastTopic, homeRoutes } from './content/routes.ts'
import { samples } from './content/samples.ts'
import { EventLog } from './db/events.ts'
import { migrate } from './db/migrate.ts'
import { only, type Database, type Tx } from './db/tx.ts'
import { keyInFolder, openVault, type Vault } from './db/vault.ts'
import { wakesByPostgresql, wakesByRedis, wakesHere, type Wakes } from './db/wakes.ts'
import { findGames } from './games/registry.ts'
import { readRulebook } from './games/rulebook.ts'
import { serveApps, serveVerifier } from './http/apps.ts'
import { buildDoor, clientOf, type Door } from './http/door.ts'
import { countHere, countInRedis } from './http/limits.ts'
import { openLog } from './http/log.ts'
import { openMetrics, serveMetrics } from './http/metrics.ts'
import { serveApiPage } from './http/openapi.ts'
import { implement, type Route } from './http/route.ts'
import { Hub } from './live/hub.ts'
import { LiveDoor } from './live/socket.ts'
import { createFirstOwner, isOwnerNew, operatorRoutes, type OperatorParts } from './ops/operators.ts'
import { Bankroll, seedSandboxBankroll } from './play/bankroll.ts'
import { Chains, publishChains } from './play/chain.ts'
import { concernedBy } from './play/round-topics.ts'
import { InstantEngine } from './play/instant.ts'
import { Records } from './play/records.ts'
import { RoundRecords } from './play/round-records.ts'
import { fairnessRoutes } from './play/routes.ts'
import { Seeds } from './play/seeds.ts'
import { Tables } from './play/tables.ts'
import { Lockout } from './players/lockout.ts'
import { checkPassword, hashPassword, verifyPassword } from './players/passwords.ts'
import { Players } from './players/players.ts'
import { playerRoutes } from './players/routes.ts'
import { hashToken, Sessions } from './players/sessions.ts'
import { balanceTopic } from './players/topics.ts'

const VERSION = '1.1.9'
const root = path.join(import.meta.dirname, '..', '..')
const SWEEP_MS = 3_600_000

export interface House {
  readonly door: Door
  /** The first owner's one-time password, on the first start only. */
  readonly ownerPassword: string | null
  /** True as long as that password has not been changed. */
  readonly isOwnerNew: boolean
  close(): Promise<void>
}

export interface HouseOptions {
  /** Whether the two browser apps are served as well. */
  readonly apps: boolean
  /** Where the log goes; to the standard output if nothing is said. */
  readonly log?: DestinationStream
  /** False for a node that answers but drives no rounds. */
  readonly drives?: boolean
}

export async function openHouse(config: Config, db: Database, options: HouseOptions): Promise<House> {
  const vault = openVault(config.secretKey ?? keyInFolder(config.dataDir))
  const log = openLog(config.logLevel, options.log)
  const onTrouble = (error: unknown): void => log.error({ err: error }, 'something went wrong by itself')
  const { publish, verifier } = await layOut(config, db, vault)
  const sessions = new Sessions(db)
  const lockout = new Lockout(db, vault)
  const operators = operatorParts(db, sessions, lockout)
  const ownerPassword = await createFirstOwner(operators)

  const wakes = wakesOf(config)
  const events = new EventLog(db, wakes)
  const [chains, bankroll] = [new Chains(db, vault), new Bankroll(db)]
  const nodeId = randomUUID()
  const seeds = new Seeds(db, vault)
  const tables = new Tables({ nodeId, db, vault, chains, bankroll, seeds, events, onTrouble }, publish)
  const staff = { nodeId, vault, sessions, lockout, operators, chains, bankroll, seeds, tables }
  const { routes, records } = await furnish(config, db, staff)

  const rates = config.redisUrl ? countInRedis(config.redisUrl) : countHere()
  const metrics = openMetrics()
  const door = buildDoor({
    routes,
    headers: { apiHosts: [config.apiHost, config.authHost].filter(Boolean), corsOrigins: config.corsOrigins },
    hashToken,
    holderOf: (tokenHash, kind) => sessions.holder(tokenHash, kind),
    rates,
    rateFactor: config.rateFactor,
    metrics,
    logger: log,
    trustedProxies: config.trustedProxies,
  })
  serveApiPage(door, routes, VERSION)
  serveMetrics(door, metrics, config.metricsToken)
  serveVerifier(door, verifier)
  if (options.apps) serveApps(door, appParts(config))

  const balance = balanceTopic(db, { sources: tables.sources(), concerned: concernedBy })
  const topics = [...tables.topics(), balance, broadcastTopic(records)]
  const hub = new Hub({ log: events, topics, now: () => tables.now(), onTrouble })
  const live = new LiveDoor({
    hub,
    now: () => tables.now(),
    addressOf: (request) => clientOf(request, config.trustedProxies),
    holderOf: (token) => sessions.holder(hashToken(token), 'player'),
    rateFactor: config.rateFactor,
    onTrouble,
  })
  door.server.on('upgrade', (request, socket, head) => live.upgrade(request, socket, head))
  await tables.start(options.drives ?? true)
  hub.start()
  const sweeping = setInterval(() => void sessions.sweep().catch(onTrouble), SWEEP_MS)

  return {
    door,
    ownerPassword,
    isOwnerNew: await isOwnerNew(db),
    close: async () => {
      clearInterval(sweeping)
      hub.stop()
      live.close()
      await door.close()
      await tables.stop()
      await wakes.close()
      await rates.close()
    },
  }
}

const appParts = ({ apiHost, authHost }: Config) => ({
  webFolder: path.join(root, 'web', 'dist'),
  consoleFolder: path.join(root, 'console', 'dist'),
  apiHost,
  authHost,
})

const wakesOf = ({ redisUrl, databaseUrl }: Config): Wakes =>
  redisUrl ? wakesByRedis(redisUrl) : databaseUrl ? wakesByPostgresql(databaseUrl) : wakesHere()

/** Brings the schema up to date and furnishes a new house. `publish` tells the chains' next manifest when it is due. */
async function layOut(config: Config, db: Database, vault: Vault) {
  await migrate(db)
  await db.transaction(async (tx) => {
    await checkKey(tx, vault)
    await layOutSamples(tx, samples)
    if (config.mode === 'sandbox') await seedSandboxBankroll(tx)
  })
  const { sharedGames: games, tablesHash, codeHash, verifierHash, verifier } = await readRulebook()
  const { chainLength: length, saltRule, saltHeader } = config
  const plan = { games, length, saltRule, saltHeader, tablesHash, codeHash, verifierHash }
  const publish = () => publishChains(db, vault, plan)
  await publish()
  return { publish, verifier }
}

/** Another key could neither read nor find what this database holds: better not to open at all. */
async function checkKey(tx: Tx, vault: Vault): Promise<void> {
  const mark = vault.fingerprint('key-check', '').toString('hex')
  await tx.query(`insert into marks (name, value) values ('key-check', $1) on conflict do nothing`, [mark])
  const { value } = only(await tx.query<{ value: string }>(`select value from marks where name = 'key-check'`))
  if (value !== mark) {
    throw new ConfigError('this database was begun with another SECRET_KEY; without that key it can not be opened.')
  }
}

interface Staff {
  readonly nodeId: string
  readonly vault: Vault
  readonly sessions: Sessions
  readonly lockout: Lockout
  readonly operators: OperatorParts
  readonly chains: Chains
  readonly bankroll: Bankroll
  readonly seeds: Seeds
  readonly tables: Tables
}

async function furnish(config: Config, db: Database, staff: Staff): Promise<{ routes: Route[]; records: Records }> {
  const { nodeId, vault, sessions, lockout, operators, chains, bankroll, seeds, tables } = staff
  const games = await findGames()
  const facts = games.map(({ rules }) => rules)
  const records = new Records(
    db,
    seeds,
    facts.map(({ id }) => id),
  )
  const rounds = new RoundRecords(db, vault, chains)
  const instant = new InstantEngine(db, seeds, bankroll, records)
  const players = new Players({
    db,
    vault,
    sessions,
    lockout,
    sandbox: config.mode === 'sandbox',
    onRegistered: (tx, playerId) => seeds.commitNext(tx, playerId),
  })
  const play = {
    instant,
    seeds,
    bankroll,
    records,
    flight: tables.flight.bind(tables),
    lottery: tables.lottery.bind(tables),
    ladder: tables.ladder.bind(tables),
  }
  const routes = [
    ...houseRoutes(config, db, nodeId),
    ...playerRoutes(players, sessions),
    ...homeRoutes(new Content(db), records, rounds, facts),
    ...fairnessRoutes({ seeds, records, rounds, chains, games: facts }),
    ...games.flatMap((game) => game.routes(play)),
    ...operatorRoutes(operators),
  ]
  return { routes, records }
}

const houseRoutes = (config: Config, db: Database, node: string): Route[] =>
  implement(houseContract, {
    health: async () => {
      await db.read('select 1')
      return { status: 'ok' as const, version: VERSION, mode: config.mode, database: db.kind, node }
    },
  })

const operatorParts = (db: Database, sessions: Sessions, lockout: Lockout): OperatorParts => ({
  db,
  hashPassword,
  verifyPassword,
  checkPassword,
  beginSession: (operatorId, device) => db.transaction((tx) => sessions.begin(tx, 'operator', operatorId, device)),
  endSession: (tokenHash) => sessions.revoke(tokenHash),
  endOtherSessions: (tx, operatorId, keep) => sessions.revokeOthers(tx, 'operator', operatorId, keep),
  countTry: async (address, name) => {
    await lockout.countTry('address', address)
    await lockout.countTry('account', `operator:${name}`)
  },
  forgive: (address, name) => lockout.forgive(address, `operator:${name}`),
})
