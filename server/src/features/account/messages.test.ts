import { randomUUID } from 'node:crypto'
import type { Message } from '@glasshouse/rulebook/wire/account/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { notifyPlayer } from '../../platform/db/notify-player.ts'

interface Inbox {
  messages: Message[]
  unread: number
}

describe.each(databases)('messages on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openServer(kind)
  })
  afterAll(() => server.close())

  const readInbox = async (token: string, last = 0): Promise<Inbox> =>
    (await server.call<Inbox>(`GET /api/user/messages/${last}`, undefined, token)).data
  const markRead = (token: string, id: number) => server.call(`PUT /api/user/messages/read/${id}`, {}, token)
  const playerWithMessages = async (count: number) => {
    const { token, user } = await server.player()
    // Concurrently: each message must still get its own time.
    await Promise.all(
      Array.from({ length: count }, (_, n) =>
        server.db.transaction((tx) => notifyPlayer(tx, BigInt(user.id), 'rebate.paid', { gold: n })),
      ),
    )
    return token
  }

  test('lists messages newest first, each on exactly one page', async () => {
    const token = await playerWithMessages(45)
    const first = await readInbox(token)
    expect(first).toMatchObject({ unread: 45 })
    const all = [...first.messages]
    for (;;) {
      const { messages } = await readInbox(token, all.at(-1)?.createTime)
      if (messages.length === 0) break
      all.push(...messages)
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(45)
    expect(all.map(({ createTime }) => createTime)).toEqual(
      all.map(({ createTime }) => createTime).toSorted((a, b) => b - a),
    )
    expect(all.map(({ params }) => Number(params['gold'])).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 45 }, (_, n) => n),
    )
  })

  test('marks a message and all older ones of the same player as read', async () => {
    const [token, other] = [await playerWithMessages(3), await playerWithMessages(2)]
    const { messages } = await readInbox(token)
    await markRead(token, messages[1]?.id ?? 0)
    expect((await readInbox(token)).messages.map(({ isRead }) => isRead)).toEqual([false, true, true])
    expect(await readInbox(token)).toMatchObject({ unread: 1 })
    // Another player's message cannot be marked, and the response does not reveal whether it exists.
    expect(await markRead(other, messages[0]?.id ?? 0)).toMatchObject({ errno: 0, data: null })
    expect(await readInbox(token)).toMatchObject({ unread: 1 })
    expect(await readInbox(other)).toMatchObject({ unread: 2 })
  })

  test('refuses visitors and malformed ids', async () => {
    expect(await server.call('GET /api/user/messages/0', undefined, '')).toMatchObject({ status: 403 })
    const token = await playerWithMessages(1)
    for (const id of ['0', '-1', '1.5', randomUUID()]) {
      expect(await server.call(`PUT /api/user/messages/read/${id}`, {}, token)).toMatchObject({ errno: 1000 })
    }
    expect(await readInbox(token)).toMatchObject({ unread: 1 })
  })
})
