// What players are told in writing. A message is a code with its figures; the words are the app's, in its language.

import { messagesContract, type Message } from '@glasshouse/rulebook/wire/account/messages'
import { only, type Database, type Tx } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { before, PAGE_ROWS } from '../../play/history/paging.ts'

export type MessageParams = Readonly<Record<string, string | number>>

/** Leaves a message for a player, as part of what it tells of. Each is later than the one before. */
export async function leaveMessage(tx: Tx, playerId: bigint, code: string, params: MessageParams = {}): Promise<void> {
  await tx.query('select 1 from players where id = $1 for no key update', [playerId])
  await tx.query(
    `insert into messages (player_id, code, params, create_time)
       select $1, $2, $3::text::jsonb, greatest(now_ms(), coalesce(max(create_time) + 1, 0)) from messages where player_id = $1`,
    [playerId, code, JSON.stringify(params)],
  )
}

interface MessageRow {
  id: bigint
  code: string
  params: MessageParams
  create_time: bigint
  read_time: bigint | null
}

export const messageRoutes = (db: Database): Route[] =>
  implement(messagesContract, {
    messages: async ({ lastCreateTime }, { playerId }) => {
      const rows = await db.read<MessageRow>(
        `select * from messages where player_id = $1 and create_time < $2 order by create_time desc limit ${PAGE_ROWS}`,
        [playerId, before(lastCreateTime)],
      )
      const { unread } = only(
        await db.read<{ unread: bigint }>(
          'select count(*) as unread from messages where player_id = $1 and read_time is null',
          [playerId],
        ),
      )
      return { messages: rows.map(view), unread: Number(unread) }
    },
    // Somebody else's number reads nothing, and says nothing about it.
    readMessage: async ({ id }, { playerId }) => {
      await db.commit(
        `update messages set read_time = now_ms() where player_id = $1 and read_time is null
           and create_time <= (select create_time from messages where id = $2 and player_id = $1)`,
        [playerId, id],
      )
      return null
    },
  })

const view = ({ id, code, params, create_time, read_time }: MessageRow): Message => ({
  id: Number(id),
  code,
  params: { ...params },
  isRead: read_time !== null,
  createTime: Number(create_time),
})
