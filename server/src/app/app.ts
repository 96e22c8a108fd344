// Opens the server. This folder is the composition root: it imports everything, and only main and tests import it.

import { hostname } from 'node:os'
import type { DestinationStream } from 'pino'
import { openBackground } from './background.ts'
import { buildFeatures } from './features.ts'
import { APP_FOLDERS, openHttp } from './http.ts'
import { openInfrastructure } from './infrastructure.ts'
import { ensureFirstOwner, type FirstOwner } from '../backoffice/operators/first-owner.ts'
import type { Config } from '../config/config.ts'
import type { PushReach } from '../features/push/open.ts'
import { findGames } from '../games/registry.ts'
import { readRulebook } from '../games/rulebook.ts'
import type { Database } from '../platform/db/tx.ts'
import { listAppFiles } from '../platform/http/app-files.ts'
import type { HttpServer } from '../platform/http/server.ts'
import { openLog, type Logger } from '../platform/log.ts'
import { measuredDatabase } from '../platform/metrics/measured-database.ts'
import { startTracing } from '../platform/tracing.ts'
import { VERSION } from '../platform/version.ts'
import type { BeaconSource } from '../play/fairness/beacon/source.ts'
import type { Calendar } from '../play/stats/days.ts'

export interface App {
  readonly httpServer: HttpServer
  readonly db: Database
  /** Creates the first owner if there is none. Not part of opening, because hashing the password takes time. */
  firstOwner(): Promise<FirstOwner>
  close(): Promise<void>
}

export interface AppOptions {
  /** Whether to serve the two browser apps. */
  readonly apps: boolean
  /** Where the log goes; standard output by default. */
  readonly log?: DestinationStream
  /** False for a node that answers requests but leads no game and runs no shared task. */
  readonly leads?: boolean
  /** Decides which day it is; the database's clock by default. */
  readonly calendar?: Calendar
  /** Where leaders ask for the beacon of their rounds; what BEACON names by default. */
  readonly beacons?: BeaconSource
  /** Where pushes may be sent; the public internet by default. */
  readonly pushReach?: PushReach
}

/** A function as `database` is called after all modules are loaded, because loading blocks this thread. */
export async function openApp(
  config: Config,
  database: Database | (() => Promise<Database>),
  options: AppOptions,
): Promise<App> {
  const log = openLog(config.logLevel, options.log)
  const [rulebook, games, appFiles] = await Promise.all([
    readRulebook(),
    findGames(),
    options.apps ? listAppFiles(APP_FOLDERS) : null,
  ])
  const stopTracing = await openTracing(config, log.child({ component: 'tracing' }))
  const db = measuredDatabase(typeof database === 'function' ? await database() : database)
  const infrastructure = await openInfrastructure(config, db, { ...options, rulebook, appFiles, log })
  const features = await buildFeatures(infrastructure, { ...options, games })
  const http = await openHttp(infrastructure, features, options)
  const background = openBackground(infrastructure, features, options.leads ?? true)
  await background.start()
  return {
    httpServer: http.httpServer,
    db,
    firstOwner: () => ensureFirstOwner(infrastructure.operators),
    close: async () => {
      await http.close()
      await background.stop()
      await infrastructure.notifier.close()
      await stopTracing()
    },
  }
}

/** Returns what ends it. Without an address nothing is recorded, and nothing loaded. */
async function openTracing({ tracing }: Config, log: Logger): Promise<() => Promise<void>> {
  if (!tracing) return () => Promise.resolve()
  return await startTracing({ ...tracing, version: VERSION, node: hostname(), log })
}
