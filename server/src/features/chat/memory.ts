// What a character remembers of a player: a few words each, sealed, for the player to see, change and wipe.

import { memorySlots, type ChatMemory, type MemorySlot } from '@glasshouse/rulebook/wire/chat/chat'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Memory } from './companion/companion.ts'
import { fitting } from './companion/learn.ts'
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

  /** The player's own word on it; what is empty is forgotten. */
  async edit(key: ChatKey, slot: MemorySlot, value: string): Promise<void> {
    const kept = value === '' ? null : fitting(value, slot)
    if (value !== '' && kept === null) throw new Refusal('chatMemoryUnfit')
    await this.#db.transaction((tx) =>
      kept === null ? this.#forget(tx, key, slot) : this.keep(tx, key, { [slot]: kept }),
    )
  }

  async keep(tx: Tx, { playerId, characterId }: ChatKey, learned: Memory): Promise<void> {
    for (const [slot, value] of Object.entries(learned)) {
      await tx.query(
        `insert into chat_memories (player_id, character_id, slot, value_sealed) values ($1, $2, $3, $4)
           on conflict (player_id, character_id, slot) do update set value_sealed = $4, create_time = now_ms()`,
        [playerId, characterId, slot, this.#vault.seal('chat-memory', Buffer.from(value))],
      )
    }
  }

  /** With the summary of what was said, which remembers as well. */
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

  async #forget(tx: Tx, { playerId, characterId }: ChatKey, slot: MemorySlot): Promise<void> {
    await tx.query('delete from chat_memories where player_id = $1 and character_id = $2 and slot = $3', [
      playerId,
      characterId,
      slot,
    ])
  }
}
