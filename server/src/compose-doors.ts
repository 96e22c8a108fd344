// The doors of the house: calls, what is served beside them, and the live line. Only compose knows it.

import path from 'node:path'
import type { Ground } from './compose-ground.ts'
import { VERSION } from './compose-rooms.ts'
import type { Config } from './config.ts'
import { servePreviews } from './content/preview.ts'
import { serveVerifier } from './http/apps.ts'
import { clientErrorRoutes } from './http/client-errors.ts'
import { buildDoor, type Door } from './http/door.ts'
import { checkRate, type RateCounter } from './http/limits.ts'
import type { openLog } from './http/log.ts'
import { originCheck } from './http/origin.ts'
import { openMetrics, serveMetrics } from './http/metrics.ts'
import { serveApiPage } from './http/openapi.ts'
import type { Route } from './http/route.ts'
import { clientOf } from './http/visit.ts'
import type { Hub } from './live/hub.ts'
import { LiveDoor } from './live/socket.ts'
import type { Records } from './play/records.ts'
import { hashToken } from './players/sessions.ts'
import { serveHooks } from './wallet/hooks.ts'
import type { Wallet } from './wallet/wallet.ts'

const root = path.join(import.meta.dirname, '..', '..')

interface ServedParts {
  readonly routes: readonly Route[]
  readonly rates: RateCounter
  readonly log: ReturnType<typeof openLog>
  readonly records: Records
  readonly wallet: Wallet
}

/** The door with every call behind it, and what is served beside them. */
export function openDoor({ config, db, sessions, operators, verifier }: Ground, parts: ServedParts): Door {
  const { rates, log, records, wallet } = parts
  const routes = [...parts.routes, ...clientErrorRoutes(log)]
  const metrics = openMetrics()
  const door = buildDoor({
    routes,
    headers: { apiHosts: [config.apiHost, config.authHost].filter(Boolean), corsOrigins: config.corsOrigins },
    hashToken,
    playerOf: (tokenHash) => sessions.holder(tokenHash, 'player'),
    operatorOf: (tokenHash) => operators.sessions.standing(tokenHash),
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

export const openLive = ({ config, tables, sessions, onTrouble }: Ground, hub: Hub): LiveDoor =>
  new LiveDoor({
    hub,
    now: () => tables.now(),
    addressOf: (request) => clientOf(request, config.trustedProxies),
    isOurPage: originCheck(config),
    holderOf: (token) => sessions.holder(hashToken(token), 'player'),
    rateFactor: config.rateFactor,
    onTrouble,
  })

export const appParts = ({ apiHost, authHost }: Config) => ({
  webFolder: path.join(root, 'web', 'dist'),
  consoleFolder: path.join(root, 'console', 'dist'),
  apiHost,
  authHost,
})
