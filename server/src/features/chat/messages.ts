// Chat messages in the database. A message is stored before it is answered, and every change locks the chat's row. So
// createTimes strictly increase, a send is accepted once, and only one node writes an answer.

import { CHAT_QUEUE, type ChatMessage, type OwnChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { named, only, type Database, type Tx } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import { cursorTime, PAGE_ROWS } from '../../play/history/paging.ts'
import type { Mind } from './companion/companion.ts'
import {
  ids,
  lock,
  MESSAGE,
  NO_EXTRA,
  OWN,
  Sealed,
  type ChatKey,
  type Extra,
  type Row,
  type Thread,
} from './message-rows.ts'

export type { ChatKey } from './message-rows.ts'

/** An answer to write, with its question and the state of the chat. */
export interface Job {
  readonly key: ChatKey
  /** The node that writes it. */
  readonly node: string
  readonly answer: ChatMessage
  readonly question: string
  readonly mind: Mind
  readonly thread: Thread
  readonly begun: string
  /** Counted against the quota when it was begun, so not counted again. */
  readonly isPaid: boolean
}

/** How long a node may go without renewing its claim on a chat. */
const LEASE_MS = 10_000
const SITTING_GAP_MS = 1_800_000
/** A cut-off answer shorter than this is continued without using the quota; the limit prevents abuse by reconnecting. */
const PAID_LENGTH = 2000
const SHOWN = 12
const EXPORT_MAX = 5000
const SUMMED_MAX = 200

type OwnRow = Row & { readonly character_id: string }

/** Reads the index chat_messages_of_player in order. Ties are sorted by id only after the page is cut. */
export const ALL_CHATS_PAGE = `select ${MESSAGE} from (
    select * from chat_messages where player_id = $1 and create_time < $2
      order by create_time desc fetch first ${PAGE_ROWS} rows with ties) m
  order by m.create_time desc, m.id desc`

export class Messages {
  readonly #db: Database
  readonly #sealed: Sealed

  constructor(db: Database, vault: Vault) {
    this.#db = db
    this.#sealed = new Sealed(vault)
  }

  /** Starts a chat with its greeting, once. */
  async open(key: ChatKey, greeting: { text: string; suggestions: readonly string[] }): Promise<void> {
    const [known] = await this.#db.read(
      'select 1 from chat_threads where player_id = $1 and character_id = $2',
      ids(key),
    )
    if (known) return
    await this.#db.transaction(async (tx) => {
      const inserted = await tx.query(
        `insert into chat_threads (player_id, character_id, last_time, disclosed_time, sitting_time)
           values ($1, $2, now_ms(), now_ms(), now_ms()) on conflict do nothing returning 1 as one`,
        ids(key),
      )
      if (inserted.length === 0) return
      const extra: Extra = { ...NO_EXTRA, kind: 'greeting', suggestions: [...greeting.suggestions] }
      await tx.query(
        `insert into chat_messages (player_id, character_id, author, text_sealed, create_time, state, engine, extra)
           select player_id, character_id, 'character', $3, last_time, 'done', 'offline', $4::text::jsonb
             from chat_threads where player_id = $1 and character_id = $2`,
        [...ids(key), this.#sealed.seal(greeting.text), JSON.stringify(extra)],
      )
    })
  }

  /** Stores a player's message; the same clientId again is the same message. Null where there is no chat yet. */
  async accept(
    key: ChatKey,
    clientId: string,
    text: string,
  ): Promise<{ message: ChatMessage; isRepeat: boolean } | null> {
    return await this.#db.transaction(async (tx) => {
      if (!(await lock(tx, key))) return null
      const [row] = await tx.query<Row & { is_repeat: boolean }>(
        `with known as (select * from chat_messages m where ${OWN} and m.client_id = $3),
           t as (update chat_threads set last_time = greatest(now_ms(), last_time + 1),
                     sitting_time = case when now_ms() - last_time > ${SITTING_GAP_MS} then now_ms() else sitting_time end
                   where player_id = $1 and character_id = $2 and not exists (select 1 from known)
                     and (select count(*) from chat_messages m where ${OWN} and m.state = 'waiting') < ${CHAT_QUEUE}
                   returning last_time),
           added as (insert into chat_messages (player_id, character_id, author, text_sealed, create_time, state, client_id)
                       select $1, $2, 'player', $4, t.last_time, 'waiting', $3 from t returning *)
         select ${MESSAGE}, m.is_repeat
           from (select *, true as is_repeat from known union all select *, false from added) m`,
        [...ids(key), clientId, this.#sealed.seal(text)],
      )
      if (!row) throw new Refusal('chatQueueFull')
      return { message: this.#sealed.view(row), isRepeat: row.is_repeat }
    })
  }

  /** Claims the next waiting message for this node; null where none waits or another node is writing. `hasCut` tells that
   * an abandoned answer was found and marked as cut off. */
  async claim(key: ChatKey, node: string): Promise<{ job: Job | null; hasCut: boolean }> {
    return await this.#db.transaction(async (tx) => {
      const thread = await lock(tx, key)
      if (!thread || (thread.lease_holder && thread.lease_expires_at > thread.now)) return { job: null, hasCut: false }
      // Without a live claim nobody is writing, whatever the row's state says.
      const hasCut = await this.#cut(tx, key)
      const [row] = await tx.query<Row & { asked_sealed: Uint8Array }>(
        `with next as (update chat_messages set state = 'answered' where id = (
                         select m.id from chat_messages m where ${OWN} and m.state = 'waiting' order by m.create_time limit 1)
                       returning id, text_sealed),
           t as (update chat_threads set last_time = greatest(now_ms(), last_time + 1), lease_holder = $3,
                     lease_expires_at = now_ms() + ${LEASE_MS}
                   where player_id = $1 and character_id = $2 and exists (select 1 from next) returning last_time),
           added as (insert into chat_messages (player_id, character_id, author, text_sealed, create_time, state, reply_to)
                       select $1, $2, 'character', $4, t.last_time, 'writing', next.id from t, next returning *)
         select added.*, false as is_reported, next.text_sealed as asked_sealed from added, next`,
        [...ids(key), node, this.#sealed.seal('')],
      )
      if (!row) {
        if (thread.lease_holder !== null) await this.#release(tx, key)
        return { job: null, hasCut }
      }
      const question = this.#sealed.open({ text_sealed: row.asked_sealed })
      const answer = this.#sealed.view(row)
      return { job: { key, node, answer, question, mind: thread.mind, thread, begun: '', isPaid: false }, hasCut }
    })
  }

  /** Regenerates the last answer, or continues one that was cut off; null for a repeated request. */
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
      const isLive = thread.lease_holder !== null && thread.lease_expires_at > thread.now
      if (how === 'continue' && (last.state === 'done' || (last.state === 'writing' && isLive))) return null
      if (isLive) throw new Refusal('chatNotLast')
      const [question] = await tx.query<Row>(`select ${MESSAGE} from chat_messages m where ${OWN} and m.id = $3`, [
        ...ids(key),
        last.reply_to,
      ])
      if (!question) throw new Refusal('chatNotLast')
      const begun = how === 'continue' ? this.#sealed.open(last) : ''
      const row = only(
        await tx.query<Row>(
          `update chat_messages m set state = 'writing', take = $2, text_sealed = $3, engine = null, extra = '{}'
             where id = $1 returning ${MESSAGE}`,
          [last.id, how === 'regenerate' ? last.take + 1 : last.take, this.#sealed.seal(begun)],
        ),
      )
      await claimThread(tx, key, node)
      // A cut-off answer has not changed the mind yet; a finished one is undone, except for the lines it used.
      const mind = last.state === 'cut' ? thread.mind : { ...thread.mind_before, said: thread.mind.said ?? [] }
      const [answer, asked] = [this.#sealed.view(row), this.#sealed.open(question)]
      return { key, node, answer, question: asked, mind, thread, begun, isPaid: isPaid(last, begun) }
    })
  }

  /** Saves the text so far. False when the answer is no longer wanted: stopped elsewhere, or deleted. */
  async progress({ answer, key }: Job, text: string): Promise<boolean> {
    const rows = await this.#db.commit(
      `with alive as (update chat_messages set text_sealed = $4 where id = $3 and take = $5 and state = 'writing' returning 1)
       update chat_threads set lease_expires_at = now_ms() + ${LEASE_MS}
         where player_id = $1 and character_id = $2 and exists (select 1 from alive) returning 1 as one`,
      [...ids(key), answer.id, this.#sealed.seal(text), answer.take],
    )
    return rows.length > 0
  }

  /** Ends an answer in the caller's transaction; null message where it was already ended or deleted. */
  async finish(tx: Tx, job: Job, end: Finished): Promise<{ message: ChatMessage | null; isMore: boolean }> {
    const { key, answer } = job
    if (!(await lock(tx, key))) return { message: null, isMore: false }
    const values = {
      ...key,
      ...end,
      id: answer.id,
      take: answer.take,
      text: this.#sealed.seal(end.text),
      extra: JSON.stringify(end.extra),
      mind: JSON.stringify(end.mind),
      mindBefore: JSON.stringify(job.mind),
    }
    const [row] = await tx.query<(Row | { id: null }) & { is_more: boolean }>(
      ...named(
        `with ended as (update chat_messages m set state = $state, text_sealed = $text, engine = $engine, extra = $extra::text::jsonb
                        where m.id = $id and m.take = $take and m.state = 'writing' returning *),
         t as (update chat_threads set lease_holder = null, lease_expires_at = 0, mind = $mind::text::jsonb, mind_before = $mindBefore::text::jsonb,
                   disclosed_time = case when $isDisclosed then now_ms() else disclosed_time end
                 where player_id = $playerId and character_id = $characterId and exists (select 1 from ended))
       select ${MESSAGE}, exists (select 1 from chat_messages m
                                    where m.player_id = $playerId and m.character_id = $characterId and m.state = 'waiting') as is_more
         from (select 1) one left join ended m on true`,
        values,
      ),
    )
    const message = row && row.id !== null ? this.#sealed.view(row) : null
    if (!message) await this.#releaseStopped(tx, job)
    return { message, isMore: row?.is_more ?? false }
  }

  /** Stops the current answer, whichever node writes it; that node finds out. */
  async stop(key: ChatKey): Promise<void> {
    await this.#db.commit(
      `update chat_messages m set state = 'stopped' where ${OWN} and m.state = 'writing' returning 1 as one`,
      ids(key),
    )
  }

  /** Those of these chats whose writing node is gone, or where a message waits and nobody writes, because starting an
   * answer may have failed. */
  async findAbandoned(keys: readonly ChatKey[]): Promise<ChatKey[]> {
    const rows = await this.#db.read<{ player_id: bigint; character_id: string }>(
      `select t.player_id, t.character_id from chat_threads t
         join unnest($1::int8[], $2::text[]) k(player_id, character_id) using (player_id, character_id)
         where (t.lease_holder is not null and t.lease_expires_at < now_ms())
           or (t.lease_holder is null and exists (
             select 1 from chat_messages m
               where m.player_id = t.player_id and m.character_id = t.character_id and m.state = 'waiting'))`,
      [keys.map(({ playerId }) => playerId), keys.map(({ characterId }) => characterId)],
    )
    return rows.map(({ player_id, character_id }) => ({ playerId: player_id, characterId: character_id }))
  }

  async history(key: ChatKey, lastCreateTime: number, limit = PAGE_ROWS): Promise<OwnChatMessage[]> {
    const rows = await this.#db.read<OwnRow>(
      `select ${MESSAGE} from chat_messages m where ${OWN} and m.create_time < $3 order by m.create_time desc limit $4`,
      [...ids(key), cursorTime(lastCreateTime), limit],
    )
    return rows.map((row) => this.#ownView(row))
  }

  /**
   * The newest messages of all chats of a player. Times strictly increase only within a chat, and the cursor is a time.
   * So a page ends with all messages of its last time; otherwise the next page would skip some of them.
   */
  async historyOfAll(playerId: bigint, lastCreateTime: number): Promise<OwnChatMessage[]> {
    const rows = await this.#db.read<OwnRow>(ALL_CHATS_PAGE, [playerId, cursorTime(lastCreateTime)])
    return rows.map((row) => this.#ownView(row))
  }

  #ownView(row: OwnRow): OwnChatMessage {
    return { ...this.#sealed.view(row), characterId: row.character_id }
  }

  /** Finished messages after a time, oldest first. */
  async after(key: ChatKey, createTime: number): Promise<ChatMessage[]> {
    const rows = await this.#db.read<Row>(
      `select m.*, false as is_reported from chat_messages m where ${OWN} and m.create_time > $3
         and m.state not in ('waiting', 'writing') order by m.create_time limit ${SUMMED_MAX}`,
      [...ids(key), createTime],
    )
    return rows.map((row) => this.#sealed.view(row))
  }

  exported = (key: ChatKey): Promise<ChatMessage[]> => this.history(key, 0, EXPORT_MAX)

  /** The newest messages after a time, oldest first, and how far they were read; null where there is no chat. */
  async recent(
    key: ChatKey,
    after = 0,
  ): Promise<{ messages: ChatMessage[]; readUpTo: number; lastTime: number } | null> {
    const [thread] = await this.#db.read<Pick<Thread, 'read_up_to' | 'last_time'>>(
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
      messages: rows.map((row) => this.#sealed.view(row)),
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

  /** A message with those before it, oldest first; empty where it belongs to another player. */
  async around(tx: Pick<Tx, 'query'>, playerId: bigint, messageId: number, countBefore: number) {
    const rows = await tx.query<OwnRow>(
      `select ${MESSAGE} from chat_messages m join chat_messages it on it.id = $2 and it.player_id = $1
         where m.player_id = $1 and m.character_id = it.character_id and m.create_time <= it.create_time
         order by m.create_time desc limit $3`,
      [playerId, messageId, countBefore + 1],
    )
    return rows.toReversed().map((row) => this.#ownView(row))
  }

  async #cut(tx: Tx, key: ChatKey): Promise<boolean> {
    const cut = await tx.query(
      `update chat_messages m set state = 'cut' where ${OWN} and m.state = 'writing' returning 1 as one`,
      ids(key),
    )
    return cut.length > 0
  }

  /** Releases the claim after a stop elsewhere, without the answer's effect on the mind. A deleted answer changes nothing
   * in a chat started since, and another node's claim stays. */
  async #releaseStopped(tx: Tx, { key, node, answer, mind }: Job): Promise<void> {
    await tx.query(
      ...named(
        `update chat_threads set lease_holder = null, mind = $mind::text::jsonb, mind_before = $mind::text::jsonb
         where player_id = $playerId and character_id = $characterId and lease_holder = $node
           and exists (select 1 from chat_messages where id = $id and take = $take and state = 'stopped')`,
        { ...key, node, id: answer.id, take: answer.take, mind: JSON.stringify(mind) },
      ),
    )
  }

  async #release(tx: Tx, key: ChatKey): Promise<void> {
    await tx.query('update chat_threads set lease_holder = null where player_id = $1 and character_id = $2', ids(key))
  }
}

export interface Finished {
  readonly state: 'done' | 'stopped' | 'cut'
  readonly text: string
  readonly engine: ChatMessage['engine']
  readonly extra: Extra
  readonly mind: Mind
  readonly isDisclosed: boolean
}

/** Whether continuing an answer is already counted: the server cut it off, not the player. */
const isPaid = ({ state, engine }: Row, begun: string): boolean =>
  begun !== '' && begun.length < PAID_LENGTH && state !== 'stopped' && engine !== 'offline'

export const claimThread = (tx: Tx, key: ChatKey, node: string) =>
  tx.query(
    `update chat_threads set lease_holder = $3, lease_expires_at = now_ms() + ${LEASE_MS} where player_id = $1 and character_id = $2`,
    [...ids(key), node],
  )
