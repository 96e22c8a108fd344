// The ground that every room of the house stands on: the schema, keys, sessions, the event log, the tables of the games,
// and what guards players. Only compose knows it.

import { randomUUID } from 'node:crypto'
import { ConfigError, type Config } from '../config/config.ts'
import { seedContent } from '../features/content/content.ts'
import { samples } from '../features/content/samples.ts'
import { EventLog } from '../platform/db/event-log.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { OnRedis } from '../platform/db/redis.ts'
import type { Database } from '../platform/db/tx.ts'
import type { Vault } from '../platform/db/vault.ts'
import { KEY_MISSING, keysOf, openKeys } from '../platform/db/vault-keys.ts'
import { postgresNotifier, redisNotifier, localNotifier, type Notifier } from '../platform/db/notifier.ts'
import type { Rulebook } from '../games/rulebook.ts'
import { seedShares } from '../features/investment/epochs.ts'
import { ConnectionDrain } from '../platform/http/connection-drain.ts'
import { OperatorSessions } from '../backoffice/operators/operator-sessions.ts'
import type { OperatorDeps } from '../backoffice/operators/deps.ts'
import { seedGeoRules, GeoRules } from '../features/geo/geo.ts'
import { Bankroll, seedSandboxBankroll } from '../play/risk/bankroll.ts'
import { Chains, publishChains } from '../play/fairness/chain.ts'
import type { Calendar } from '../play/stats/days.ts'
import { Seeds } from '../play/fairness/seeds.ts'
import { Engines } from '../play/engines/registry.ts'
import { parseUserAgent } from '../features/account/device.ts'
import { LoginThrottle } from '../platform/http/login-throttle.ts'
import { checkPassword, hashPassword, verifyPassword } from '../features/account/passwords.ts'
import { hashToken, Sessions } from '../features/account/sessions.ts'
import { Protection } from '../features/protection/protection.ts'
import { openSecurity } from '../features/security/open.ts'
import { OperatorFactors } from '../features/security/operator-factors.ts'

const PASSWORDS = { checkPassword, hashPassword, verifyPassword }

interface InfrastructureOptions {
  readonly calendar?: Calendar
  readonly rulebook: Rulebook
  readonly onError: (error: unknown) => void
  readonly onRedis: OnRedis
}

export type Infrastructure = Awaited<ReturnType<typeof openInfrastructure>>

export async function openInfrastructure(config: Config, db: Database, options: InfrastructureOptions) {
  const { calendar: given, rulebook, onError, onRedis } = options
  const { vault, publish } = await prepareDatabase(config, db, rulebook)
  const nodeId = randomUUID()
  const drain = new ConnectionDrain()
  const notifier = await openNotifier(config, onRedis)
  const events = new EventLog(db, notifier)
  const sessions = new Sessions(db, notifier)
  const loginThrottle = new LoginThrottle(db, vault)
  const { publicUrl } = config
  const secured = openSecurity({ db, vault, publicUrl, loginThrottle, sessions, ...PASSWORDS })
  const operators = operatorDeps(config, db, vault, loginThrottle)
  const [chains, bankroll, seeds] = [new Chains(db, vault), new Bankroll(db), new Seeds(db, vault)]
  const engines = new Engines({ nodeId, db, vault, chains, bankroll, seeds, events, onError }, publish)
  // A host whose clock is wrong must not end a day for everyone.
  const calendar = given ?? engines
  const geo = new GeoRules(db)
  const protection = new Protection({ db, events, sessions })
  const guards = { geo, protection, secured }
  const people = { sessions, loginThrottle, operators }
  const play = { chains, bankroll, seeds, engines }
  return {
    config,
    db,
    vault,
    verifier: rulebook.verifier,
    nodeId,
    drain,
    calendar,
    notifier,
    events,
    onError,
    ...people,
    ...play,
    ...guards,
  }
}

async function openNotifier({ redisUrl, databaseUrl }: Config, onRedis: OnRedis): Promise<Notifier> {
  if (redisUrl) return await redisNotifier(redisUrl, onRedis)
  return databaseUrl ? await postgresNotifier(databaseUrl) : localNotifier()
}

/** Brings the schema up to date and furnishes a new house. `publish` tells the chains' next manifest when it is due. */
async function prepareDatabase(config: Config, db: Database, rulebook: Rulebook) {
  await migrate(db)
  const vault = await db.transaction((tx) => openKeys(tx, keysOf(config)))
  // Without one of its keys nobody can read what this database holds: better not to open at all.
  if (!vault) throw new ConfigError(KEY_MISSING)
  const { sharedGames: games, tablesHash, codeHash, verifierHash } = rulebook
  const { chainLength: length, saltRule, saltHeader } = config
  const plan = { games, length, saltRule, saltHeader, tablesHash, codeHash, verifierHash }
  const publish = () => publishChains(db, vault, plan)
  // Beside one another: the first chains are walked while the database is furnished.
  await Promise.all([publish(), seedDatabase(config, db)])
  return { vault, publish }
}

const seedDatabase = ({ mode }: Config, db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await seedContent(tx, samples)
    if (mode === 'sandbox') await seedSandboxBankroll(tx)
    await seedShares(tx)
    await seedGeoRules(tx, mode === 'sandbox')
  })

const operatorDeps = (config: Config, db: Database, vault: Vault, loginThrottle: LoginThrottle): OperatorDeps => ({
  db,
  ...PASSWORDS,
  deviceOf: parseUserAgent,
  sessions: new OperatorSessions(db, hashToken, config.consoleSession),
  factors: new OperatorFactors(vault, config.publicUrl),
  loginThrottle,
})
