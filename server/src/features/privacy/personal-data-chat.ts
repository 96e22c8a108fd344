// What the characters' room keeps about a player: read out with its words opened, and erased with the account. What was
// paid for stays in the books.

import type { PersonalDataEntry } from './personal-data.ts'

const opened = (column: string, name: string): string => `encode(${column}, 'base64') as ${name}`

const chat = (
  section: string,
  name: string,
  key: string,
  type: PersonalDataEntry['type'],
  columns: string,
): PersonalDataEntry => ({
  section,
  tables: [name],
  columns,
  from: name,
  owner: 'player_id = $1',
  key,
  type,
})

export const CHAT_PERSONAL_DATA: readonly PersonalDataEntry[] = [
  {
    ...chat(
      'chats',
      'chat_threads',
      'character_id',
      'text',
      `character_id, mind, ${opened('summary_sealed', 'summary')}, create_time, last_time`,
    ),
    sealed: { summary: 'chat-summary' },
  },
  {
    ...chat(
      'chatMessages',
      'chat_messages',
      'id',
      'int8',
      `character_id, author, ${opened('text_sealed', 'text')}, state, engine, extra, create_time`,
    ),
    sealed: { text: 'chat' },
  },
  {
    ...chat(
      'chatMemories',
      'chat_memories',
      `character_id || ':' || slot`,
      'text',
      `character_id, slot, ${opened('value_sealed', 'value')}, create_time`,
    ),
    sealed: { value: 'chat-memory' },
  },
  {
    ...chat(
      'chatReports',
      'chat_reports',
      'id',
      'int8',
      `character_id, reason, ${opened('note_sealed', 'note')}, ${opened('messages_sealed', 'messages')}, state, outcome, create_time, close_time`,
    ),
    sealed: { note: 'chat-report', messages: 'chat-report' },
  },
  chat('chatAnswers', 'chat_budgets', 'day', 'int8', 'day, used, summed'),
  chat('vip', 'vips', 'player_id', 'int8', 'until'),
  chat('vipGrants', 'vip_grants', 'id', 'int8', 'source, days, from_time, until_time, gold, order_id, create_time'),
  chat('vipChecks', 'google_checks', 'grant_id', 'int8', 'product_id, state, create_time, end_time'),
]

export const CHAT_EXCEPTIONS: Readonly<Record<string, string>> = {
  chat_tickets: 'hashes of secrets that open a line once',
}

/** In this order: a message belongs to its thread. */
export const CHAT_ERASED = [
  'delete from chat_tickets where player_id = $1',
  'delete from chat_reports where player_id = $1',
  'delete from chat_memories where player_id = $1',
  'delete from chat_messages where player_id = $1',
  'delete from chat_threads where player_id = $1',
  'delete from chat_budgets where player_id = $1',
  'delete from google_checks where player_id = $1',
  'delete from vips where player_id = $1',
] as const
