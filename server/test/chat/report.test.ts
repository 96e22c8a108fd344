// The state of a report, as the player sees it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInOperator } from '../support/operators.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { ChatGuest } from './chat-guest.ts'

describe.each(databases)('a report on %s', (kind) => {
  let server: TestServer
  let supporter: string
  beforeAll(async () => {
    server = await openServer(kind)
    supporter = (await signInOperator(server, 'support')).token
  })
  afterAll(() => server.close())

  /** A player with a reported answer. */
  const report = async () => {
    const { token } = await server.player()
    const guest = await ChatGuest.in(server, token)
    const { id: messageId } = await guest.talk('hello')
    guest.close()
    const file = () =>
      server.call<{ reportId: number }>('POST /api/ai_lady/report', { messageId, reason: 'wrong' }, token)
    const { data } = await file()
    return { token, messageId, id: data.reportId, file }
  }
  const stateOf = (messageId: number, token: string) =>
    server.call<{ state: string; createTime: number; updateTime: number }>(
      `GET /api/ai_lady/report/${messageId}`,
      undefined,
      token,
    )
  const review = (id: number, by = supporter) => server.call('POST /api/console/chat/report/review', { id }, by)
  const close = (id: number, decision: string) =>
    server.call('POST /api/console/chat/report', { id, decision, outcome: 'for us alone' }, supporter)

  test.each(['changed', 'kept'])('is received, under review and closed with its decision: %s', async (decision) => {
    const { token, messageId, id, file } = await report()
    const received = await stateOf(messageId, token)
    expect(received.data).toMatchObject({ state: 'received', reason: 'wrong' })
    expect(received.data.updateTime).toBe(received.data.createTime)
    await Promise.all([review(id), review(id)])
    const seen = await stateOf(messageId, token)
    expect(seen.data).toMatchObject({ state: 'underReview', createTime: received.data.createTime })
    // Neither a repeated review nor a repeated report changes it.
    expect((await review(id)).errno).toBe(0)
    expect((await file()).data.reportId).toBe(id)
    expect((await stateOf(messageId, token)).data).toEqual(seen.data)
    const closed = await Promise.all([close(id, decision), close(id, decision === 'kept' ? 'changed' : 'kept')])
    expect(closed.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1609])
    const shown = closed[0]?.errno === 0 ? decision : decision === 'kept' ? 'changed' : 'kept'
    const { data } = await stateOf(messageId, token)
    expect(data.state).toBe(shown)
    expect(JSON.stringify(data)).not.toContain('for us alone')
    expect((await review(id)).errno).toBe(1609)
    const acts = await server.db.read<{ act: string }>('select act from audit_log where subject = $1 order by seq', [
      String(id),
    ])
    expect(acts.map(({ act }) => act)).toEqual(['chat.reviewReport', 'chat.closeReport'])
  })

  test('can be closed without a review, and without a decision by an older node', async () => {
    const first = await report()
    expect((await close(first.id, 'kept')).errno).toBe(0)
    expect((await stateOf(first.messageId, first.token)).data.state).toBe('kept')
    const second = await report()
    await server.db.commit(
      `update chat_reports set state = 'closed', close_time = now_ms() where id = $1 returning 1 as one`,
      [second.id],
    )
    expect((await stateOf(second.messageId, second.token)).data.state).toBe('closed')
  })

  test('is shown to its player only, and changed by support and owners only', async () => {
    const { messageId, id } = await report()
    const stranger = await server.player()
    expect((await stateOf(messageId, stranger.token)).status).toBe(404)
    expect((await review(id, (await signInOperator(server, 'content')).token)).errno).toBe(1903)
    expect((await close(id, 'nothing')).errno).not.toBe(0)
    const list = await server.call<{ id: number; decision: string | null; seenTime: number | null }[]>(
      'GET /api/console/chat/report/open',
      undefined,
      supporter,
    )
    expect(list.data.find((one) => one.id === id)).toMatchObject({ decision: null, seenTime: null })
  })
})
