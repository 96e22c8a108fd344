// Everything a client connects to: the API, files and webhooks beside it, and the sockets.

import path from 'node:path'
import type { Features } from './features.ts'
import type { Infrastructure } from './infrastructure.ts'
import { scrapedSources } from '../backoffice/scraped-samples.ts'
import { hashToken } from '../features/account/sessions.ts'
import { servePreviews } from '../features/content/preview.ts'
import { WebhookRejected } from '../features/wallet/gateway.ts'
import { serveWebhooks, type WebhookHandler } from '../features/wallet/webhooks.ts'
import type { Database } from '../platform/db/tx.ts'
import { serveApps, serveVerifiers } from '../platform/http/apps.ts'
import { clientErrorRoutes } from '../platform/http/client-errors.ts'
import { createMetrics, serveMetrics, type SampleSource } from '../platform/http/metrics.ts'
import { serveApiDescription } from '../platform/http/openapi/serve.ts'
import { checkRate, countHere, countInRedis, type RateCounter } from '../platform/http/rate-limits.ts'
import { buildHttpServer, type HttpServer } from '../platform/http/server.ts'
import { serveLog } from '../play/transparency/log-files.ts'
import { Hub } from '../platform/realtime/hub.ts'
import { createLiveServer } from '../platform/realtime/live.ts'
import { VERSION } from '../platform/version.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
export const APP_FOLDERS = { web: path.join(root, 'web', 'dist'), console: path.join(root, 'console', 'dist') }

export async function openHttp(
  infrastructure: Infrastructure,
  features: Features,
  options: { readonly apps: boolean },
) {
  const { config, engines, events, sessions, drain, logFor } = infrastructure
  const { chat, topics } = features
  const rates = config.redisUrl ? await countInRedis(config.redisUrl) : countHere()
  const httpServer = serveApi(infrastructure, features, rates)
  chat.serve(httpServer)
  if (options.apps) {
    const { apiHost, authHost, mode } = config
    const { web: webFolder, console: consoleFolder } = APP_FOLDERS
    serveApps(httpServer, { webFolder, consoleFolder, apiHost, authHost, mode })
  }
  const hub = new Hub({ events, topics, nowMs: () => engines.now(), log: logFor('realtime') })
  const live = openLive(infrastructure, hub)
  const socketServers = [live, chat.socketServer]
  httpServer.server.on('upgrade', (request, socket, head) => {
    if (drain.admit(socket)) (chat.socketServer.owns(request) ? chat.socketServer : live).upgrade(request, socket, head)
  })
  sessions.onEnded((playerId) => socketServers.forEach((each) => each.checkSessions(playerId)))
  hub.start()
  return {
    httpServer,
    close: async () => {
      await drain.begin(httpServer, config.drainSeconds, () => socketServers.forEach((each) => each.closeAll()))
      await hub.stop()
      await live.close()
      await chat.close()
      await httpServer.close()
      await rates.close()
    },
  }
}

function serveApi(infrastructure: Infrastructure, features: Features, rates: RateCounter): HttpServer {
  const { config, db, sessions, operators, verifiers, logFor } = infrastructure
  const routes = [...features.routes, ...clientErrorRoutes(logFor('client-errors'))]
  const metrics = createMetrics([...scrapedSources(db), engineSource(features), nodeSource(db)])
  const httpServer = buildHttpServer({
    routes,
    headers: { apiHosts: [config.apiHost, config.authHost].filter(Boolean), corsOrigins: config.corsOrigins },
    hashToken,
    authenticatePlayer: (tokenHash) => sessions.holder(tokenHash, 'player'),
    authenticateOperator: (tokenHash) => operators.sessions.load(tokenHash),
    assertMayGamble: features.assertMayGamble,
    rates,
    rateFactor: config.rateFactor,
    metrics,
    logger: logFor('http'),
    trustedProxies: config.trustedProxies,
  })
  serveApiDescription(httpServer, routes, VERSION)
  const isProxied = config.publicUrl !== null || config.trustedProxies > 0
  serveMetrics(httpServer, metrics, { token: config.metricsToken, isProxied })
  serveVerifiers(httpServer, verifiers)
  const checkOpenRate = (address: string) => checkRate(rates, 'open', address, config.rateFactor)
  servePreviews(httpServer, { bets: features.betHistory, publicUrl: config.publicUrl, checkRate: checkOpenRate })
  serveLog(httpServer, { db, key: infrastructure.logKey, checkRate: checkOpenRate })
  serveWebhooks(httpServer, db, [...features.wallet.webhookHandlers(), ...googlePush(features)])
  return httpServer
}

const AI_CALLS = 'glasshouse_ai_calls_total'

/** A call that was not made, because the breaker is open or the day's calls are spent, counts as well. */
const engineSource = ({ chat }: Features): SampleSource => ({
  metrics: [[AI_CALLS, 'Calls of the AI engines by outcome', 'engine', 'outcome']],
  read: () =>
    chat.engineCounts().map(({ engine, outcome, times }) => ({
      name: AI_CALLS,
      labels: { engine, outcome },
      value: times,
    })),
})

const CONNECTIONS = 'glasshouse_database_connections'
const WAITING = 'glasshouse_database_waiting'
const BUILD = 'glasshouse_build_info'

const nodeSource = ({ pool }: Database): SampleSource => ({
  metrics: [
    [CONNECTIONS, 'Connections of the pool by state', 'state'],
    [WAITING, 'Work that waits for a connection'],
    [BUILD, 'Always 1', 'version'],
  ],
  read: () => {
    const build = { name: BUILD, labels: { version: VERSION }, value: 1 }
    if (!pool) return [build]
    const { active, idle, waiting } = pool()
    return [
      build,
      { name: CONNECTIONS, labels: { state: 'active' }, value: active },
      { name: CONNECTIONS, labels: { state: 'idle' }, value: idle },
      { name: WAITING, value: waiting },
    ]
  },
})

/** Google's notifications of VIP purchases. */
const googlePush = ({ chat: { takeGooglePush } }: Features): WebhookHandler[] =>
  takeGooglePush
    ? [
        {
          provider: 'google',
          handleWebhook: async (raw, { authorization }) => {
            const reason = await takeGooglePush(raw, authorization)
            if (reason !== null) throw new WebhookRejected(reason)
          },
        },
      ]
    : []

const openLive = ({ config, engines, sessions, logFor }: Infrastructure, hub: Hub) =>
  createLiveServer({
    ...config,
    hub,
    nowMs: () => engines.now(),
    authenticate: (token) => sessions.holder(hashToken(token), 'player'),
    log: logFor('realtime'),
  })
