// Puts the house together. With its parts beside it, this file alone knows everyone; only main and the tests know it.

import type { DestinationStream } from 'pino'
import { appDeps, openHttpServer, openLive } from './http.ts'
import { openInfrastructure } from './infrastructure.ts'
import { buildFeatures } from './features.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../platform/db/tx.ts'
import { findGames } from '../games/registry.ts'
import { readRulebook } from '../games/rulebook.ts'
import { serveApps } from '../platform/http/apps.ts'
import { BackgroundLoop } from '../platform/background-loop.ts'
import type { HttpServer } from '../platform/http/server.ts'
import { countHere, countInRedis } from '../platform/http/rate-limits.ts'
import { openLog } from '../platform/log.ts'
import { Hub } from '../platform/realtime/hub.ts'
import type { PushReach } from '../features/push/open.ts'
import { ensureFirstOwner, type FirstOwner } from '../backoffice/operators/first-owner.ts'
import type { Calendar } from '../play/stats/days.ts'

const SWEEP_MS = 3_600_000

export interface App {
  readonly httpServer: HttpServer
  readonly db: Database
  /** Sees to it that there is an owner. Not part of the opening, for hashing his password takes its time. */
  firstOwner(): Promise<FirstOwner>
  close(): Promise<void>
}

export interface AppOptions {
  /** Whether the two browser apps are served as well. */
  readonly apps: boolean
  /** Where the log goes; to the standard output if nothing is said. */
  readonly log?: DestinationStream
  /** False for a node that answers but drives no rounds and sums nothing up. */
  readonly leads?: boolean
  /** By which days go; the database's clock if nothing is said. */
  readonly calendar?: Calendar
  /** Where pushes may go; to the open internet if nothing is said. */
  readonly pushReach?: PushReach
}

/** A database that still has to be opened is opened when no more modules are to be loaded, which blocks this thread. */
export async function openApp(
  config: Config,
  database: Database | (() => Promise<Database>),
  options: AppOptions,
): Promise<App> {
  const log = openLog(config.logLevel, options.log)
  const onRedis = (line: string): void => log.warn({ component: 'redis' }, line)
  const [rulebook, games] = await Promise.all([readRulebook(), findGames()])
  const db = typeof database === 'function' ? await database() : database
  const infrastructure = await openInfrastructure(config, db, { ...options, rulebook, log, onRedis })
  const { engines, sessions, notifier, events, drain } = infrastructure
  const { routes, topics, records, wallet, chat, movers, sweep } = await buildFeatures(infrastructure, {
    ...options,
    games,
  })

  const rates = config.redisUrl ? await countInRedis(config.redisUrl) : countHere()
  const httpServer = openHttpServer(infrastructure, { routes, rates, log, records, wallet })
  chat.serve(httpServer)
  if (options.apps) serveApps(httpServer, appDeps(config))
  const hub = new Hub({ events, topics, nowMs: () => engines.now(), log: infrastructure.logFor('realtime') })
  const live = openLive(infrastructure, hub)
  httpServer.server.on('upgrade', (request, socket, head) => {
    if (drain.admit(socket)) (chat.owns(request) ? chat.socketServer : live).upgrade(request, socket, head)
  })
  sessions.onEnded((playerId) => live.recheckToken(playerId))

  // Every node answers; those that drive also move rounds on, sum up, look after orders, close the day, and send word.
  const leads = options.leads ?? true
  await engines.start(leads)
  if (leads) for (const part of movers) part.start()
  hub.start()
  const sweeping = new BackgroundLoop({
    name: 'sweep',
    intervalMs: SWEEP_MS,
    run: sweep,
    log: infrastructure.logFor('app'),
  })
  sweeping.start()

  return {
    httpServer,
    db,
    firstOwner: () => ensureFirstOwner(infrastructure.operators),
    close: async () => {
      await drain.begin(httpServer, config.drainSeconds, () =>
        [live, chat.socketServer].forEach((each) => each.closeAll()),
      )
      await sweeping.stop()
      await hub.stop()
      live.close()
      await chat.close()
      await httpServer.close()
      for (const part of [engines, ...movers]) await part.stop()
      await notifier.close()
      await rates.close()
    },
  }
}
