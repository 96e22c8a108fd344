// A chat as one device knows it: frames and pages go in, messages come out, each once and in order. It is pure; whatever
// is lost, repeated or said again after a reconnect must lead to the same messages.

import type { ChatFrame, ChatMessage, ChatRequest } from '@glasshouse/rulebook/wire/chat/chat'

/** Written here and not yet known to be kept by the house. */
export interface Outgoing {
  readonly clientId: string
  readonly text: string
  /** Why the house did not take it; it is not sent again by itself then. */
  readonly refusal: string | null
}

export type Hello = Omit<Extract<ChatFrame, { type: 'hello' }>, 'type' | 'character' | 'lastMessage' | 'readUpTo'>

export interface ChatState {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[]
  readonly outbox: readonly Outgoing[]
  readonly hello: Hello | null
  readonly readUpTo: number
  /** How far it was read when the chat was opened, and what was the newest then. */
  readonly opened: { readonly readUpTo: number; readonly lastMessage: number } | null
  /** Null until the first page has told it. */
  readonly hasOlder: boolean | null
}

export const PAGE = 20

export const emptyChat = (outbox: readonly Outgoing[] = []): ChatState => ({
  messages: [],
  outbox,
  hello: null,
  readUpTo: 0,
  opened: null,
  hasOlder: null,
})

const BARE = {
  clientId: null,
  replyTo: null,
  take: 0,
  engine: null,
  kind: 'talk',
  links: [],
  helpLines: [],
  suggestions: [],
  notes: [],
  isReported: false,
} satisfies Partial<ChatMessage>

export function receive(chat: ChatState, frame: ChatFrame): ChatState {
  switch (frame.type) {
    case 'hello': {
      const { engine, isVip, textMax, quota, readUpTo, lastMessage } = frame
      return {
        ...chat,
        hello: { engine, isVip, textMax, quota },
        readUpTo: Math.max(chat.readUpTo, readUpTo),
        opened: chat.opened ?? { readUpTo, lastMessage },
      }
    }
    case 'accepted':
      return accept(chat, frame)
    case 'message':
    case 'done':
      return put(chat, frame.message)
    case 'typing':
      return begin(chat, frame)
    case 'delta':
      return grow(chat, frame)
    case 'read':
      return { ...chat, readUpTo: Math.max(chat.readUpTo, frame.upTo) }
    case 'gone':
      return { ...emptyChat(chat.outbox), hello: chat.hello, hasOlder: false }
    case 'quota':
      return chat.hello ? { ...chat, hello: { ...chat.hello, quota: frame.quota } } : chat
    case 'refused':
      return refuse(chat, frame.clientId, frame.message)
    case 'pong':
      return chat
  }
}

/** What the player has just written. */
export const write = (chat: ChatState, clientId: string, text: string): ChatState => ({
  ...chat,
  outbox: [...chat.outbox.filter((one) => one.clientId !== clientId), { clientId, text, refusal: null }],
})

/** What was refused and is not to be sent any more. */
export const discard = (chat: ChatState, clientId: string): ChatState => ({
  ...chat,
  outbox: chat.outbox.filter((one) => one.clientId !== clientId),
})

export const markReported = (chat: ChatState, id: number): ChatState => ({
  ...chat,
  messages: chat.messages.map((one) => (one.id === id ? { ...one, isReported: true } : one)),
})

/** Adds a page of what was said before. */
export function addOlder(chat: ChatState, page: readonly ChatMessage[]): ChatState {
  return { ...page.reduce(putUnknown, chat), hasOlder: page.length >= PAGE }
}

/**
 * Takes over the newest page. What was known when it was asked for and is missing in it has been deleted elsewhere, or
 * lies behind a gap; either way it is asked for again when somebody looks for it.
 */
export function takeNewest(chat: ChatState, page: readonly ChatMessage[], knownBefore: ReadonlySet<number>): ChatState {
  const isWhole = page.length < PAGE
  const since = isWhole ? 0 : Math.min(...page.map(({ createTime }) => createTime))
  const told = new Set(page.map(({ id }) => id))
  const hasGap = !isWhole && !page.some(({ id }) => knownBefore.has(id))
  const stays = ({ id, createTime }: ChatMessage): boolean =>
    told.has(id) || !knownBefore.has(id) || (createTime < since && !hasGap)
  const kept = chat.messages.filter(stays)
  const hasOlder = kept.some(({ createTime }) => createTime < since) ? chat.hasOlder : !isWhole
  return { ...page.reduce(putUnknown, { ...chat, messages: kept }), hasOlder }
}

/** What to say on a new line: how far one is, then all that may not have arrived. */
export function resumeWith({ messages, outbox }: ChatState): ChatRequest[] {
  const last = messages.findLast(({ author, replyTo }) => author === 'character' && replyTo !== null)
  const answer = last && { messageId: last.id, take: last.take, n: last.text.length }
  const lastCreateTime = messages.at(-1)?.createTime ?? 0
  const waiting = outbox.filter(({ refusal }) => refusal === null)
  return [
    { type: 'resume', lastCreateTime, ...(answer && { answer }) },
    ...waiting.map(({ clientId, text }): ChatRequest => ({ type: 'send', clientId, text })),
  ]
}

export const isWriting = ({ messages }: ChatState): boolean => messages.some(({ state }) => state === 'writing')

/** The player's last message, if it may be edited: its reply has ended, and nothing follows it. */
export function editable({ messages, outbox }: ChatState): ChatMessage | null {
  const last = messages.at(-1)
  if (!last || last.author !== 'character' || last.state === 'writing' || outbox.length > 0) return null
  const own = messages.findLast(({ author }) => author === 'player')
  return own && own.id === last.replyTo ? own : null
}

const find = (chat: ChatState, id: number): ChatMessage | undefined => chat.messages.find((one) => one.id === id)

function put(chat: ChatState, message: ChatMessage): ChatState {
  const known = find(chat, message.id)
  if (known && known.take > message.take) return chat
  const others = chat.messages.filter(({ id }) => id !== message.id)
  const after = others.findLastIndex(({ createTime }) => createTime < message.createTime) + 1
  return {
    ...chat,
    messages: answered(others.toSpliced(after, 0, message), message.replyTo),
    outbox: chat.outbox.filter(({ clientId }) => clientId !== message.clientId),
  }
}

/** A page may be older than what came on the line meanwhile: of two looks at one message the one further on counts. */
function putUnknown(chat: ChatState, message: ChatMessage): ChatState {
  const known = find(chat, message.id)
  const isUnderWay = known?.state === 'writing' || known?.state === 'waiting'
  const isFurther = !known || message.take > known.take || (isUnderWay && message.state !== known.state)
  return isFurther ? put(chat, message) : chat
}

const answered = (messages: readonly ChatMessage[], id: number | null): readonly ChatMessage[] =>
  messages.map((one) => (one.id === id && one.state === 'waiting' ? { ...one, state: 'answered' } : one))

function accept(chat: ChatState, frame: Extract<ChatFrame, { type: 'accepted' }>): ChatState {
  const { clientId, messageId: id, createTime } = frame
  const sent = chat.outbox.find((one) => one.clientId === clientId)
  if (!sent || find(chat, id)) return discard(chat, clientId)
  return put(chat, { ...BARE, id, author: 'player', text: sent.text.trim(), createTime, state: 'waiting', clientId })
}

function begin(chat: ChatState, frame: Extract<ChatFrame, { type: 'typing' }>): ChatState {
  const { messageId: id, take, replyTo, createTime } = frame
  const known = find(chat, id)
  // Only an answer that did not come to its end is gone on with in the same take.
  if (known && (known.take > take || (known.take === take && known.state === 'done'))) return chat
  return put(chat, { ...BARE, id, author: 'character', text: '', createTime, state: 'writing', replyTo, take })
}

function grow(chat: ChatState, { messageId, take, n, text }: Extract<ChatFrame, { type: 'delta' }>): ChatState {
  const known = find(chat, messageId)
  // What comes after a gap is not put in a wrong place: the whole text comes at the end.
  if (!known || known.take !== take || known.state === 'done' || n > known.text.length) return chat
  const grown = known.text.slice(0, n) + text
  // One that was cut off and is gone on with may grow without beginning again.
  return known.text.startsWith(grown) ? chat : put(chat, { ...known, state: 'writing', text: grown })
}

function refuse(chat: ChatState, clientId: string | null, refusal: string): ChatState {
  if (clientId === null) return chat
  return { ...chat, outbox: chat.outbox.map((one) => (one.clientId === clientId ? { ...one, refusal } : one)) }
}
