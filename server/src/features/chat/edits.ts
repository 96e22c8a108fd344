// Edits of a player's last message. The answer is written again, with everything that applies to a new message: screening,
// care and the quota. Care that the old text raised stays, because a need is not over when its words are taken back; so does
// an age flag, and a report keeps its own copy.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { ids, lock, MESSAGE, OWN, Sealed, type ChatKey, type Row } from './message-rows.ts'
import { claimThread, type Job } from './messages.ts'

export interface Edit {
  readonly messageId: number
  /** A repeat with the same clientId changes nothing. */
  readonly clientId: string
  readonly text: string
}

export class Edits {
  readonly #db: Database
  readonly #sealed: Sealed

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#sealed = new Sealed(vault)
  }

  /** The edited message, and the answer to write; no job for a repeat. */
  async edit(key: ChatKey, node: string, edit: Edit): Promise<{ message: ChatMessage; job: Job | null }> {
    const { messageId, clientId, text } = edit
    return await this.#db.transaction(async (tx) => {
      const thread = await lock(tx, key)
      const last = await newest(tx, key, 'player')
      if (!thread || !last || Number(last.id) !== messageId) throw new Refusal('chatEditNotLast')
      if (last.client_id === clientId) return { message: this.#sealed.view(last), job: null }
      const answer = await newest(tx, key, 'character')
      const isLive = thread.lease_holder !== null && thread.lease_expires_at > thread.now
      if (isLive || last.state !== 'answered' || answer?.reply_to !== last.id) throw new Refusal('chatEditNotLast')
      const [other] = await tx.query(`select 1 from chat_messages m where ${OWN} and m.client_id = $3`, [
        ...ids(key),
        clientId,
      ])
      if (other) throw new Refusal('chatEditNotLast')
      await forget(tx, key, last.id)
      const edited = only(
        await tx.query<Row>(
          `update chat_messages m set text_sealed = $2, client_id = $3, take = take + 1, learned = null
             where id = $1 returning ${MESSAGE}`,
          [last.id, this.#sealed.seal(text), clientId],
        ),
      )
      const begun = only(
        await tx.query<Row>(
          `update chat_messages m set state = 'writing', take = take + 1, text_sealed = $2, engine = null, extra = '{}'
             where id = $1 returning ${MESSAGE}`,
          [answer.id, this.#sealed.seal('')],
        ),
      )
      await claimThread(tx, key, node)
      // A cut-off answer has not changed the mind yet; a finished one is undone, except for the lines it used.
      const mind = answer.state === 'cut' ? thread.mind : { ...thread.mind_before, said: thread.mind.said ?? [] }
      const job: Job = {
        key,
        node,
        answer: this.#sealed.view(begun),
        question: text,
        mind,
        thread,
        begun: '',
        isPaid: false,
      }
      return { message: this.#sealed.view(edited), job }
    })
  }
}

/** Records what the answer to a message made the character remember. */
export async function noteLearned(tx: Tx, key: ChatKey, messageId: number, slots: readonly string[]): Promise<void> {
  if (slots.length === 0) return
  await tx.query(
    `update chat_messages set learned = coalesce(learned, '{}') || coalesce((
         select jsonb_object_agg(s.slot, s.create_time) from chat_memories s
           where s.player_id = $1 and s.character_id = $2 and s.slot = any($4::text[])), '{}')
       where id = $3`,
    [...ids(key), messageId, slots],
  )
}

async function forget(tx: Tx, key: ChatKey, messageId: bigint): Promise<void> {
  await tx.query(
    `delete from chat_memories s using chat_messages m, jsonb_each_text(coalesce(m.learned, '{}')) l
       where m.id = $3 and s.player_id = $1 and s.character_id = $2 and s.slot = l.key and s.create_time = l.value::int8`,
    [...ids(key), messageId],
  )
}

async function newest(tx: Tx, key: ChatKey, author: ChatMessage['author']): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    `select ${MESSAGE} from chat_messages m where ${OWN} and m.author = $3 order by m.create_time desc limit 1`,
    [...ids(key), author],
  )
  return row
}
