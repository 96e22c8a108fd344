// Puts the house together. This file alone knows everyone; only main and the tests know this file.

import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { fromWire } from '@glasshouse/rulebook/core/coins'
import { houseContract } from '@glasshouse/rulebook/wire/house'
import type { DestinationStream } from 'pino'
import { ConfigError, type Config } from './config.ts'
import { Content, layOutSamples } from './content/content.ts'
import { servePreviews } from './content/preview.ts'
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
import { checkRate, countHere, countInRedis, type RateCounter } from './http/limits.ts'
import { openLog } from './http/log.ts'
import { openMetrics, serveMetrics } from './http/metrics.ts'
import { serveApiPage } from './http/openapi.ts'
import { implement, type Route } from './http/route.ts'
import { closeEpoch, seedShares } from './invest/epochs.ts'
import { investmentRoutes } from './invest/routes.ts'
import { Hub } from './live/hub.ts'
import { LiveDoor } from './live/socket.ts'
import { actsBefore, keepAct } from './ops/acts.ts'
import { checkTreasurer, createFirstOwner, isOwnerNew, operatorRoutes, type OperatorParts } from './ops/operators.ts'
import { Bankroll, seedSandboxBankroll } from './play/bankroll.ts'
import { Chains, publishChains } from './play/chain.ts'
import { Days, type Calendar } from './play/days.ts'
import { concernedBy } from './play/round-topics.ts'
import { InstantEngine } from './play/instant.ts'
import { Records } from './play/records.ts'
import { RoundRecords } from './play/round-records.ts'
import { leaderRoutes } from './play/leaders.ts'
import { Lease } from './play/lease.ts'
import { Returns } from './play/returns.ts'
import { fairnessRoutes } from './play/routes.ts'
import { Seeds } from './play/seeds.ts'
import { Tables } from './play/tables.ts'
import { Lockout } from './players/lockout.ts'
import { checkPassword, hashPassword, verifyPassword } from './players/passwords.ts'
import { Players } from './players/players.ts'
import { leaveMessage, messageRoutes } from './players/messages.ts'
import { playerRoutes } from './players/routes.ts'
import { hashToken, Sessions } from './players/sessions.ts'
import { balanceTopic } from './players/topics.ts'
import { Refer } from './refer/refer.ts'
import { agencyRoutes, referRoutes } from './refer/routes.ts'
import { signInRoutes } from './rewards/routes.ts'
import { SignIn } from './rewards/sign-in.ts'
import { solvencyRoutes } from './solvency/routes.ts'
import { Solvency } from './solvency/solvency.ts'
import { serveHooks } from './wallet/hooks.ts'
import { openWallet } from './wallet/open.ts'
import { WALLET_TOPIC } from './wallet/orders.ts'
import { treasuryRoutes, walletRoutes } from './wallet/routes.ts'
import type { Wallet } from './wallet/wallet.ts'

const VERSION = '1.1.9'
const root = path.join(import.meta.dirname, '..', '..')
const SWEEP_MS = 3_600_000
const TREASURY = { check: checkTreasurer, keepAct, acts: actsBefore }

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
  /** False for a node that answers but drives no rounds and sums nothing up. */
  readonly drives?: boolean
  /** By which days go; the host's own if nothing is said. */
  readonly calendar?: Calendar
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
  const calendar = options.calendar ?? { now: () => Date.now() }
  const seeds = new Seeds(db, vault)
  const tables = new Tables({ nodeId, db, vault, chains, bankroll, seeds, events, onTrouble }, publish)
  const staff = { nodeId, vault, sessions, lockout, operators, chains, bankroll, seeds, tables }
  const wallet = openWallet({ db, vault, events, nodeId, clock: tables, returnUrl: payPage(config), onTrouble }, config)
  const refer = new Refer(db, calendar, leaveMessage)
  const solvency = new Solvency({ db, vault, lease: new Lease(db, 'solvency', nodeId) })
  const { routes: furnished, records, returns } = await furnish(config, db, staff, onTrouble)
  const routes = [
    ...furnished,
    ...walletRoutes(wallet),
    ...treasuryRoutes(db, wallet, TREASURY),
    ...investmentRoutes({ db, calendar, bankroll }, TREASURY),
    ...referRoutes(refer, config.publicUrl),
    ...agencyRoutes(db, refer, TREASURY),
    ...signInRoutes(openSignIn(config, db, calendar)),
    ...solvencyRoutes(solvency),
    ...leaderRoutes(db),
  ]

  const rates = config.redisUrl ? countInRedis(config.redisUrl) : countHere()
  const door = openDoor(config, db, { routes, sessions, rates, log, verifier, records, wallet })
  if (options.apps) serveApps(door, appParts(config))

  const balance = balanceTopic(db, { sources: [...tables.sources(), WALLET_TOPIC], concerned: concernedBy })
  const topics = [...tables.topics(), balance, broadcastTopic(records), wallet.topic()]
  const hub = new Hub({ log: events, topics, now: () => tables.now(), onTrouble })
  const live = openLive(config, hub, tables, sessions, onTrouble)
  door.server.on('upgrade', (request, socket, head) => live.upgrade(request, socket, head))
  const days = new Days({
    db,
    calendar,
    returns,
    atClose: [closeEpoch(calendar)],
    duties: [(now) => refer.advance(now), (now) => solvency.advance(now)],
    onTrouble,
  })
  await start(options.drives ?? true, { tables, returns, wallet, days })
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
      for (const part of [tables, days, returns, wallet]) await part.stop()
      await wakes.close()
      await rates.close()
    },
  }
}

interface ServedParts {
  readonly routes: readonly Route[]
  readonly sessions: Sessions
  readonly rates: RateCounter
  readonly log: ReturnType<typeof openLog>
  readonly verifier: string
  readonly records: Records
  readonly wallet: Wallet
}

/** The door with every call behind it, and what is served beside them. */
function openDoor(config: Config, db: Database, parts: ServedParts): Door {
  const { routes, sessions, rates, log, verifier, records, wallet } = parts
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
  servePreviews(door, records, (address) => checkRate(rates, 'open', address, config.rateFactor))
  serveHooks(door, db, wallet.hooked())
  return door
}

const openSignIn = ({ launchGold, mode }: Config, db: Database, calendar: Calendar): SignIn =>
  new SignIn({ db, calendar, launchGold: fromWire(launchGold), isSandbox: mode === 'sandbox' })

/** The house's own page that follows a recharge to its end. */
const payPage =
  ({ publicUrl, host, port }: Config) =>
  (rechargeId: bigint): string =>
    `${publicUrl ?? `http://${host}:${port}`}/#/pages/payUrl/payUrl?id=${rechargeId}`

const openLive = (
  { trustedProxies, rateFactor }: Config,
  hub: Hub,
  tables: Tables,
  sessions: Sessions,
  onTrouble: (error: unknown) => void,
): LiveDoor =>
  new LiveDoor({
    hub,
    now: () => tables.now(),
    addressOf: (request) => clientOf(request, trustedProxies),
    holderOf: (token) => sessions.holder(hashToken(token), 'player'),
    rateFactor,
    onTrouble,
  })

interface Movers {
  readonly tables: Tables
  readonly returns: Returns
  readonly wallet: Wallet
  readonly days: Days
}

/** Every node answers; those that drive also move rounds on, sum up, look after orders, and close the day. */
async function start(drives: boolean, { tables, returns, wallet, days }: Movers): Promise<void> {
  await tables.start(drives)
  if (!drives) return
  for (const part of [returns, wallet, days]) part.start()
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
    await seedShares(tx)
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

async function furnish(config: Config, db: Database, staff: Staff, onTrouble: (error: unknown) => void) {
  const { nodeId, vault, sessions, lockout, operators, chains, bankroll, seeds, tables } = staff
  const games = await findGames()
  const facts = games.map(({ rules }) => rules)
  const records = new Records(
    db,
    seeds,
    facts.map(({ id }) => id),
  )
  const rounds = new RoundRecords(db, vault, chains)
  const returns = new Returns(db, facts, onTrouble)
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
  const routes: Route[] = [
    ...houseRoutes(config, db, nodeId),
    ...playerRoutes(players, sessions),
    ...messageRoutes(db),
    ...homeRoutes(new Content(db), records, rounds, facts),
    ...fairnessRoutes({ seeds, records, rounds, chains, returns }),
    ...games.flatMap((game) => game.routes(play)),
    ...operatorRoutes(operators),
  ]
  return { routes, records, returns }
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
