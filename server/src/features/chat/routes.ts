import { fromWire, toWire } from '@glasshouse/rulebook/core/coins'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import {
  CHAT_ANSWERS,
  CHAT_ANSWERS_VIP,
  CHAT_TEXT_MAX,
  CHAT_TEXT_MAX_VIP,
  chatContract,
  chatReportContract,
} from '@glasshouse/rulebook/wire/chat/chat'
import { vipContract } from '@glasshouse/rulebook/wire/chat/vip'
import { recordAuditFirst } from '../../platform/db/audit-log.ts'
import type { Database } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { listCharacters, type CharacterDeps } from './characters.ts'
import type { Chat } from './chat.ts'
import { googleProducts, type GoogleOrders } from './google/orders.ts'
import type { ChatKey } from './messages.ts'
import type { Reports } from './reports.ts'
import { issueTicket } from './tickets.ts'
import type { Vips } from './vip.ts'

export interface ChatRouteDeps extends CharacterDeps {
  readonly chat: Chat
  readonly vips: Vips
  readonly google: GoogleOrders
  readonly reports: Reports
  readonly mayChat: (playerId: bigint) => Promise<void>
}

/** Players on a break can still read, export and delete their own data. */
export function chatRoutes(deps: ChatRouteDeps): Route[] {
  const { db, chat, reports, roster } = deps
  const { messages, memories } = chat
  const keyOf = (playerId: bigint, id: string): ChatKey => {
    // A disabled character's history stays available.
    if (!roster.of(id)) throw new Refusal('notFound')
    return { playerId, characterId: id }
  }
  return implement(chatContract, {
    characters: ({ sort }, { playerId, language }) => listCharacters(deps, sort, playerId, language),
    history: ({ lastCreateTime, id }, { playerId }) =>
      id === undefined
        ? messages.historyOfAll(playerId, lastCreateTime)
        : messages.history(keyOf(playerId, id), lastCreateTime),
    deleteHistory: ({ id }, { playerId }) => chat.deleteHistory(keyOf(playerId, id)),
    memory: ({ id }, { playerId }) => memories.list(keyOf(playerId, id)),
    editMemory: async ({ id, slot, value }, { playerId }) => {
      const key = keyOf(playerId, id)
      await memories.edit(key, slot, value)
      return await memories.list(key)
    },
    wipeMemory: ({ id }, { playerId }) => memories.wipe(keyOf(playerId, id)),
    exportChat: async ({ id }, { playerId }) => {
      const key = keyOf(playerId, id)
      return {
        character: roster.personaOf(id)?.name ?? id,
        exportTime: deps.calendar.now(),
        messages: (await messages.exported(key)).toReversed(),
        memory: await memories.list(key),
        summary: await chat.summaries.of(key),
      }
    },
    report: async ({ messageId, reason, note }, { playerId }) => ({
      reportId: await reports.file(playerId, messageId, reason, note ?? ''),
    }),
    reportState: ({ messageId }, { playerId }) => reports.stateOf(playerId, messageId),
    ticket: async (_, { playerId, tokenHash }) => {
      await deps.mayChat(playerId)
      return await issueTicket(db, playerId, tokenHash)
    },
  })
}

export function vipRoutes({ vips, google, engine, roster }: ChatRouteDeps): Route[] {
  const characters = (): { free: number; vip: number } => {
    const shown = roster.on()
    return { free: shown.filter(({ persona }) => !persona.isVipOnly).length, vip: shown.length }
  }
  return implement(vipContract, {
    vipPrice: async (_, { playerId }) => ({
      ...(playerId === undefined ? { isVip: false, until: null } : await vips.of(playerId)),
      prices: vips.prices().map(({ days, gold }) => ({ days, gold: toWire(gold) })),
      isSold: vips.isSold,
      engine,
      google: google.isOpen,
      perks: {
        textMax: { free: CHAT_TEXT_MAX, vip: CHAT_TEXT_MAX_VIP },
        answers: { free: CHAT_ANSWERS, vip: CHAT_ANSWERS_VIP },
        characters: characters(),
      },
    }),
    buyVip: ({ days, gold, requestId }, { playerId }) => vips.buy(playerId, days, fromWire(gold), requestId),
    googleVipPrice: async (_, { playerId }) => ({
      isOpen: google.isOpen,
      packageName: google.packageName,
      accountHash: await google.offerHash(playerId),
      products: [...googleProducts],
    }),
    verifyGoogle: ({ purchaseData, signature }, { playerId }) => google.redeem(playerId, purchaseData, signature),
  })
}

export const chatReportRoutes = (db: Database, reports: Reports): Route[] =>
  implement(chatReportContract, {
    chatReports: async ({ state }, { operatorId }) => {
      // Reading a reported chat is an audited action as well.
      await recordAuditFirst(db, operatorId, { act: 'chat.readReports', subject: state })
      return await reports.list(state)
    },
    reviewChatReport: ({ id }, { operatorId }) => reports.review(id, operatorId),
    closeChatReport: ({ id, decision, outcome }, { operatorId }) => reports.close(id, operatorId, decision, outcome),
  })
