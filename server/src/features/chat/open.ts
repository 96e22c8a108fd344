// Builds the chat feature: engines by configuration, the app's texts for search, VIP and its orders.

import type { GameFacts } from '@glasshouse/rulebook/play/game'
import { fromWire } from '@glasshouse/rulebook/core/coins'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { ChatSettings } from '../../config/chat.ts'
import { BackgroundLoop } from '../../platform/background-loop.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { HttpServer } from '../../platform/http/server.ts'
import type { Logger } from '../../platform/log.ts'
import type { Route } from '../../platform/http/route.ts'
import type { SocketServerDeps } from '../../platform/realtime/socket-server.ts'
import type { Calendar } from '../../play/stats/days.ts'
import { ageFlagRoutes, refuseUnderAge } from './age-flags.ts'
import { Talkers } from './characters.ts'
import { Chat, type ChatDeps } from './chat.ts'
import { appTexts, type Question } from './companion/app-texts.ts'
import { Knowledge } from './companion/knowledge.ts'
import { OfflineCompanion } from './companion/offline.ts'
import { EngineCounts, EngineGate } from './engines/gate.ts'
import { RemoteGuard } from './engines/guard.ts'
import { RemoteCompanion } from './engines/remote.ts'
import { oursOf } from './safety/output.ts'
import { openGoogle, type Google } from './google/google.ts'
import { characterBackofficeRoutes } from './character-backoffice.ts'
import { servePortraits } from './portraits.ts'
import { Reports } from './reports.ts'
import { Roster } from './roster.ts'
import { chatReportRoutes, chatRoutes, vipRoutes } from './routes.ts'
import type { ChatSocketServer } from './socket.ts'
import { Vips } from './vip.ts'

/** Delay between words, as if typed by a thoughtful person. */
const PACE_MS = 35
/** Operators may change the questions and answers meanwhile. */
const REREAD_MS = 5 * 60_000

export interface OpenChatDeps extends SocketServerDeps {
  readonly db: Database
  readonly vault: Vault
  readonly calendar: Calendar
  readonly nodeId: string
  readonly mode: 'sandbox' | 'real'
  readonly aiUrl: string | null
  readonly settings: ChatSettings
  readonly notifier: ChatDeps['notifier']
  readonly facts: readonly GameFacts[]
  readonly questions: (language: Language) => Promise<readonly Question[]>
  readonly mayChat: (playerId: bigint, tx?: Tx) => Promise<void>
  readonly hashToken: (token: string) => Buffer
  readonly holderOf: (tokenHash: Buffer) => Promise<bigint>
  readonly log: Logger
}

export interface OpenedChat {
  readonly routes: readonly Route[]
  readonly socketServer: ChatSocketServer['server']
  /** How this node's calls of the remote engines ended. */
  readonly engineCounts: EngineCounts['list']
  /** Registers routes that are not part of the API. */
  serve(httpServer: HttpServer): void
  readonly takeGooglePush: Google['takePush']
  /** Whether `advance` has anything to do: see DueTask. */
  readonly isDue: string
  /** Sends notices of ending VIP, and starts what is due at Google. */
  advance(now: number): Promise<void>
  close(): Promise<void>
}

export async function openChat(given: OpenChatDeps): Promise<OpenedChat> {
  const mayChat = async (playerId: bigint, tx?: Tx): Promise<void> => {
    await given.mayChat(playerId, tx)
    await refuseUnderAge(tx ? { read: (sql, params) => tx.query(sql, params) } : given.db, playerId)
  }
  const deps = { ...given, mayChat }
  const { db, vault, calendar, log } = deps
  const knowledge = await openKnowledge(deps)
  const roster = await Roster.open({ db, notifier: deps.notifier, log })
  const vips = openVips(deps)
  const counts = new EngineCounts()
  const engines = openEngines(deps, counts)
  const chat = new Chat({
    ...deps,
    vips,
    roster,
    ...engines,
    offline: new OfflineCompanion(PACE_MS),
    knowledge: knowledge.find,
    ours: knowledge.ours,
  })
  const google = openGoogle({ ...deps, vips })
  const reports = new Reports(db, vault, chat.messages)
  const isVipOpen = (playerId: bigint | undefined): Promise<boolean> => chat.isVipOpen(playerId)
  const talkers = new Talkers(db, calendar)
  const known = { db, vault, calendar, roster, talkers, engine: chat.engine, isVipOpen }
  const routeDeps = { ...known, chat, vips, google: google.orders, reports, mayChat }
  return {
    routes: [
      ...chatRoutes(routeDeps),
      ...vipRoutes(routeDeps),
      ...chatReportRoutes(db, reports),
      ...ageFlagRoutes(db),
      ...characterBackofficeRoutes(routeDeps),
    ],
    takeGooglePush: google.takePush,
    engineCounts: () => counts.list(),
    serve: (httpServer) => servePortraits(httpServer, roster),
    socketServer: chat.socketServer.server,
    isDue: `${vips.isDue} or ${google.isDue}`,
    advance: async (now) => {
      await vips.advance(now)
      google.start(now)
    },
    close: async () => {
      await knowledge.close()
      await roster.close()
      await google.close()
      await chat.close()
    },
  }
}

/** The app's own texts, reloaded periodically. */
async function openKnowledge({ facts, questions, log }: OpenChatDeps) {
  const read = async () => {
    const [en, fr] = [await questions('en'), await questions('fr')]
    const texts = { en: () => appTexts('en', facts, en), fr: () => appTexts('fr', facts, fr) }
    return { knowledge: new Knowledge(texts), ours: oursOf(texts) }
  }
  let current = await read()
  const run = async (): Promise<void> => {
    current = await read()
  }
  const loop = new BackgroundLoop({ name: 'reload app texts', intervalMs: REREAD_MS, run, log }).start()
  return {
    find: (query: string, language: Language) => current.knowledge.find(query, language),
    ours: (language: Language) => current.ours(language),
    close: () => loop.stop(),
  }
}

/** Without an address there is no remote engine, and then a guard has nothing to judge. */
function openEngines({ db, aiUrl, settings, log }: OpenChatDeps, counts: EngineCounts) {
  if (!aiUrl) return { remote: null, guard: null }
  const { model, key, window, answerTokens, callsPerDay } = settings
  const gate = new EngineGate({ db, engine: 'chat', callsPerDay, counts })
  const guardGate = new EngineGate({ db, engine: 'guard', callsPerDay: 0, counts })
  return {
    remote: new RemoteCompanion({ url: aiUrl, model, key, window, answerTokens, gate }),
    guard: settings.guard && new RemoteGuard(settings.guard, { gate: guardGate, log }),
  }
}

function openVips({ db, calendar, mayChat, settings, mode, aiUrl }: OpenChatDeps): Vips {
  const [week, month, quarter] = settings.vipGold
  return new Vips({
    db,
    calendar,
    mayBuy: mayChat,
    prices: [fromWire(week), fromWire(month), fromWire(quarter)],
    // With real money it is sold only where it has a benefit.
    isSold: mode === 'sandbox' || aiUrl !== null,
  })
}
