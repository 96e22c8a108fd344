// Reported messages: the reported one and the five before it, as they were. Operators see no other part of a chat.

import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { reportReasons, reportDecisions, reportStates } from '@glasshouse/rulebook/wire/chat/chat'
import { recordAudit } from '../../platform/db/audit-log.ts'
import { only, type Database } from '../../platform/db/tx.ts'
import type { Vault } from '../../platform/db/vault.ts'
import type { Messages } from './messages.ts'

const BEFORE = 5
const LISTED = 200

interface Row {
  id: bigint
  player_id: bigint
  character_id: string
  reason: (typeof reportReasons)[number]
  note_sealed: Uint8Array
  messages_sealed: Uint8Array
  state: 'open' | 'closed'
  outcome: string
  decision: (typeof reportDecisions)[number] | null
  create_time: bigint
  seen_time: bigint | null
  close_time: bigint | null
}

interface Line {
  author: 'player' | 'character'
  text: string
  engine: string | null
  createTime: number
}

export class Reports {
  readonly #db: Database
  readonly #vault: Vault
  readonly #messages: Messages

  constructor(db: Database, vault: Vault, messages: Messages) {
    this.#db = db
    this.#vault = vault
    this.#messages = messages
  }

  /** Once per message; another player's message is not found. */
  async file(playerId: bigint, messageId: number, reason: string, note: string): Promise<number> {
    return await this.#db.transaction(async (tx) => {
      const lines = await this.#messages.around(tx, playerId, messageId, BEFORE)
      const reported = lines.at(-1)
      if (!reported) throw new Refusal('notFound')
      const shown: Line[] = lines.map(({ author, text, engine, createTime }) => ({ author, text, engine, createTime }))
      await tx.query(
        `insert into chat_reports (player_id, message_id, character_id, reason, note_sealed, messages_sealed)
           values ($1, $2, $3, $4, $5, $6) on conflict (player_id, message_id) do nothing`,
        [playerId, messageId, reported.characterId, reason, this.#seal(note), this.#seal(JSON.stringify(shown))],
      )
      const { id } = only(
        await tx.query<{ id: bigint }>('select id from chat_reports where player_id = $1 and message_id = $2', [
          playerId,
          messageId,
        ]),
      )
      return Number(id)
    })
  }

  async list(state: 'open' | 'closed') {
    // Open reports oldest first, closed ones by latest closing time.
    const order = state === 'open' ? 'create_time, id' : 'close_time desc, id desc'
    const rows = await this.#db.read<Row>(
      `select * from chat_reports where state = $1 order by ${order} limit ${LISTED}`,
      [state],
    )
    return rows.map((row) => ({
      id: Number(row.id),
      playerId: Number(row.player_id),
      characterId: row.character_id,
      reason: row.reason,
      note: this.#open(row.note_sealed),
      state: row.state,
      messages: JSON.parse(this.#open(row.messages_sealed)) as Line[],
      outcome: row.outcome,
      decision: row.decision,
      seenTime: row.seen_time === null ? null : Number(row.seen_time),
      createTime: Number(row.create_time),
    }))
  }

  /** What the player sees; another player's report is not found. */
  async stateOf(playerId: bigint, messageId: number) {
    const [row] = await this.#db.read<
      Pick<Row, 'state' | 'decision' | 'reason' | 'create_time' | 'seen_time' | 'close_time'>
    >(
      `select state, decision, reason, create_time, seen_time, close_time from chat_reports
         where player_id = $1 and message_id = $2`,
      [playerId, messageId],
    )
    if (!row) throw new Refusal('notFound')
    return {
      state: shownState(row),
      reason: row.reason,
      createTime: Number(row.create_time),
      updateTime: Number(row.close_time ?? row.seen_time ?? row.create_time),
    }
  }

  /** Once: a repeat keeps the first time. A closed report is refused. */
  async review(id: number, operatorId: bigint): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const [report] = await tx.query<{ seen_time: bigint | null }>(
        `select seen_time from chat_reports where id = $1 and state = 'open' for update`,
        [id],
      )
      if (!report) throw new Refusal('reportDone')
      if (report.seen_time !== null) return
      await tx.query('update chat_reports set seen_time = now_ms() where id = $1', [id])
      await recordAudit(tx, operatorId, { act: 'chat.reviewReport', subject: id })
    })
  }

  async close(
    id: number,
    operatorId: bigint,
    decision: (typeof reportDecisions)[number],
    outcome: string,
  ): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const closed = await tx.query(
        `update chat_reports set state = 'closed', outcome = $3, decision = $4, closed_by = $2, close_time = now_ms(),
             seen_time = coalesce(seen_time, now_ms())
           where id = $1 and state = 'open' returning 1 as one`,
        [id, operatorId, outcome, decision],
      )
      if (closed.length === 0) throw new Refusal('reportDone')
      await recordAudit(tx, operatorId, { act: 'chat.closeReport', subject: id, after: { decision, outcome } })
    })
  }

  #seal(text: string): Buffer {
    return this.#vault.seal('chat-report', Buffer.from(text))
  }

  #open(sealed: Uint8Array): string {
    return this.#vault.unseal('chat-report', sealed).toString()
  }
}

const shownState = ({ state, decision, seen_time }: Pick<Row, 'state' | 'decision' | 'seen_time'>) => {
  const shown: (typeof reportStates)[number] =
    state === 'closed' ? (decision ?? 'closed') : seen_time === null ? 'received' : 'underReview'
  return shown
}
