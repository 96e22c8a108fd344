// The player's inbox. A message is a code with parameters; the client renders the text in its language.

import { messagesContract, type Message } from '@glasshouse/rulebook/wire/account/messages'
import type { MessageParams } from '../../platform/db/notify-player.ts'
import { only, type Database } from '../../platform/db/tx.ts'
import { implement, type Route } from '../../platform/http/route.ts'
import { cursorTime, PAGE_ROWS } from '../../play/history/paging.ts'

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
        [playerId, cursorTime(lastCreateTime)],
      )
      const { unread } = only(
        await db.read<{ unread: bigint }>(
          'select count(*) as unread from messages where player_id = $1 and read_time is null',
          [playerId],
        ),
      )
      return { messages: rows.map(toMessage), unread: Number(unread) }
    },
    // Another player's message id changes nothing and returns the same, so ids cannot be probed.
    readMessage: async ({ id }, { playerId }) => {
      await db.commit(
        `update messages set read_time = now_ms() where player_id = $1 and read_time is null
           and create_time <= (select create_time from messages where id = $2 and player_id = $1)`,
        [playerId, id],
      )
    },
  })

const toMessage = ({ id, code, params, create_time, read_time }: MessageRow): Message => ({
  id: Number(id),
  code,
  params: { ...params },
  isRead: read_time !== null,
  createTime: Number(create_time),
})
