// Puts the house together. With its parts beside it, this file alone knows everyone; only main and the tests know it.

import type { DestinationStream } from 'pino'
import { appParts, openDoor, openLive } from './http.ts'
import { layGround } from './infrastructure.ts'
import { furnishRooms } from './features.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../platform/db/tx.ts'
import { findGames } from '../games/registry.ts'
import { readRulebook } from '../games/rulebook.ts'
import { serveApps } from '../platform/http/apps.ts'
import type { Door } from '../platform/http/server.ts'
import { countHere, countInRedis } from '../platform/http/rate-limits.ts'
import { openLog } from '../platform/http/log.ts'
import { Hub } from '../platform/realtime/hub.ts'
import type { PushReach } from '../features/push/open.ts'
import { firstOwner, type FirstOwner } from '../backoffice/operators/operators.ts'
import type { Calendar } from '../play/stats/days.ts'

const SWEEP_MS = 3_600_000

export interface House {
  readonly door: Door
  readonly db: Database
  /** Sees to it that there is an owner. Not part of the opening, for hashing his password takes its time. */
  firstOwner(): Promise<FirstOwner>
  close(): Promise<void>
}

export interface HouseOptions {
  /** Whether the two browser apps are served as well. */
  readonly apps: boolean
  /** Where the log goes; to the standard output if nothing is said. */
  readonly log?: DestinationStream
  /** False for a node that answers but drives no rounds and sums nothing up. */
  readonly drives?: boolean
  /** By which days go; the database's clock if nothing is said. */
  readonly calendar?: Calendar
  /** Where pushes may go; to the open internet if nothing is said. */
  readonly pushReach?: PushReach
}

/** A database that still has to be opened is opened when no more modules are to be loaded, which blocks this thread. */
export async function openHouse(
  config: Config,
  database: Database | (() => Promise<Database>),
  options: HouseOptions,
): Promise<House> {
  const log = openLog(config.logLevel, options.log)
  const onTrouble = (error: unknown): void => log.error({ err: error }, 'something went wrong by itself')
  const onRedis = (line: string): void => log.warn({ component: 'redis' }, line)
  const [rulebook, games] = await Promise.all([readRulebook(), findGames()])
  const db = typeof database === 'function' ? await database() : database
  const ground = await layGround(config, db, { ...options, rulebook, onTrouble, onRedis })
  const { tables, sessions, wakes, events, leaving } = ground
  const { routes, topics, records, wallet, chat, movers, sweep } = await furnishRooms(ground, { ...options, games })

  const rates = config.redisUrl ? await countInRedis(config.redisUrl) : countHere()
  const door = openDoor(ground, { routes, rates, log, records, wallet })
  chat.serve(door)
  if (options.apps) serveApps(door, appParts(config))
  const hub = new Hub({ log: events, topics, now: () => tables.now(), onTrouble })
  const live = openLive(ground, hub)
  door.server.on('upgrade', (request, socket, head) => {
    if (leaving.admits(socket)) (chat.owns(request) ? chat.door : live).upgrade(request, socket, head)
  })
  sessions.onEnded((playerId) => live.lookAfter(playerId))

  // Every node answers; those that drive also move rounds on, sum up, look after orders, close the day, and send word.
  const drives = options.drives ?? true
  await tables.start(drives)
  if (drives) for (const part of movers) part.start()
  hub.start()
  const sweeping = setInterval(() => void sweep().catch(onTrouble), SWEEP_MS)

  return {
    door,
    db,
    firstOwner: () => firstOwner(ground.operators),
    close: async () => {
      await leaving.begin(door, config.drainSeconds, () => [live, chat.door].forEach((each) => each.farewell()))
      clearInterval(sweeping)
      hub.stop()
      live.close()
      await chat.close()
      await door.close()
      for (const part of [tables, ...movers]) await part.stop()
      await wakes.close()
      await rates.close()
    },
  }
}
