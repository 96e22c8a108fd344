// Puts the room together: engines by configuration, the app's texts to search in, VIP and its orders.

import type { IncomingMessage } from 'node:http'
import type { GameFacts } from '@glasshouse/rulebook/play/game'
import { fromWire } from '@glasshouse/rulebook/core/coins'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { ChatSettings } from '../../config/chat.ts'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Door } from '../../platform/http/server.ts'
import type { Route } from '../../platform/http/route.ts'
import type { Calendar } from '../../play/stats/days.ts'
import { Talkers } from './characters.ts'
import { Chat, type ChatParts } from './chat.ts'
import { appTexts, type Question } from './companion/app-texts.ts'
import { Knowledge } from './companion/knowledge.ts'
import { OfflineCompanion } from './companion/offline.ts'
import { RemoteCompanion } from './engines/remote.ts'
import { GoogleAccount } from './google-account.ts'
import { GoogleChecks } from './google-checks.ts'
import { GoogleOrders } from './google-orders.ts'
import { characterDeskRoutes } from './character-backoffice.ts'
import { servePortraits } from './portraits.ts'
import { Reports } from './reports.ts'
import { Roster } from './roster.ts'
import { chatReportRoutes, chatRoutes, vipRoutes } from './routes.ts'
import { ChatDoor } from './socket.ts'
import { Vips, type Leave } from './vip.ts'

/** As somebody types who thinks while he does. */
const PACE_MS = 35
/** Operators may change the questions and answers. */
const REREAD_MS = 5 * 60_000

export interface OpenChatParts {
  readonly db: Database
  readonly vault: Vault
  readonly calendar: Calendar
  readonly nodeId: string
  readonly mode: 'sandbox' | 'real'
  readonly aiUrl: string | null
  readonly settings: ChatSettings
  readonly rateFactor: number
  readonly wakes: ChatParts['wakes']
  readonly facts: readonly GameFacts[]
  readonly questions: (language: Language) => Promise<readonly Question[]>
  readonly leave: Leave
  readonly mayChat: (playerId: bigint, tx?: Tx) => Promise<void>
  readonly hashToken: (token: string) => Buffer
  readonly holderOf: (tokenHash: Buffer) => Promise<bigint>
  readonly onEnded: (listener: (playerId: bigint) => void) => void
  readonly addressOf: (request: IncomingMessage) => string
  readonly isOurPage: (request: IncomingMessage) => boolean
  readonly onTrouble: (error: unknown) => void
}

export interface OpenedChat {
  readonly routes: readonly Route[]
  readonly door: ChatDoor
  owns(request: IncomingMessage): boolean
  /** What the room serves beside its calls. */
  serve(door: Door): void
  /** Notices of VIP that ends, and what Google is asked about. */
  advance(now: number): Promise<void>
  close(): Promise<void>
}

export async function openChat(parts: OpenChatParts): Promise<OpenedChat> {
  const { db, vault, calendar, settings, aiUrl, onTrouble, mayChat } = parts
  const knowledge = await openKnowledge(parts)
  const roster = await Roster.open({ db, wakes: parts.wakes, onTrouble })
  const vips = openVips(parts)
  const remote = aiUrl ? new RemoteCompanion({ url: aiUrl, model: settings.model, key: settings.key }) : null
  const chat = new Chat({
    ...parts,
    vips,
    roster,
    remote,
    offline: new OfflineCompanion(PACE_MS),
    knowledge: knowledge.find,
  })
  parts.onEnded((playerId) => void chat.door.sessionsEnded(playerId).catch(onTrouble))
  const { google, checks } = openGoogle(parts, vips)
  const reports = new Reports(db, vault, chat.messages)
  const isVipOpen = (playerId: bigint | undefined): Promise<boolean> => chat.isVipOpen(playerId)
  const talkers = new Talkers(db, calendar)
  const known = { db, vault, calendar, roster, talkers, engine: chat.engine, isVipOpen }
  const routeParts = { ...known, chat, vips, google, reports, mayChat }
  return {
    routes: [
      ...chatRoutes(routeParts),
      ...vipRoutes(routeParts),
      ...chatReportRoutes(db, reports),
      ...characterDeskRoutes(routeParts),
    ],
    serve: (door) => servePortraits(door, roster),
    door: chat.door,
    owns: (request) => ChatDoor.owns(request),
    advance: async (now) => {
      await vips.advance(now)
      checks.kick(now)
    },
    close: async () => {
      knowledge.close()
      roster.close()
      await checks.close()
      await chat.close()
    },
  }
}

/** The app's own texts, read again now and then. */
async function openKnowledge({ facts, questions, onTrouble }: OpenChatParts) {
  const read = async (): Promise<Knowledge> => {
    const [en, fr] = [await questions('en'), await questions('fr')]
    return new Knowledge({ en: () => appTexts('en', facts, en), fr: () => appTexts('fr', facts, fr) })
  }
  let knowledge = await read()
  const again = async (): Promise<void> => {
    knowledge = await read()
  }
  const rereading = setInterval(() => void again().catch(onTrouble), REREAD_MS)
  rereading.unref()
  return {
    find: (query: string, language: Language) => knowledge.find(query, language),
    close: () => clearInterval(rereading),
  }
}

function openVips({ db, calendar, leave, mayChat, settings, mode, aiUrl }: OpenChatParts): Vips {
  const [week, month, quarter] = settings.vipGold
  return new Vips({
    db,
    calendar,
    leave,
    mayBuy: mayChat,
    prices: [fromWire(week), fromWire(month), fromWire(quarter)],
    // For real money it is sold only where it brings something.
    isSold: mode === 'sandbox' || aiUrl !== null,
  })
}

function openGoogle({ db, vault, calendar, leave, settings, mode, onTrouble }: OpenChatParts, vips: Vips) {
  const place = mode === 'sandbox' ? settings.google : null
  const account = place && settings.googleAccount && new GoogleAccount({ ...settings.googleAccount, ...place })
  const checks = new GoogleChecks({ db, vault, vips, leave, account, onTrouble })
  return { checks, google: new GoogleOrders({ db, vault, calendar, vips, checks, place }) }
}
