// Ad tasks through the API, with the real sandbox ad network as a separate process.

import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReceivedWebhook } from './webhook-receiver.ts'
import { databases } from '../support/open-server.ts'
import { openWallet, type WalletFixture } from './wallet-fixture.ts'

const WELCOME = 100_000

describe.each(databases)('ad tasks on %s', (kind) => {
  let wallet: WalletFixture

  beforeAll(async () => {
    wallet = await openWallet(kind)
  })
  afterAll(() => wallet.close())

  test('pays a completed task once', async () => {
    const { server, sandbox, gold, deliverWebhook } = wallet
    const { token } = await server.player()
    const { data: tasks } = await server.call<{ taskId: string; gold: number; state: string }[]>(
      'GET /api/ad_task',
      undefined,
      token,
    )
    const [task] = tasks
    expect(task?.state).toBe('open')
    const { data: begun } = await server.call<{ url: string; gold: number }>(
      `PUT /api/ad_task?taskId=${task?.taskId}`,
      {},
      token,
    )
    expect(begun.gold).toBe(task?.gold)
    expect((await server.call('PUT /api/ad_task?taskId=none', {}, token)).errno).toBe(1515)
    expect(await deliverWebhook({ raw: Buffer.from('{}'), headers: {} }, 'ads')).toBe(400)
    expect(await gold(token)).toBe(WELCOME)

    const clickId = new URL(begun.url).pathname.split('/').at(-1) ?? ''
    const postback = (eventId: string, about: string, time = String(Date.now())): ReceivedWebhook => {
      const raw = Buffer.from(JSON.stringify({ eventId, clickId: about }))
      const signature = createHmac('sha256', sandbox.secrets.adsSecret).update(`${time}.`).update(raw).digest('hex')
      return { raw, headers: { 'x-sandbox-time': time, 'x-sandbox-signature': signature } }
    }
    for (const time of ['NaN', '1', 'later'])
      expect(await deliverWebhook(postback(randomUUID(), clickId, time), 'ads')).toBe(400)
    expect(await gold(token)).toBe(WELCOME)
    const known = randomUUID()
    const [once, again] = [postback(known, clickId), postback(randomUUID(), clickId)]
    await Promise.all([deliverWebhook(once, 'ads'), deliverWebhook(once, 'ads'), deliverWebhook(again, 'ads')])
    expect(await gold(token)).toBe(WELCOME + begun.gold)
    // A repeated event id has no effect on another task, which stays open.
    const [, second] = tasks
    const { data: next } = await server.call<{ url: string; gold: number }>(
      `PUT /api/ad_task?taskId=${second?.taskId}`,
      {},
      token,
    )
    await deliverWebhook(postback(known, new URL(next.url).pathname.split('/').at(-1) ?? ''), 'ads')
    const { data: after } = await server.call<{ taskId: string; state: string }[]>('GET /api/ad_task', undefined, token)
    expect(after.find(({ taskId }) => taskId === second?.taskId)?.state).toBe('begun')
  })
})
