// What a character remembers about a player: a few encrypted words each, for the player to see, change and delete.

import { memorySlots, type ChatMemory, type MemorySlot } from '@glasshouse/rulebook/wire/chat/chat'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Memory } from './companion/companion.ts'
import { acceptable } from './companion/learn.ts'
import type { ChatKey } from './messages.ts'

interface Row {
  slot: MemorySlot
  value_sealed: Uint8Array
  create_time: bigint
}

export class Memories {
  readonly #db: Database
  readonly #vault: Vault

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#vault = vault
  }

  async list({ playerId, characterId }: ChatKey): Promise<ChatMemory[]> {
    const rows = await this.#db.read<Row>(
      'select * from chat_memories where player_id = $1 and character_id = $2 order by create_time, slot',
      [playerId, characterId],
    )
    return rows
      .filter(({ slot }) => memorySlots.includes(slot))
      .map((row) => ({
        slot: row.slot,
        value: this.#vault.unseal('chat-memory', row.value_sealed).toString(),
        createTime: Number(row.create_time),
      }))
  }

  async of(key: ChatKey): Promise<Memory> {
    return Object.fromEntries((await this.list(key)).map(({ slot, value }) => [slot, value]))
  }

  /** The player's own correction; an empty value deletes it. */
  async edit(key: ChatKey, slot: MemorySlot, value: string): Promise<void> {
    const accepted = value === '' ? null : acceptable(value, slot)
    if (value !== '' && accepted === null) throw new Refusal('chatMemoryUnfit')
    await this.#db.transaction((tx) =>
      accepted === null ? this.#delete(tx, key, slot) : this.save(tx, key, { [slot]: accepted }),
    )
  }

  async save(tx: Tx, { playerId, characterId }: ChatKey, learned: Memory): Promise<void> {
    for (const [slot, value] of Object.entries(learned)) {
      await tx.query(
        `insert into chat_memories (player_id, character_id, slot, value_sealed) values ($1, $2, $3, $4)
           on conflict (player_id, character_id, slot) do update set value_sealed = $4, create_time = now_ms()`,
        [playerId, characterId, slot, this.#vault.seal('chat-memory', Buffer.from(value))],
      )
    }
  }

  /** Also deletes the summary of the chat, which contains memories as well. */
  async wipe({ playerId, characterId }: ChatKey): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await tx.query(
        `update chat_threads set summary_sealed = null, summary_up_to = last_time, summary_version = summary_version + 1
           where player_id = $1 and character_id = $2`,
        [playerId, characterId],
      )
      await tx.query('delete from chat_memories where player_id = $1 and character_id = $2', [playerId, characterId])
    })
  }

  async #delete(tx: Tx, { playerId, characterId }: ChatKey, slot: MemorySlot): Promise<void> {
    await tx.query('delete from chat_memories where player_id = $1 and character_id = $2 and slot = $3', [
      playerId,
      characterId,
      slot,
    ])
  }
}
