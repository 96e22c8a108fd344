// The doors of the house: calls, what is served beside them, and the live line. Only compose knows it.

import path from 'node:path'
import type { Infrastructure } from './infrastructure.ts'
import { VERSION } from './features.ts'
import type { Config } from '../config/config.ts'
import { servePreviews } from '../features/content/preview.ts'
import { serveVerifier } from '../platform/http/apps.ts'
import { clientErrorRoutes } from '../platform/http/client-errors.ts'
import { buildHttpServer, type HttpServer } from '../platform/http/server.ts'
import { checkRate, type RateCounter } from '../platform/http/rate-limits.ts'
import type { openLog } from '../platform/log.ts'
import { originCheck } from '../platform/http/origin.ts'
import { createMetrics, serveMetrics } from '../platform/http/metrics.ts'
import { serveApiDescription } from '../platform/http/openapi/serve.ts'
import type { Route } from '../platform/http/route.ts'
import { clientAddress } from '../platform/http/request-context.ts'
import type { Hub } from '../platform/realtime/hub.ts'
import { RealtimeServer } from '../platform/realtime/socket.ts'
import type { BetHistory } from '../play/history/bets.ts'
import { hashToken } from '../features/account/sessions.ts'
import { serveWebhooks } from '../features/wallet/webhooks.ts'
import type { Wallet } from '../features/wallet/wallet.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')

interface ServedDeps {
  readonly routes: readonly Route[]
  readonly rates: RateCounter
  readonly log: ReturnType<typeof openLog>
  readonly records: BetHistory
  readonly wallet: Wallet
}

/** The door with every call behind it, and what is served beside them. */
export function openHttpServer(
  { config, db, sessions, operators, verifier }: Infrastructure,
  deps: ServedDeps,
): HttpServer {
  const { rates, log, records, wallet } = deps
  const routes = [...deps.routes, ...clientErrorRoutes(log)]
  const metrics = createMetrics()
  const httpServer = buildHttpServer({
    routes,
    headers: { apiHosts: [config.apiHost, config.authHost].filter(Boolean), corsOrigins: config.corsOrigins },
    hashToken,
    authenticatePlayer: (tokenHash) => sessions.holder(tokenHash, 'player'),
    authenticateOperator: (tokenHash) => operators.sessions.load(tokenHash),
    rates,
    rateFactor: config.rateFactor,
    metrics,
    logger: log,
    trustedProxies: config.trustedProxies,
  })
  serveApiDescription(httpServer, routes, VERSION)
  serveMetrics(httpServer, metrics, config.metricsToken)
  serveVerifier(httpServer, verifier)
  servePreviews(httpServer, records, (address) => checkRate(rates, 'open', address, config.rateFactor))
  serveWebhooks(httpServer, db, wallet.webhookHandlers())
  return httpServer
}

export const openLive = ({ config, engines, sessions, logFor }: Infrastructure, hub: Hub): RealtimeServer =>
  new RealtimeServer({
    hub,
    nowMs: () => engines.now(),
    addressOf: (request) => clientAddress(request, config.trustedProxies),
    isAllowedOrigin: originCheck(config),
    authenticate: (token) => sessions.holder(hashToken(token), 'player'),
    rateFactor: config.rateFactor,
    log: logFor('realtime'),
  })

export const appDeps = ({ apiHost, authHost }: Config) => ({
  webFolder: path.join(root, 'web', 'dist'),
  consoleFolder: path.join(root, 'console', 'dist'),
  apiHost,
  authHost,
})
