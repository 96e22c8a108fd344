// AI characters: their list, chat history, what they remember about a player, and the frames of the chat socket.
// A character is a program and says so. The chat has no access to bets or balances.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, operatorEndpoint, optionalPlayerEndpoint, playerEndpoint } from '../endpoint.ts'
import { lastCreateTime, time } from '../fields.ts'

/** Maximum length of one message, in code points. */
export const CHAT_TEXT_MAX = 140
export const CHAT_TEXT_MAX_VIP = 500
/** Daily answers of a remote engine, by UTC day; answers of the offline companion are not counted. */
export const CHAT_ANSWERS = 20
export const CHAT_ANSWERS_VIP = 200
/** How many messages may wait behind the one that is being answered. */
export const CHAT_QUEUE = 3
export const MEMORY_VALUE_MAX = 40

export const characterSorts = ['popular', 'new', 'all'] as const
const characterId = z.string().regex(/^[a-z]{2,20}$/)
const byCharacter = z.strictObject({ id: characterId })

/** A page of the app that an answer links to. */
const link = z.object({ label: z.string(), to: z.string() })
/** A help line; `country` is a two-letter code, or '*' for all countries. */
const helpLine = z.object({ country: z.string(), name: z.string(), contact: z.string() })
export type HelpLine = z.infer<typeof helpLine>

/** `remote` and `offline` name the engine that wrote the answer; `safety` is a fixed answer. */
export const chatEngines = ['offline', 'remote', 'safety'] as const
export const answerStates = ['writing', 'done', 'stopped', 'cut'] as const
/** `help`: shown with its help lines. `refusal`: the character declines. `app`: about this app, with a link. */
export const answerKinds = ['talk', 'help', 'refusal', 'app', 'greeting'] as const
/** Notes that the page shows beside an answer, with its own text. */
export const answerNotes = ['engineDown', 'quotaUsed', 'aiReminder', 'takeBreak'] as const

const message = z.object({
  id: z.int(),
  author: z.enum(['player', 'character']),
  text: z.string(),
  /** Strictly increasing within a chat. */
  createTime: time,
  /** `waiting` and `answered` belong to a player's message; the rest belong to an answer. */
  state: z.enum(['waiting', 'answered', ...answerStates]),
  /** Of a player's message: the id that its client assigned. */
  clientId: z.string().nullable(),
  /** Of an answer: the message it replies to. */
  replyTo: z.int().nullable(),
  /** How often an answer was regenerated, or a player’s message edited. */
  take: z.int(),
  engine: z.enum(chatEngines).nullable(),
  kind: z.enum(answerKinds),
  links: z.array(link),
  helpLines: z.array(helpLine),
  /** Suggested replies. */
  suggestions: z.array(z.string()),
  notes: z.array(z.enum(answerNotes)),
  isReported: z.boolean(),
})
export type ChatMessage = z.infer<typeof message>

/** A message in a list over all characters. */
const ownMessage = message.extend({ characterId })
export type OwnChatMessage = z.infer<typeof ownMessage>

const character = z.object({
  id: characterId,
  name: z.string(),
  age: z.int().min(18),
  /** Short descriptions in the requested language. */
  temper: z.string(),
  mood: z.string(),
  about: z.string(),
  topics: z.array(z.string()),
  suggestions: z.array(z.string()),
  /** The portrait's URL; null where the page draws one from the id. */
  portrait: z.string().nullable(),
  isVipOnly: z.boolean(),
  /** Whether the caller may talk with it. */
  isOpen: z.boolean(),
  isOnline: z.boolean(),
  createTime: time,
  /** How many players talk with it. */
  talkers: z.int(),
  unread: z.int(),
  last: z.object({ text: z.string(), author: z.enum(['player', 'character']), createTime: time }).nullable(),
})
export type Character = z.infer<typeof character>

const quota = z.object({
  /** Null where there is no remote engine, because nothing is counted then. */
  used: z.int().nullable(),
  max: z.int(),
  resetTime: time,
})
export type ChatQuota = z.infer<typeof quota>

/** Kinds of facts that a character remembers. */
export const memoryKinds = [
  'name',
  'person',
  'pet',
  'detail',
  'city',
  'job',
  'work',
  'study',
  'hobby',
  'like',
  'dislike',
  'music',
  'food',
  'film',
  'colour',
  'plan',
  'mood',
] as const
export type MemoryKind = (typeof memoryKinds)[number]
/** The place of a fact: its kind, with a number from the second one on (`pet`, `pet-2`). */
const memorySlot = z.string().regex(new RegExp(`^(?:${memoryKinds.join('|')})(?:-[1-9][0-9]?)?$`))
const memory = z.object({
  slot: memorySlot,
  kind: z.enum(memoryKinds),
  /** What the value belongs to, as the player said it: `sister`, `dog`, `exam`. Empty where the kind says it. */
  subject: z.string(),
  value: z.string(),
  /** The player's sentence that it comes from. Empty where the player has edited it. */
  sentence: z.string(),
  createTime: time,
})
export type ChatMemory = z.infer<typeof memory>
export const reportReasons = ['harmful', 'sexual', 'wrong', 'urging', 'other'] as const

/** `changed`: our team has changed something because of the report. `kept`: nothing was against the rules. */
export const reportDecisions = ['changed', 'kept'] as const
/** How far our team has come with a report. `closed` is one without a recorded decision. */
export const reportStates = ['received', 'underReview', ...reportDecisions, 'closed'] as const

shareSchemas({ ChatMessage: message, Character: character })

export const chatContract = contract('chat', areas.chat, {
  characters: optionalPlayerEndpoint('GET /api/ai_lady/{sort}', {
    summary: 'The characters, by popularity, newest first or in the set order',
    input: z.strictObject({ sort: z.enum(characterSorts).describe('Which characters to list, and in which order.') }),
    output: z.array(character),
  }),
  history: playerEndpoint('GET /api/ai_lady/message/{lastCreateTime}', {
    summary:
      'My messages with one character (`id`) or with all of them, newest first, twenty per page. ' +
      'A page with all characters is longer if messages from several chats share its last createTime',
    input: z.strictObject({ lastCreateTime, id: characterId.optional() }),
    output: z.array(ownMessage),
  }),
  deleteHistory: playerEndpoint('DELETE /api/ai_lady/history/{id}', {
    summary: 'Delete a chat’s messages and what the character remembers',
    input: byCharacter,
  }),
  memory: playerEndpoint('GET /api/ai_lady/memory/{id}', {
    summary: 'What a character remembers about me',
    input: byCharacter,
    output: z.array(memory),
  }),
  editMemory: playerEndpoint('PUT /api/ai_lady/memory/{id}', {
    summary: 'Correct what a character remembers (an empty value deletes it)',
    input: z.strictObject({
      id: characterId,
      slot: memorySlot,
      value: z.string().trim().max(MEMORY_VALUE_MAX),
    }),
    output: z.array(memory),
  }),
  wipeMemory: playerEndpoint('DELETE /api/ai_lady/memory/{id}', {
    summary: 'Delete everything that a character remembers about me',
    input: byCharacter,
  }),
  exportChat: playerEndpoint('GET /api/ai_lady/export/{id}', {
    summary: 'Export a chat, oldest first, with what the character remembers',
    input: byCharacter,
    output: z.object({
      character: z.string(),
      exportTime: time,
      messages: z.array(message),
      memory: z.array(memory),
      /** The character's summary of older messages; empty where there is none. */
      summary: z.string(),
    }),
  }),
  report: playerEndpoint('POST /api/ai_lady/report', {
    summary: 'Report a message, with the five before it, to our team (once per message)',
    input: z.strictObject({
      messageId: z.int().min(1),
      reason: z.enum(reportReasons),
      note: z.string().trim().max(500).optional(),
    }),
    output: z.object({ reportId: z.int() }),
  }),
  reportState: playerEndpoint('GET /api/ai_lady/report/{messageId}', {
    summary: 'The status of my report of a message',
    input: z.strictObject({ messageId: z.coerce.number().int().min(1) }),
    refusals: ['notFound'],
    output: z.object({
      state: z.enum(reportStates),
      reason: z.enum(reportReasons),
      createTime: time,
      updateTime: time,
    }),
  }),
  ticket: playerEndpoint('POST /api/ai_lady/ticket', {
    summary: 'Get a single-use ticket for the socket, so that no token appears in a URL',
    output: z.object({ ticket: z.string(), expiresAt: time }),
  }),
})
export type ChatContract = typeof chatContract

const reported = z.object({
  id: z.int(),
  playerId: z.int(),
  characterId: z.string(),
  reason: z.enum(reportReasons),
  note: z.string(),
  state: z.enum(['open', 'closed']),
  /** The five preceding messages, then the reported one. */
  messages: z.array(
    z.object({
      author: z.enum(['player', 'character']),
      text: z.string(),
      engine: z.string().nullable(),
      createTime: time,
    }),
  ),
  outcome: z.string(),
  /** What the player is told came of it; null while it is open. */
  decision: z.enum(reportDecisions).nullable(),
  /** Since when it is under review. */
  seenTime: time.nullable(),
  createTime: time,
})

/** What operators see of chats: reported messages, and nothing else. */
export const chatReportContract = contract('chatReports', areas.backofficeContent, {
  chatReports: operatorEndpoint(['support', 'owner'])('GET /api/console/chat/report/{state}', {
    summary: 'Reported messages: open ones, oldest first, or closed ones, most recently closed first',
    input: z.strictObject({ state: z.enum(['open', 'closed']) }),
    output: z.array(reported),
  }),
  reviewChatReport: operatorEndpoint(['support', 'owner'])('POST /api/console/chat/report/review', {
    summary: 'Show the player that their report is under review (a repeat has no effect)',
    input: z.strictObject({ id: z.int().min(1) }),
    refusals: ['reportDone'],
  }),
  closeChatReport: operatorEndpoint(['support', 'owner'])('POST /api/console/chat/report', {
    summary: 'Close a report with its outcome for our team, and the decision that the player sees',
    input: z.strictObject({
      id: z.int().min(1),
      decision: z.enum(reportDecisions),
      outcome: z.string().trim().min(1).max(500),
    }),
  }),
})

/** Frames from the client on wss /api/ai_lady/ws/{id}?token=, where the token is an x-token or a ticket. */
const messageId = z.int().min(1)
const take = z.int().min(0)
export const chatRequest = z.discriminatedUnion('type', [
  /** A repeat with the same clientId is the same message. */
  z.strictObject({ type: z.literal('send'), clientId: z.uuid(), text: z.string().max(4000) }),
  /** Ends the answer that is being written; its text so far stays. */
  z.strictObject({ type: z.literal('stop') }),
  /** Both name the take that the client has seen, so that a repeat has no effect. */
  z.strictObject({ type: z.literal('regenerate'), messageId, take }),
  z.strictObject({ type: z.literal('continue'), messageId, take }),
  /** Changes the player’s last message and has it answered again. A repeat with the same clientId has no effect. */
  z.strictObject({ type: z.literal('edit'), messageId, clientId: z.uuid(), text: z.string().max(4000) }),
  /** Everything up to this createTime has been read. */
  z.strictObject({ type: z.literal('read'), upTo: z.int().min(0) }),
  /** After a reconnect: the newest createTime that the client has, and how much of an unfinished answer. */
  z.strictObject({
    type: z.literal('resume'),
    lastCreateTime: z.int().min(0),
    answer: z.strictObject({ messageId, take, n: z.int().min(0) }).optional(),
  }),
  z.strictObject({ type: z.literal('language'), language: z.enum(['en', 'fr']) }),
  z.strictObject({ type: z.literal('ping'), sent: z.number() }),
])
export type ChatRequest = z.infer<typeof chatRequest>

/** Frames from the server. Offsets count UTF-16 units, as strings do in a browser. */
export const chatFrame = z.discriminatedUnion('type', [
  /** The first frame. Earlier messages come from the history endpoint or from `resume`. */
  z.object({
    type: z.literal('hello'),
    character: z.string(),
    engine: z.enum(['offline', 'remote']),
    isVip: z.boolean(),
    textMax: z.int(),
    quota,
    /** createTime of the newest message, and up to where it was read on any device. */
    lastMessage: time,
    readUpTo: time,
  }),
  z.object({
    type: z.literal('accepted'),
    clientId: z.string(),
    messageId: z.int(),
    createTime: time,
    isRepeat: z.boolean(),
  }),
  /** A complete message: the player's own from another device or edited (with a higher take), a greeting, or one that was missed. */
  z.object({ type: z.literal('message'), message }),
  /** An answer starts, or restarts with a higher take: discard what was shown of it. */
  z.object({ type: z.literal('typing'), messageId: z.int(), take, replyTo: z.int().nullable(), createTime: time }),
  z.object({ type: z.literal('delta'), messageId: z.int(), take, n: z.int(), text: z.string() }),
  /** The full text, which replaces all deltas. */
  z.object({ type: z.literal('done'), message }),
  z.object({ type: z.literal('read'), upTo: time }),
  /** The history was deleted. */
  z.object({ type: z.literal('gone') }),
  z.object({ type: z.literal('quota'), quota }),
  /** With `isEnd` the socket is closed afterwards. 403, 505 and 510 mean that the player must log in. */
  z.object({
    type: z.literal('refused'),
    errno: z.int(),
    code: z.string(),
    message: z.string(),
    clientId: z.string().nullable(),
    isEnd: z.boolean(),
  }),
  z.object({ type: z.literal('pong'), sent: z.number() }),
])
export type ChatFrame = z.infer<typeof chatFrame>
