import { randomUUID } from 'node:crypto'
import type { Message } from '@glasshouse/rulebook/wire/account/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { leaveMessage } from './messages.ts'

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

  const inboxOf = async (token: string, last = 0): Promise<Inbox> =>
    (await server.call<Inbox>(`GET /api/user/messages/${last}`, undefined, token)).data
  const read = (token: string, id: number) => server.call(`PUT /api/user/messages/${id}`, {}, token)
  const someoneTold = async (count: number) => {
    const { token, user } = await server.player()
    // At the same moment: each still has a time of its own.
    await Promise.all(
      Array.from({ length: count }, (_, n) =>
        server.db.transaction((tx) => leaveMessage(tx, BigInt(user.id), 'rebate.paid', { gold: n })),
      ),
    )
    return token
  }

  test('are listed newest first, page by page, each once', async () => {
    const token = await someoneTold(45)
    const first = await inboxOf(token)
    expect(first).toMatchObject({ unread: 45 })
    const all = [...first.messages]
    for (;;) {
      const { messages } = await inboxOf(token, all.at(-1)?.createTime)
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

  test('whoever has read one has read those before it, and nobody else has', async () => {
    const [token, other] = [await someoneTold(3), await someoneTold(2)]
    const { messages } = await inboxOf(token)
    await read(token, messages[1]?.id ?? 0)
    expect((await inboxOf(token)).messages.map(({ isRead }) => isRead)).toEqual([false, true, true])
    expect(await inboxOf(token)).toMatchObject({ unread: 1 })
    // Another player's message can not be read away, nor is it told whether there is one.
    expect(await read(other, messages[0]?.id ?? 0)).toMatchObject({ errno: 0, data: null })
    expect(await inboxOf(token)).toMatchObject({ unread: 1 })
    expect(await inboxOf(other)).toMatchObject({ unread: 2 })
  })

  test('are nobody else’s to see, and a number that is none is refused', async () => {
    expect(await server.call('GET /api/user/messages/0', undefined, '')).toMatchObject({ status: 403 })
    const token = await someoneTold(1)
    for (const id of ['0', '-1', '1.5', randomUUID()]) {
      expect(await server.call(`PUT /api/user/messages/${id}`, {}, token)).toMatchObject({ errno: 1000 })
    }
    expect(await inboxOf(token)).toMatchObject({ unread: 1 })
  })
})
