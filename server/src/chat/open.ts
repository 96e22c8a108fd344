// Puts the room together: engines by configuration, the app's texts to search in, VIP and its orders.

import type { IncomingMessage } from 'node:http'
import type { GameFacts } from '@glasshouse/rulebook/core/game'
import { fromWire } from '@glasshouse/rulebook/core/coins'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { ChatSettings } from '../config-chat.ts'
import type { Database } from '../db/tx.ts'
import type { Vault } from '../db/vault.ts'
import type { Route } from '../http/route.ts'
import type { Calendar } from '../play/days.ts'
import { Chat, type ChatParts } from './chat.ts'
import { appTexts, type Question } from './companion/app-texts.ts'
import { Knowledge } from './companion/knowledge.ts'
import { OfflineCompanion } from './companion/offline.ts'
import { RemoteCompanion } from './engines/remote.ts'
import { GoogleOrders } from './google-orders.ts'
import { Reports } from './reports.ts'
import { chatReportRoutes, chatRoutes, vipRoutes, type Overseers } from './routes.ts'
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
  readonly mayChat: (playerId: bigint) => Promise<void>
  readonly hashToken: (token: string) => Buffer
  readonly holderOf: (tokenHash: Buffer) => Promise<bigint>
  readonly onEnded: (listener: (playerId: bigint) => void) => void
  readonly addressOf: (request: IncomingMessage) => string
  readonly overseers: Overseers
  readonly onTrouble: (error: unknown) => void
}

export interface OpenedChat {
  readonly routes: readonly Route[]
  readonly door: ChatDoor
  owns(request: IncomingMessage): boolean
  /** Notices of VIP that ends. */
  advance(now: number): Promise<void>
  close(): Promise<void>
}

export async function openChat(parts: OpenChatParts): Promise<OpenedChat> {
  const { db, vault, calendar, settings, aiUrl, mode, facts, questions, onTrouble, mayChat } = parts
  const read = async (): Promise<Knowledge> =>
    new Knowledge({
      en: appTexts('en', facts, await questions('en')),
      fr: appTexts('fr', facts, await questions('fr')),
    })
  let knowledge = await read()
  const again = async (): Promise<void> => {
    knowledge = await read()
  }
  const rereading = setInterval(() => void again().catch(onTrouble), REREAD_MS)
  rereading.unref()
  const [week, month, quarter] = settings.vipGold
  const vips = new Vips({
    db,
    calendar,
    leave: parts.leave,
    prices: [fromWire(week), fromWire(month), fromWire(quarter)],
    // For real money it is sold only where it brings something.
    isSold: mode === 'sandbox' || aiUrl !== null,
  })
  const remote = aiUrl ? new RemoteCompanion({ url: aiUrl, model: settings.model, key: settings.key }) : null
  const chat = new Chat({
    ...parts,
    vips,
    remote,
    offline: new OfflineCompanion(PACE_MS),
    knowledge: (query, language) => knowledge.find(query, language),
  })
  parts.onEnded((playerId) => void chat.door.sessionsEnded(playerId).catch(onTrouble))
  const google = new GoogleOrders({ db, vault, calendar, vips, place: mode === 'sandbox' ? settings.google : null })
  const reports = new Reports(db, vault, chat.messages)
  const isVipOpen = (playerId: bigint | undefined): Promise<boolean> => chat.isVipOpen(playerId)
  const routeParts = { db, vault, calendar, engine: chat.engine, isVipOpen, chat, vips, google, reports, mayChat }
  return {
    routes: [...chatRoutes(routeParts), ...vipRoutes(routeParts), ...chatReportRoutes(db, reports, parts.overseers)],
    door: chat.door,
    owns: (request) => ChatDoor.owns(request),
    advance: (now) => vips.advance(now),
    close: async () => {
      clearInterval(rereading)
      await chat.close()
    },
  }
}
