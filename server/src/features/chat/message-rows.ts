// The rows of a chat: locking, encryption and views.

import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import type { Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { AGE_FLAG_OF_PLAYER } from './age-flags.ts'
import { CARE_OF_PLAYER, type Care } from './care.ts'
import type { Mind } from './companion/companion.ts'

export interface ChatKey {
  readonly playerId: bigint
  readonly characterId: string
}

export type Extra = Pick<ChatMessage, 'kind' | 'links' | 'helpLines' | 'suggestions' | 'notes'>
export const NO_EXTRA: Extra = { kind: 'talk', links: [], helpLines: [], suggestions: [], notes: [] }

export interface Row {
  id: bigint
  author: 'player' | 'character'
  text_sealed: Uint8Array
  create_time: bigint
  state: ChatMessage['state']
  client_id: string | null
  reply_to: bigint | null
  take: number
  engine: ChatMessage['engine']
  extra: Partial<Extra>
  is_reported: boolean
}

export interface Thread {
  last_time: bigint
  read_up_to: bigint
  mind: Mind
  mind_before: Mind
  disclosed_time: bigint
  sitting_time: bigint
  /** The player's current level of care; null where it is low. */
  care: Care | null
  /** Said to be under age, and not cleared. */
  is_under_age: boolean
  summary_sealed: Uint8Array | null
  summary_up_to: bigint
  lease_holder: string | null
  lease_expires_at: bigint
  now: bigint
}

// Both columns, to match the index of chat_reports.
export const MESSAGE = `m.*, exists (
  select 1 from chat_reports r where r.player_id = m.player_id and r.message_id = m.id) as is_reported`
export const OWN = 'm.player_id = $1 and m.character_id = $2'

export class Sealed {
  readonly #vault: Vault

  constructor(vault: Vault) {
    this.#vault = vault
  }

  seal(text: string): Buffer {
    return this.#vault.seal('chat', Buffer.from(text))
  }

  open({ text_sealed }: Pick<Row, 'text_sealed'>): string {
    return this.#vault.unseal('chat', text_sealed).toString()
  }

  view(row: Row): ChatMessage {
    return {
      id: Number(row.id),
      author: row.author,
      text: this.open(row),
      createTime: Number(row.create_time),
      state: row.state,
      clientId: row.client_id,
      replyTo: row.reply_to === null ? null : Number(row.reply_to),
      take: row.take,
      engine: row.engine,
      ...NO_EXTRA,
      ...row.extra,
      isReported: row.is_reported,
    }
  }
}

export const ids = ({ playerId, characterId }: ChatKey): [bigint, string] => [playerId, characterId]

export const nameOf = ({ playerId, characterId }: ChatKey): string => `${playerId}:${characterId}`

export async function lock(tx: Tx, key: ChatKey): Promise<Thread | null> {
  const [thread] = await tx.query<Thread>(
    `select *, now_ms() as now, ${CARE_OF_PLAYER}, ${AGE_FLAG_OF_PLAYER} from chat_threads where player_id = $1 and character_id = $2 for update`,
    ids(key),
  )
  return thread ?? null
}
