// A player's messages over all characters, page by page.

import { chatContract, type OwnChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ALL_CHATS_PAGE } from '../../src/features/chat/messages.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const CHATS = 3

describe.each(databases)('specification row 95: messages over all characters on %s', (kind) => {
  let server: TestServer
  let characters: string[]
  beforeAll(async () => {
    server = await openServer(kind)
    const { data } = await server.call<{ id: string }[]>('GET /api/ai_lady/all')
    characters = data.map(({ id }) => id).slice(0, CHATS)
  })
  afterAll(async () => await server.close())

  /** Inserts messages with given times. */
  async function write(playerId: number, character: string, times: readonly number[]): Promise<void> {
    const texts = times.map((time) => server.vault.seal('chat', Buffer.from(`${character} ${time}`)))
    await server.db.transaction(async (tx) => {
      await tx.query('insert into chat_threads (player_id, character_id) values ($1, $2)', [playerId, character])
      for (const [at, time] of times.entries())
        await tx.query(
          `insert into chat_messages (player_id, character_id, author, text_sealed, create_time, state, engine)
             values ($1, $2, 'character', $3, $4, 'done', 'offline')`,
          [playerId, character, texts[at], time],
        )
    })
  }
  const page = (token: string, last: number, id?: string) =>
    server.call<OwnChatMessage[]>(`GET /api/ai_lady/message/${last}${id ? `?id=${id}` : ''}`, undefined, token)

  async function readAll(token: string): Promise<OwnChatMessage[][]> {
    const pages: OwnChatMessage[][] = []
    for (let last = 0; ;) {
      const { errno, data } = await page(token, last)
      expect(errno).toBe(0)
      if (data.length === 0) return pages
      pages.push(data)
      last = data.at(-1)?.createTime ?? 0
    }
  }
  const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at)

  test('returns every message once, also where chats share times', async () => {
    const { token, user } = await server.player()
    // Every time is shared by three chats, so that twenty rows always end in the middle of a tie.
    for (const character of characters) await write(user.id, character, range(1000, 25))
    const pages = await readAll(token)
    const all = pages.flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ characterId, text }) => `${characterId}: ${text}`).toSorted()).toEqual(
      characters.flatMap((id) => range(1000, 25).map((time) => `${id}: ${id} ${time}`)).toSorted(),
    )
    expect(all.map(({ createTime }) => createTime)).toEqual(all.map((one) => one.createTime).toSorted((a, b) => b - a))
    expect(pages[0]).toHaveLength(21)
    expect(chatContract.history.output.safeParse(pages[0]).error).toBeUndefined()
  })

  test('returns one character with id, twenty at a time, and names it', async () => {
    const { token, user } = await server.player()
    for (const character of characters) await write(user.id, character, range(1000, 25))
    const [first = '', second] = characters
    const { data } = await page(token, 0, first)
    expect(data.map(({ createTime }) => createTime)).toEqual(range(1005, 20).toReversed())
    expect(new Set(data.map(({ characterId }) => characterId))).toEqual(new Set([first]))
    expect((await page(token, 1005, second)).data).toHaveLength(5)
  })

  test('never returns messages of another player or of a deleted chat', async () => {
    const [mine, other] = [await server.player(), await server.player()]
    const [first = '', second = ''] = characters
    await write(mine.user.id, first, [1000, 1002])
    await write(mine.user.id, second, [1001])
    await write(other.user.id, first, [1000, 1001, 1002, 1003])
    const texts = async (): Promise<string[]> => (await page(mine.token, 0)).data.map(({ text }) => text)
    expect(await texts()).toEqual([`${first} 1002`, `${second} 1001`, `${first} 1000`])
    expect((await server.call(`DELETE /api/ai_lady/history/${first}`, undefined, mine.token)).errno).toBe(0)
    expect(await texts()).toEqual([`${second} 1001`])
    expect((await page(other.token, 0)).data).toHaveLength(4)
  })

  test('returns an empty list to a player who never chatted, and refuses visitors and unknown characters', async () => {
    const { token } = await server.player()
    expect((await page(token, 0)).data).toEqual([])
    expect((await page('', 0)).errno).not.toBe(0)
    expect((await page(token, 0, 'nobody')).errno).not.toBe(0)
  })

  test('reads a page from its index, in order', async () => {
    const { user } = await server.player()
    const plan = await server.db.transaction(async (tx) => {
      // A small table would be scanned; a large one must not be.
      await tx.script('set local enable_seqscan = off; set local enable_bitmapscan = off')
      const rows = await tx.query<{ 'QUERY PLAN': string }>(`explain ${ALL_CHATS_PAGE}`, [user.id, 10_000_000n])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('Index Scan using chat_messages_of_player')
    // Sorting happens above the limit: a page of rows, not the player's complete history.
    expect(plan.indexOf('Limit')).toBeGreaterThan(plan.indexOf('Sort'))
    expect(plan.slice(plan.indexOf('Limit'))).not.toContain('Sort')
  })
})
