// Which node writes an answer where several could: one that is late, one that was stopped elsewhere, one that is gone.

import { randomUUID } from 'node:crypto'
import type { ChatFrame, ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ChatConnection } from '../../src/features/chat/connection.ts'
import { NO_EXTRA } from '../../src/features/chat/message-rows.ts'
import type { Client } from '../../src/platform/realtime/client.ts'
import { Messages, type ChatKey, type Finished, type Job } from '../../src/features/chat/messages.ts'
import { ChatGuest } from './chat-guest.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

describe.each(databases)('the writing node on %s', (kind) => {
  let server: TestServer
  let messages: Messages
  beforeAll(async () => {
    server = await openServer(kind)
    messages = new Messages(server.db, server.vault)
  })
  afterAll(() => server.close())

  const open = (key: ChatKey): Promise<void> => messages.open(key, { text: 'Hello.', suggestions: [] })
  const opened = async (): Promise<ChatKey> => {
    const key = { playerId: BigInt((await server.player()).user.id), characterId: 'mira' }
    await open(key)
    return key
  }
  /** Sends a message and lets a node start the answer. */
  const begin = async (key: ChatKey, node: string): Promise<Job> => {
    await messages.accept(key, randomUUID(), 'hello')
    const { job } = await messages.claim(key, node)
    if (!job) throw new Error('nothing to claim')
    return job
  }
  const finish = async (job: Job): Promise<ChatMessage | null> => {
    const end: Finished = {
      state: 'done',
      text: 'So it is.',
      engine: 'offline',
      extra: NO_EXTRA,
      mind: { turns: (job.mind.turns ?? 0) + 1 },
      isDisclosed: false,
    }
    return (await server.db.transaction((tx) => messages.finish(tx, job, end))).message
  }
  const threadState = async ({ playerId }: ChatKey) =>
    await server.db.read('select lease_holder, mind, mind_before from chat_threads where player_id = $1', [playerId])

  test('ignores the late end of a deleted answer in a chat started since', async () => {
    const key = await opened()
    await finish(await begin(key, 'here'))
    const late = await begin(key, 'here')
    await messages.delete(key)
    await open(key)
    const next = await begin(key, 'there')
    expect(await finish(late)).toBeNull()
    expect(await threadState(key)).toEqual([{ lease_holder: 'there', mind: {}, mind_before: {} }])
    expect(await finish(next)).toMatchObject({ state: 'done' })
    expect(await threadState(key)).toEqual([{ lease_holder: null, mind: { turns: 1 }, mind_before: {} }])
  })

  test('releases the chat after a stop elsewhere, unless another node has claimed it', async () => {
    const key = await opened()
    await finish(await begin(key, 'here'))
    const stopped = await begin(key, 'here')
    await messages.stop(key)
    expect(await finish(stopped)).toBeNull()
    expect(await threadState(key)).toEqual([{ lease_holder: null, mind: { turns: 1 }, mind_before: { turns: 1 } }])
    const late = await begin(key, 'here')
    await messages.stop(key)
    await server.db.commit(`update chat_threads set lease_holder = 'there' where player_id = $1 returning 1 as one`, [
      key.playerId,
    ])
    expect(await finish(late)).toBeNull()
    expect(await threadState(key)).toMatchObject([{ lease_holder: 'there' }])
  })

  test('cuts off an abandoned answer and answers the next message', async () => {
    const { token, user } = await server.player()
    const guest = await ChatGuest.in(server, token)
    const { id } = await guest.talk('hello')
    await server.db.commit(`update chat_messages set state = 'writing' where id = $1 returning 1 as one`, [id])
    expect(await server.db.read('select lease_holder from chat_threads where player_id = $1', [user.id])).toEqual([
      { lease_holder: null },
    ])
    expect((await guest.talk('are you there?')).state).toBe('done')
    await guest.hears('done', ({ message }) => message.id === id && message.state === 'cut')
    guest.close()
  })

  test.runIf(kind === 'postgresql')('does not lose a regeneration when a device connects meanwhile', async () => {
    const { token, user } = await server.player()
    const one = await ChatGuest.in(server, token)
    const { id, take } = await one.talk('hello')
    const waiting = async (): Promise<number> => {
      const rows = await server.db.read(
        `select 1 as one from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length
    }
    // Both wait for the chat's lock: first the regeneration, then the search for waiting messages.
    const other = await server.db.transaction(async (tx) => {
      await tx.query('select 1 from chat_threads where player_id = $1 for update', [user.id])
      one.ask({ type: 'regenerate', messageId: id, take })
      await expect.poll(waiting).toBe(1)
      const guest = await ChatGuest.in(server, token)
      await expect.poll(waiting).toBe(2)
      return guest
    })
    const { message } = await one.hears('done', (frame) => frame.message.take === take + 1)
    expect(message).toMatchObject({ id, state: 'done', text: expect.stringMatching(/\w/) as string })
    for (const guest of [one, other]) guest.close()
  })
})

test('never reverts a finished answer to an older state', () => {
  const frames: ChatFrame[] = []
  const client = { send: (frame: ChatFrame) => frames.push(frame) } as unknown as Client
  const key = { playerId: 1n, characterId: 'mira' }
  const line = new ChatConnection(client, key, 'en')
  const look = (state: ChatMessage['state'], text: string): string[] => {
    const message = { ...NO_EXTRA, id: 2, author: 'character', createTime: 2, replyTo: 1, take: 0, state, text }
    line.update(message as ChatMessage)
    return frames.splice(0).map(({ type }) => type)
  }
  expect(look('writing', 'A sentence, and then one that may not stand.')).toEqual(['typing', 'delta'])
  expect(look('done', 'Not that.')).toEqual(['done'])
  expect(look('writing', 'A sentence, and then one')).toEqual([])
})
