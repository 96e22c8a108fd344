// Personal data of the chat feature: exported decrypted, and erased with the account. Payments stay in the ledger.

import { tableEntry, type PersonalDataEntry } from './personal-data-entry.ts'

const base64 = (column: string, name: string): string => `encode(${column}, 'base64') as ${name}`

export const CHAT_PERSONAL_DATA: readonly PersonalDataEntry[] = [
  {
    ...tableEntry(
      'chats',
      'chat_threads',
      'character_id',
      'text',
      `character_id, mind, ${base64('summary_sealed', 'summary')}, create_time, last_time`,
    ),
    sealed: { summary: 'chat-summary' },
  },
  {
    ...tableEntry(
      'chatMessages',
      'chat_messages',
      'id',
      'int8',
      `character_id, author, ${base64('text_sealed', 'text')}, state, engine, extra, create_time`,
    ),
    sealed: { text: 'chat' },
  },
  {
    ...tableEntry(
      'chatMemories',
      'chat_memories',
      `character_id || ':' || slot`,
      'text',
      `character_id, slot, ${base64('value_sealed', 'value')}, ${base64('details_sealed', 'details')}, create_time`,
    ),
    sealed: { value: 'chat-memory', details: 'chat-memory' },
  },
  {
    ...tableEntry(
      'chatReports',
      'chat_reports',
      'id',
      'int8',
      `character_id, reason, ${base64('note_sealed', 'note')}, ${base64('messages_sealed', 'messages')}, state, decision, outcome, create_time, seen_time, close_time`,
    ),
    sealed: { note: 'chat-report', messages: 'chat-report' },
  },
  tableEntry('chatCare', 'chat_care', 'player_id', 'int8', 'level, kind, until'),
  tableEntry('chatAgeFlags', 'chat_age_flags', 'id', 'int8', 'character_id, create_time, reason, clear_time'),
  tableEntry('chatAnswers', 'chat_budgets', 'day', 'int8', 'day, used, summed'),
  tableEntry('vip', 'vips', 'player_id', 'int8', 'until'),
  tableEntry(
    'vipGrants',
    'vip_grants',
    'id',
    'int8',
    'source, days, from_time, until_time, gold, order_id, create_time',
  ),
  tableEntry(
    'vipChecks',
    'google_checks',
    'grant_id',
    'int8',
    'product_id, state, reason, consumption, create_time, end_time',
  ),
  tableEntry('googleAccounts', 'google_accounts', 'account_hash', 'text', 'account_hash'),
]

export const CHAT_EXCEPTIONS: Readonly<Record<string, string>> = {
  chat_tickets: 'hashes of single-use secrets that open a connection',
}

/** Ordered by foreign keys: messages before their thread. */
export const CHAT_ERASED = [
  'delete from chat_tickets where player_id = $1',
  'delete from chat_reports where player_id = $1',
  'delete from chat_memories where player_id = $1',
  'delete from chat_messages where player_id = $1',
  'delete from chat_threads where player_id = $1',
  'delete from chat_care where player_id = $1',
  'delete from chat_age_flags where player_id = $1',
  'delete from chat_budgets where player_id = $1',
  'delete from google_checks where player_id = $1',
  'delete from google_accounts where player_id = $1',
  'delete from vips where player_id = $1',
] as const
