// Stores what a character remembers about a player: encrypted facts for the player to see, change and delete.

import type { ChatMemory } from '@glasshouse/rulebook/wire/chat/chat'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { z } from 'zod'
import type { Database, Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { acceptable, kindOf, type Fact, type Learned, type Memory } from './companion/memory/fact.ts'
import type { ChatKey } from './messages.ts'

interface Row {
  slot: string
  value_sealed: Uint8Array
  details_sealed: Uint8Array | null
  create_time: bigint
}

/** What is stored beside a value. `value` repeats it: details of another value are out of date. */
const details = z.object({
  value: z.string(),
  subject: z.string(),
  label: z.string(),
  sentence: z.string(),
  due: z.int().nullable(),
})
type Details = z.infer<typeof details>
const NO_DETAILS = { subject: '', label: '', sentence: '', due: null }

const PURPOSE = 'chat-memory'

export class Memories {
  readonly #db: Database
  readonly #vault: Vault

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#vault = vault
  }

  async list(key: ChatKey): Promise<ChatMemory[]> {
    const facts = Object.entries(await this.of(key)).filter((entry): entry is [string, Fact] => entry[1] !== undefined)
    return facts.map(([slot, { kind, label, value, sentence, time }]) => ({
      slot,
      kind,
      subject: label,
      value,
      sentence,
      createTime: time,
    }))
  }

  async of({ playerId, characterId }: ChatKey): Promise<Memory> {
    const rows = await this.#db.read<Row>(
      `select slot, value_sealed, details_sealed, create_time from chat_memories
         where player_id = $1 and character_id = $2 order by create_time, slot`,
      [playerId, characterId],
    )
    return Object.fromEntries(rows.flatMap((row) => this.#factOf(row)))
  }

  /** The player's own correction; an empty value deletes it. */
  async edit(key: ChatKey, slot: string, value: string): Promise<void> {
    const kind = kindOf(slot)
    const accepted = value === '' || !kind ? null : acceptable(value, kind)
    if (!kind || (value !== '' && accepted === null)) throw new Refusal('chatMemoryUnfit')
    const known = (await this.of(key))[slot]
    const fact =
      accepted === null ? null : { ...NO_DETAILS, ...known, kind, value: accepted, sentence: '', due: null, time: 0 }
    await this.#db.transaction((tx) => this.save(tx, key, { [slot]: fact }))
  }

  async save(tx: Tx, { playerId, characterId }: ChatKey, learned: Learned): Promise<void> {
    for (const [slot, fact] of Object.entries(learned)) {
      if (fact) {
        await tx.query(
          `insert into chat_memories (player_id, character_id, slot, value_sealed, details_sealed) values ($1, $2, $3, $4, $5)
             on conflict (player_id, character_id, slot)
             do update set value_sealed = $4, details_sealed = $5, create_time = now_ms()`,
          [playerId, characterId, slot, this.#seal(fact.value), this.#seal(JSON.stringify(detailsOf(fact)))],
        )
      } else {
        await tx.query('delete from chat_memories where player_id = $1 and character_id = $2 and slot = $3', [
          playerId,
          characterId,
          slot,
        ])
      }
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

  #seal(text: string): Buffer {
    return this.#vault.seal(PURPOSE, Buffer.from(text))
  }

  /** No fact where a later version has stored a kind that this one does not know. */
  #factOf(row: Row): [string, Fact][] {
    const kind = kindOf(row.slot)
    if (!kind) return []
    const value = this.#vault.unseal(PURPOSE, row.value_sealed).toString()
    const stored =
      row.details_sealed && details.parse(JSON.parse(this.#vault.unseal(PURPOSE, row.details_sealed).toString()))
    const rest = stored?.value === value ? stored : NO_DETAILS
    const { subject, label, sentence, due } = rest
    return [[row.slot, { kind, subject, label, value, sentence, due, time: Number(row.create_time) }]]
  }
}

const detailsOf = ({ value, subject, label, sentence, due }: Fact): Details => ({
  value,
  subject,
  label,
  sentence,
  due,
})
