// What was said, as rows. A message is written before it is answered, and whoever touches a chat holds its row meanwhile:
// so createTimes rise without a tie, a send is taken once, and of two nodes one writes the answer.

import { CHAT_QUEUE, type ChatMessage } from '@glasshouse/rulebook/wire/chat'
import { Refusal } from '@glasshouse/rulebook/core/refusals'
import type { Database, Tx } from '../db/tx.ts'
import { only } from '../db/tx.ts'
import type { Vault } from '../db/vault.ts'
import { before, PAGE_ROWS } from '../play/paging.ts'
import type { Mind } from './companion/companion.ts'

export interface ChatKey {
  readonly playerId: bigint
  readonly characterId: string
}

type Extra = Pick<ChatMessage, 'kind' | 'links' | 'helpLines' | 'suggestions' | 'notes'>
const NO_EXTRA: Extra = { kind: 'talk', links: [], helpLines: [], suggestions: [], notes: [] }

interface Row {
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
  care_until: bigint
  driver: string | null
  driver_until: bigint
  now: bigint
}

/** An answer to be written: to what, and where the talk stood. */
export interface Job {
  readonly key: ChatKey
  readonly answer: ChatMessage
  readonly question: string
  readonly mind: Mind
  readonly thread: Thread
  readonly begun: string
}

/** A node that has not been heard of for so long does not write any more. */
const LEASE_MS = 10_000
const SITTING_GAP_MS = 1_800_000
const SHOWN = 12
const EXPORT_MAX = 5000
const MESSAGE = `m.*, exists (select 1 from chat_reports r where r.message_id = m.id) as is_reported`
const OWN = 'm.player_id = $1 and m.character_id = $2'

export class Messages {
  readonly #db: Database
  readonly #vault: Vault

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#vault = vault
  }

  /** Begins a chat with its greeting, once. */
  async open(key: ChatKey, greeting: { text: string; suggestions: readonly string[] }): Promise<void> {
    const [known] = await this.#db.read(
      'select 1 from chat_threads where player_id = $1 and character_id = $2',
      ids(key),
    )
    if (known) return
    await this.#db.transaction(async (tx) => {
      const fresh = await tx.query(
        `insert into chat_threads (player_id, character_id, last_time, disclosed_time, sitting_time)
           values ($1, $2, now_ms(), now_ms(), now_ms()) on conflict do nothing returning 1 as one`,
        ids(key),
      )
      if (fresh.length === 0) return
      await this.#add(tx, key, {
        author: 'character',
        text: greeting.text,
        state: 'done',
        engine: 'offline',
        extra: { ...NO_EXTRA, kind: 'greeting', suggestions: [...greeting.suggestions] },
      })
    })
  }

  /** Takes a player's message; the same clientId again is the same message. */
  async accept(key: ChatKey, clientId: string, text: string): Promise<{ message: ChatMessage; isRepeat: boolean }> {
    return await this.#db.transaction(async (tx) => {
      const thread = await lock(tx, key)
      if (!thread) throw new Refusal('notFound')
      const [known] = await tx.query<Row>(`select ${MESSAGE} from chat_messages m where ${OWN} and m.client_id = $3`, [
        ...ids(key),
        clientId,
      ])
      if (known) return { message: this.view(known), isRepeat: true }
      const { waiting } = only(
        await tx.query<{ waiting: bigint }>(
          `select count(*) as waiting from chat_messages m where ${OWN} and m.state = 'waiting'`,
          ids(key),
        ),
      )
      if (Number(waiting) >= CHAT_QUEUE) throw new Refusal('chatQueueFull')
      if (thread.now - thread.last_time > BigInt(SITTING_GAP_MS)) {
        await tx.query(
          'update chat_threads set sitting_time = now_ms() where player_id = $1 and character_id = $2',
          ids(key),
        )
      }
      const message = await this.#add(tx, key, { author: 'player', text, state: 'waiting', clientId })
      return { message, isRepeat: false }
    })
  }

  /** The next message to be answered by this node; none where there is none, or another node is at it. `hasCut` where an
   * answer was found that nobody writes any more. */
  async claim(key: ChatKey, node: string): Promise<{ job: Job | null; hasCut: boolean }> {
    return await this.#db.transaction(async (tx) => {
      const thread = await lock(tx, key)
      if (!thread || (thread.driver && thread.driver_until > thread.now)) return { job: null, hasCut: false }
      const hasCut = await this.#cut(tx, key)
      const [next] = await tx.query<Row>(
        `select ${MESSAGE} from chat_messages m where ${OWN} and m.state = 'waiting' order by m.create_time limit 1`,
        ids(key),
      )
      if (!next) {
        await tx.query('update chat_threads set driver = null where player_id = $1 and character_id = $2', ids(key))
        return { job: null, hasCut }
      }
      await tx.query(`update chat_messages set state = 'answered' where id = $1`, [next.id])
      await drive(tx, key, node)
      const answer = await this.#add(tx, key, { author: 'character', text: '', state: 'writing', replyTo: next.id })
      const question = this.#open(next)
      return { job: { key, answer, question, mind: thread.mind, thread, begun: '' }, hasCut }
    })
  }

  /** Writes the last answer anew, or goes on with one that was cut off; null for a repeat of what was asked before. */
  async rewrite(
    key: ChatKey,
    node: string,
    messageId: number,
    take: number,
    how: 'regenerate' | 'continue',
  ): Promise<Job | null> {
    return await this.#db.transaction(async (tx) => {
      const thread = await lock(tx, key)
      const [last] = await tx.query<Row>(
        `select ${MESSAGE} from chat_messages m where ${OWN} and m.author = 'character' order by m.create_time desc limit 1`,
        ids(key),
      )
      if (!thread || !last || Number(last.id) !== messageId || last.reply_to === null) throw new Refusal('chatNotLast')
      if (last.take > take) return null
      const isLive = thread.driver !== null && thread.driver_until > thread.now
      if (how === 'continue' && (last.state === 'done' || (last.state === 'writing' && isLive))) return null
      if (isLive) throw new Refusal('chatNotLast')
      const [question] = await tx.query<Row>(`select ${MESSAGE} from chat_messages m where ${OWN} and m.id = $3`, [
        ...ids(key),
        last.reply_to,
      ])
      if (!question) throw new Refusal('chatNotLast')
      const begun = how === 'continue' ? this.#open(last) : ''
      const row = only(
        await tx.query<Row>(
          `update chat_messages m set state = 'writing', take = $2, text_sealed = $3, engine = null, extra = '{}'
             where id = $1 returning ${MESSAGE}`,
          [last.id, how === 'regenerate' ? last.take + 1 : last.take, this.#seal(begun)],
        ),
      )
      await drive(tx, key, node)
      // An answer that was cut off has changed nothing yet; one that ended is forgotten, but for the lines it used.
      const mind = last.state === 'cut' ? thread.mind : { ...thread.mind_before, said: thread.mind.said ?? [] }
      return { key, answer: this.view(row), question: this.#open(question), mind, thread, begun }
    })
  }

  /** Writes down how far an answer is. False when it is nobody's business any more: stopped elsewhere, or deleted. */
  async progress({ answer, key }: Job, text: string): Promise<boolean> {
    const rows = await this.#db.commit(
      `with alive as (update chat_messages set text_sealed = $4 where id = $3 and take = $5 and state = 'writing' returning 1)
       update chat_threads set driver_until = now_ms() + ${LEASE_MS}
         where player_id = $1 and character_id = $2 and exists (select 1 from alive) returning 1 as one`,
      [...ids(key), answer.id, this.#seal(text), answer.take],
    )
    return rows.length > 0
  }

  /** Ends an answer in the caller's transaction; null where it had been ended or deleted before. */
  async finish(tx: Tx, { key, answer, mind: mindBefore }: Job, end: Finished): Promise<ChatMessage | null> {
    if (!(await lock(tx, key))) return null
    const [row] = await tx.query<Row>(
      `update chat_messages m set state = $3, text_sealed = $4, engine = $5, extra = $6::text::jsonb
         where m.id = $1 and m.take = $2 and m.state = 'writing' returning ${MESSAGE}`,
      [answer.id, answer.take, end.state, this.#seal(end.text), end.engine, JSON.stringify(end.extra)],
    )
    await tx.query(
      `update chat_threads set driver = null, driver_until = 0, mind = $3::text::jsonb, mind_before = $4::text::jsonb,
           care_until = case when $5 then now_ms() + 86400000 else care_until end,
           disclosed_time = case when $6 then now_ms() else disclosed_time end
         where player_id = $1 and character_id = $2`,
      [...ids(key), JSON.stringify(end.mind), JSON.stringify(mindBefore), end.isCare, end.isDisclosed],
    )
    return row ? this.view(row) : null
  }

  /** Ends the answer under way wherever it is written; its writer finds out. */
  async stop(key: ChatKey): Promise<void> {
    await this.#db.commit(
      `update chat_messages m set state = 'stopped' where ${OWN} and m.state = 'writing' returning 1 as one`,
      ids(key),
    )
  }

  /** Chats of these whose writer is gone: what he wrote is marked as cut off, and what waits can be answered. */
  async findAbandoned(keys: readonly ChatKey[]): Promise<ChatKey[]> {
    const rows = await this.#db.read<{ player_id: bigint; character_id: string }>(
      `select t.player_id, t.character_id from chat_threads t
         join unnest($1::int8[], $2::text[]) k(player_id, character_id) using (player_id, character_id)
         where t.driver is not null and t.driver_until < now_ms()`,
      [keys.map(({ playerId }) => playerId), keys.map(({ characterId }) => characterId)],
    )
    return rows.map(({ player_id, character_id }) => ({ playerId: player_id, characterId: character_id }))
  }

  async history(key: ChatKey, lastCreateTime: number, limit = PAGE_ROWS): Promise<ChatMessage[]> {
    const rows = await this.#db.read<Row>(
      `select ${MESSAGE} from chat_messages m where ${OWN} and m.create_time < $3 order by m.create_time desc limit $4`,
      [...ids(key), before(lastCreateTime), limit],
    )
    return rows.map((row) => this.view(row))
  }

  exported = (key: ChatKey): Promise<ChatMessage[]> => this.history(key, 0, EXPORT_MAX)

  /** The newest messages after a moment, oldest first, and how far they were read; null where there is no chat. */
  async recent(
    key: ChatKey,
    after = 0,
  ): Promise<{ messages: ChatMessage[]; readUpTo: number; lastTime: number } | null> {
    const [thread] = await this.#db.read<Thread>(
      'select * from chat_threads where player_id = $1 and character_id = $2',
      ids(key),
    )
    if (!thread) return null
    const rows = await this.#db.read<Row>(
      `select * from (select ${MESSAGE} from chat_messages m where ${OWN} and m.create_time > $3
         order by m.create_time desc limit ${after > 0 ? 100 : SHOWN}) m order by create_time`,
      [...ids(key), after],
    )
    return {
      messages: rows.map((row) => this.view(row)),
      readUpTo: Number(thread.read_up_to),
      lastTime: Number(thread.last_time),
    }
  }

  async read(key: ChatKey, upTo: number): Promise<number> {
    const [row] = await this.#db.commit<{ read_up_to: bigint }>(
      `update chat_threads set read_up_to = greatest(read_up_to, least($3::int8, last_time))
         where player_id = $1 and character_id = $2 returning read_up_to`,
      [...ids(key), upTo],
    )
    return Number(row?.read_up_to ?? 0)
  }

  async delete(key: ChatKey): Promise<void> {
    await this.#db.transaction(async (tx) => {
      await lock(tx, key)
      for (const table of ['chat_messages', 'chat_memories', 'chat_threads']) {
        await tx.query(`delete from ${table} where player_id = $1 and character_id = $2`, ids(key))
      }
    })
  }

  /** A message with those before it, oldest first; empty where it is not this player's. */
  async around(tx: Pick<Tx, 'query'>, playerId: bigint, messageId: number, countBefore: number) {
    const rows = await tx.query<Row & { character_id: string }>(
      `select ${MESSAGE} from chat_messages m join chat_messages it on it.id = $2 and it.player_id = $1
         where m.player_id = $1 and m.character_id = it.character_id and m.create_time <= it.create_time
         order by m.create_time desc limit $3`,
      [playerId, messageId, countBefore + 1],
    )
    return rows.toReversed().map((row) => ({ ...this.view(row), characterId: row.character_id }))
  }

  view(row: Row): ChatMessage {
    return {
      id: Number(row.id),
      author: row.author,
      text: this.#open(row),
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

  async #cut(tx: Tx, key: ChatKey): Promise<boolean> {
    const cut = await tx.query(
      `update chat_messages m set state = 'cut' where ${OWN} and m.state = 'writing' returning 1 as one`,
      ids(key),
    )
    return cut.length > 0
  }

  async #add(tx: Tx, key: ChatKey, message: NewMessage): Promise<ChatMessage> {
    const row = only(
      await tx.query<Row>(
        `with t as (update chat_threads set last_time = greatest(now_ms(), last_time + 1)
                      where player_id = $1 and character_id = $2 returning last_time)
         insert into chat_messages (player_id, character_id, author, text_sealed, create_time, state, client_id, reply_to, engine, extra)
           select $1, $2, $3, $4, t.last_time, $5, $6, $7, $8, $9::text::jsonb from t returning *, false as is_reported`,
        [
          ...ids(key),
          message.author,
          this.#seal(message.text),
          message.state,
          message.clientId ?? null,
          message.replyTo ?? null,
          message.engine ?? null,
          JSON.stringify(message.extra ?? {}),
        ],
      ),
    )
    return this.view(row)
  }

  #seal(text: string): Buffer {
    return this.#vault.seal('chat', Buffer.from(text))
  }

  #open({ text_sealed }: Pick<Row, 'text_sealed'>): string {
    return this.#vault.unseal('chat', text_sealed).toString()
  }
}

interface NewMessage {
  readonly author: Row['author']
  readonly text: string
  readonly state: ChatMessage['state']
  readonly clientId?: string
  readonly replyTo?: bigint
  readonly engine?: ChatMessage['engine']
  readonly extra?: Extra
}

export interface Finished {
  readonly state: 'done' | 'stopped' | 'cut'
  readonly text: string
  readonly engine: ChatMessage['engine']
  readonly extra: Extra
  readonly mind: Mind
  readonly isCare: boolean
  readonly isDisclosed: boolean
}

const ids = ({ playerId, characterId }: ChatKey): [bigint, string] => [playerId, characterId]

async function lock(tx: Tx, key: ChatKey): Promise<Thread | null> {
  const [thread] = await tx.query<Thread>(
    'select *, now_ms() as now from chat_threads where player_id = $1 and character_id = $2 for update',
    ids(key),
  )
  return thread ?? null
}

const drive = (tx: Tx, key: ChatKey, node: string) =>
  tx.query(
    `update chat_threads set driver = $3, driver_until = now_ms() + ${LEASE_MS} where player_id = $1 and character_id = $2`,
    [...ids(key), node],
  )
