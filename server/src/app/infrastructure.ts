// What every feature builds on: the migrated database, keys, notifications and the event log, sessions and operators,
// the game engines, and what restricts players.

import { randomUUID } from 'node:crypto'
import { formatKey } from '@glasshouse/rulebook/transparency/checkpoint'
import { ConfigError, type Config } from '../config/config.ts'
import { beaconNetwork, openBeacon } from './beacon.ts'
import { seedContent } from '../features/content/content.ts'
import { sampleContent } from '../features/content/samples.ts'
import { EventLog } from '../platform/db/event-log.ts'
import { migrate } from '../platform/db/migrate.ts'
import { recordMode, type Mode } from '../platform/db/database.ts'
import type { Database } from '../platform/db/tx.ts'
import type { Vault } from '../platform/db/vault.ts'
import { KEY_MISSING, keysOf, openKeys } from '../platform/db/vault-keys.ts'
import { postgresNotifier, redisNotifier, localNotifier, type Notifier } from '../platform/db/notifier.ts'
import type { Logger } from '../platform/log.ts'
import type { Rulebook } from '../games/rulebook.ts'
import type { AppFiles } from '../platform/http/app-files.ts'
import { seedShares } from '../features/investment/epochs.ts'
import { hasInvestors } from '../features/investment/gate.ts'
import { ConnectionDrain } from '../platform/http/connection-drain.ts'
import { OperatorSessions } from '../backoffice/operators/operator-sessions.ts'
import type { OperatorDeps } from '../backoffice/operators/deps.ts'
import { loadAddressCountries } from '../features/geo/address-countries.ts'
import { seedGeoRules, GeoRules } from '../features/geo/geo.ts'
import { Bankroll, seedSandboxBankroll } from '../play/risk/bankroll.ts'
import { Chains, publishChains } from '../play/fairness/chain.ts'
import type { BeaconSource } from '../play/fairness/beacon/source.ts'
import { keepRelease, publishRelease } from '../play/fairness/releases.ts'
import { readSaltProof } from '../play/fairness/salt-file.ts'
import { goldOrigin } from '../ledger/gold-origin.ts'
import type { Calendar } from '../play/stats/days.ts'
import { Seeds } from '../play/fairness/seeds.ts'
import { Engines } from '../play/engines/registry.ts'
import { MarkKeeper } from '../play/recovery/mark-keeper.ts'
import { fileStore, redisStore, type MarkStore } from '../play/recovery/mark-stores.ts'
import { openLog } from '../play/transparency/log-head.ts'
import { Sequencer } from '../play/transparency/sequencer.ts'
import { announceGames } from '../play/risk/game-status.ts'
import { parseUserAgent } from '../features/account/device.ts'
import { LoginThrottle } from '../platform/http/login-throttle.ts'
import { openPasswords, type Passwords } from '../features/account/passwords.ts'
import { hashToken, Sessions } from '../features/account/sessions.ts'
import { Protection } from '../features/protection/protection.ts'
import { openSecurity } from '../features/security/open.ts'
import { OperatorFactors } from '../features/security/operator-factors.ts'
import { Leases } from '../play/cluster/leases.ts'

interface InfrastructureOptions {
  readonly calendar?: Calendar
  readonly beacons?: BeaconSource
  readonly rulebook: Rulebook
  /** The files of the two browser apps; null on a server that does not serve them. */
  readonly appFiles: AppFiles | null
  readonly log: Logger
}

export type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>

export async function openInfrastructure(config: Config, db: Database, options: InfrastructureOptions) {
  const { log, rulebook } = options
  const logFor = (component: string): Logger => log.child({ component })
  const marks = new MarkKeeper({ db, stores: await markStores(config, logFor('redis')), log: logFor('marks') })
  const { vault, release, publish, logKey } = await prepareDatabase(config, db, options, marks)
  const nodeId = randomUUID()
  const leases = new Leases(db, nodeId)
  const notifier = await openNotifier(config, logFor('redis'))
  const events = new EventLog(db, notifier)
  marks.onBehind = () => announceGames(db, events)
  const sessions = new Sessions(db, notifier)
  const loginThrottle = new LoginThrottle(db, vault)
  const passwords = openPasswords(config.passwordMemoryKib)
  const { publicUrl } = config
  const secured = openSecurity({ db, vault, publicUrl, loginThrottle, sessions, ...passwords })
  const chains = new Chains(db, vault, rulebook.tablesHash, beaconNetwork(config))
  const [bankroll, seeds] = [new Bankroll(db), new Seeds(db, vault)]
  const beacons = options.beacons ?? (await openBeacon(config, logFor('beacon')))
  const engines = new Engines(
    {
      nodeId,
      leases,
      db,
      vault,
      chains,
      beacons,
      bankroll,
      seeds,
      events,
      release: release.number,
      log: logFor('engines'),
    },
    publish,
  )
  return {
    config,
    db,
    vault,
    verifiers: { script: rulebook.verifier, python: rulebook.pythonVerifier },
    nodeId,
    leases,
    drain: new ConnectionDrain(),
    // A host whose clock is wrong must not end a day for everyone.
    calendar: options.calendar ?? engines,
    notifier,
    events,
    logFor,
    sessions,
    loginThrottle,
    passwords,
    operators: operatorDeps(config, db, vault, loginThrottle, passwords),
    chains,
    bankroll,
    seeds,
    engines,
    marks,
    logKey,
    sequencer: new Sequencer({ db, key: logKey, log: logFor('transparency') }),
    publish,
    geo: new GeoRules(db, config.addressCountries.length > 0 ? loadAddressCountries(config.addressCountries) : null),
    protection: new Protection({ db, events, sessions }),
    secured,
  }
}

async function openNotifier(config: Config, log: Logger): Promise<Notifier> {
  const { redisUrl, databaseUrl, databaseDirectUrl } = config
  if (redisUrl) return await redisNotifier(redisUrl, (message) => log.warn(message))
  // LISTEN needs a session of its own, which a pooler's connection is not.
  const sessionUrl = databaseDirectUrl ?? databaseUrl
  return sessionUrl ? await postgresNotifier(sessionUrl) : localNotifier()
}

async function markStores({ markFile, redisUrl }: Config, log: Logger): Promise<MarkStore[]> {
  const file = fileStore(markFile)
  return redisUrl ? [file, await redisStore(redisUrl, (message) => log.warn(message))] : [file]
}

/** Migrates the schema and fills a new database. `publish` publishes the manifest of the next chains when it is due. */
async function prepareDatabase(
  config: Config,
  db: Database,
  { rulebook, appFiles }: InfrastructureOptions,
  marks: MarkKeeper,
) {
  await migrate(db)
  await assertMode(config, db)
  await assertInvestorsSafe(config, db)
  const vault = await db.transaction((tx) => openKeys(tx, keysOf(config)))
  // Without one of its keys, parts of the database cannot be read, so the server does not open.
  if (!vault) throw new ConfigError(KEY_MISSING)
  // Before a manifest is published: its number depends on what the database has lost.
  await marks.open()
  const logKey = await db.transaction((tx) => openLog(tx, vault))
  const { sharedGames: games, tablesHash, codeHash, verifierHash, pythonVerifierHash } = rulebook
  const hashes = { tablesHash, codeHash, verifierHash }
  // Before anything is played, and before a manifest that names it.
  const promised = { ...hashes, pythonVerifierHash, logKey: formatKey(logKey.house, logKey.publicKey) }
  const release = await publishRelease(db, promised, appFiles)
  const { chainLength: length, saltRule } = config
  const plan = { games, length, saltRule, beacon: beaconNetwork(config), ...hashes, releaseHash: release.hash }
  const publish = async (): Promise<void> => {
    await keepRelease(db, release)
    await publishChains(db, vault, { ...plan, saltProof: await readSaltProof(config.saltProof) })
  }
  // In parallel: computing the first chains takes as long as filling the database.
  await Promise.all([publish(), seedDatabase(config, db)])
  return { vault, release, publish, logKey }
}

/**
 * Play money and real money never share a database: its first start decides which of them it holds. Otherwise welcome gold
 * could be withdrawn as money, or gold that players paid for be counted as play money.
 */
async function assertMode({ mode }: Config, db: Database): Promise<void> {
  const bound = await db.transaction(async (tx): Promise<Mode> => {
    const origin = await goldOrigin(tx)
    const recorded = await recordMode(tx, origin === 'outside' ? 'real' : mode)
    return origin === 'sandbox' ? 'sandbox' : recorded
  })
  if (bound === mode) return
  const holds = { sandbox: 'play money', real: 'real money' }[bound]
  throw new ConfigError(`The database holds ${holds}, so it can’t be opened with MODE=${mode}. Use another database.`)
}

/** With investors' money in the bankroll, nobody may know results in advance. */
async function assertInvestorsSafe({ mode, beacon }: Config, db: Database): Promise<void> {
  if (mode !== 'real' || beacon !== 'off' || !(await hasInvestors(db))) return
  throw new ConfigError(
    'Players hold units of the bankroll, so MODE=real needs beacon mode. Set BEACON to relays of drand quicknet.',
  )
}

const seedDatabase = ({ mode }: Config, db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await seedContent(tx, sampleContent(mode === 'sandbox'))
    if (mode === 'sandbox') await seedSandboxBankroll(tx)
    await seedShares(tx)
    await seedGeoRules(tx, mode === 'sandbox')
  })

const operatorDeps = (
  config: Config,
  db: Database,
  vault: Vault,
  loginThrottle: LoginThrottle,
  passwords: Passwords,
): OperatorDeps => ({
  db,
  ...passwords,
  deviceOf: parseUserAgent,
  sessions: new OperatorSessions(db, hashToken, config.consoleSession),
  factors: new OperatorFactors(vault, config.publicUrl),
  loginThrottle,
})
