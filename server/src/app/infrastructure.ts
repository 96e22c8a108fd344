// The ground that every room of the house stands on: the schema, keys, sessions, the event log, the tables of the games,
// and what guards players. Only compose knows it.

import { randomUUID } from 'node:crypto'
import { ConfigError, type Config } from '../config/config.ts'
import { layOutSamples } from '../features/content/content.ts'
import { samples } from '../features/content/samples.ts'
import { EventLog } from '../platform/db/event-log.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { OnRedis } from '../platform/db/redis.ts'
import type { Database } from '../platform/db/tx.ts'
import type { Vault } from '../platform/db/vault.ts'
import { KEY_MISSING, keysOf, openKeys } from '../platform/db/vault-keys.ts'
import { wakesByPostgresql, wakesByRedis, wakesHere, type Wakes } from '../platform/db/notifier.ts'
import type { Rulebook } from '../games/rulebook.ts'
import { seedShares } from '../features/investment/epochs.ts'
import { Leaving } from '../platform/http/connection-drain.ts'
import { OperatorSessions } from '../backoffice/operators/operator-sessions.ts'
import type { OperatorParts } from '../backoffice/operators/parts.ts'
import { layOutPlaces, Places } from '../features/geo/geo.ts'
import { Bankroll, seedSandboxBankroll } from '../play/risk/bankroll.ts'
import { Chains, publishChains } from '../play/fairness/chain.ts'
import type { Calendar } from '../play/stats/days.ts'
import { Seeds } from '../play/fairness/seeds.ts'
import { Tables } from '../play/engines/registry.ts'
import { deviceOf } from '../features/account/device.ts'
import { Lockout } from '../features/account/login-throttle.ts'
import { leaveMessage } from '../features/account/messages.ts'
import { checkPassword, hashPassword, verifyPassword } from '../features/account/passwords.ts'
import { hashToken, Sessions } from '../features/account/sessions.ts'
import { Protection } from '../features/protection/protection.ts'
import { openSecurity } from '../features/security/open.ts'
import { OperatorFactors } from '../features/security/operator-factors.ts'

const PASSWORDS = { checkPassword, hashPassword, verifyPassword }

interface GroundOptions {
  readonly calendar?: Calendar
  readonly rulebook: Rulebook
  readonly onTrouble: (error: unknown) => void
  readonly onRedis: OnRedis
}

export type Ground = Awaited<ReturnType<typeof layGround>>

export async function layGround(config: Config, db: Database, options: GroundOptions) {
  const { calendar: given, rulebook, onTrouble, onRedis } = options
  const { vault, publish } = await layOut(config, db, rulebook)
  const nodeId = randomUUID()
  const leaving = new Leaving()
  const wakes = await wakesOf(config, onRedis)
  const events = new EventLog(db, wakes)
  const sessions = new Sessions(db, wakes)
  const lockout = new Lockout(db, vault)
  const { publicUrl } = config
  const secured = openSecurity({ db, vault, publicUrl, lockout, sessions, leaveMessage, ...PASSWORDS })
  const operators = operatorParts(config, db, vault, lockout)
  const [chains, bankroll, seeds] = [new Chains(db, vault), new Bankroll(db), new Seeds(db, vault)]
  const tables = new Tables(
    { nodeId, db, vault, chains, bankroll, seeds, events, tell: leaveMessage, onTrouble },
    publish,
  )
  // A host whose clock is wrong must not end a day for everyone.
  const calendar = given ?? tables
  const places = new Places(db)
  const protection = new Protection({ db, events, sessions, tell: leaveMessage })
  const guards = { places, protection, secured }
  const people = { sessions, lockout, operators }
  const play = { chains, bankroll, seeds, tables }
  return {
    config,
    db,
    vault,
    verifier: rulebook.verifier,
    nodeId,
    leaving,
    calendar,
    wakes,
    events,
    onTrouble,
    ...people,
    ...play,
    ...guards,
  }
}

async function wakesOf({ redisUrl, databaseUrl }: Config, onRedis: OnRedis): Promise<Wakes> {
  if (redisUrl) return await wakesByRedis(redisUrl, onRedis)
  return databaseUrl ? await wakesByPostgresql(databaseUrl) : wakesHere()
}

/** Brings the schema up to date and furnishes a new house. `publish` tells the chains' next manifest when it is due. */
async function layOut(config: Config, db: Database, rulebook: Rulebook) {
  await migrate(db)
  const vault = await db.transaction((tx) => openKeys(tx, keysOf(config)))
  // Without one of its keys nobody can read what this database holds: better not to open at all.
  if (!vault) throw new ConfigError(KEY_MISSING)
  const { sharedGames: games, tablesHash, codeHash, verifierHash } = rulebook
  const { chainLength: length, saltRule, saltHeader } = config
  const plan = { games, length, saltRule, saltHeader, tablesHash, codeHash, verifierHash }
  const publish = () => publishChains(db, vault, plan)
  // Beside one another: the first chains are walked while the database is furnished.
  await Promise.all([publish(), furnish(config, db)])
  return { vault, publish }
}

const furnish = ({ mode }: Config, db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await layOutSamples(tx, samples)
    if (mode === 'sandbox') await seedSandboxBankroll(tx)
    await seedShares(tx)
    await layOutPlaces(tx, mode === 'sandbox')
  })

const operatorParts = (config: Config, db: Database, vault: Vault, lockout: Lockout): OperatorParts => ({
  db,
  ...PASSWORDS,
  deviceOf,
  sessions: new OperatorSessions(db, hashToken, config.consoleSession),
  factors: new OperatorFactors(vault, config.publicUrl),
  countTry: async (address, name) => {
    await lockout.countTry('address', address)
    await lockout.countTry('account', `operator:${name}`)
  },
  forgive: (address, name) => lockout.forgive(address, `operator:${name}`),
  takeBack: (address, name) => lockout.takeBack(address, `operator:${name}`),
})
