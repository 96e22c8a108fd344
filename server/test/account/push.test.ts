// Web push: encrypted for one browser, signed with the server's key, without figures, never to an internal address. Also the
// live count of unread messages.

import { setTimeout as sleep } from 'node:timers/promises'
import { liveTopics } from '@glasshouse/rulebook/wire/realtime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openVault } from '../../src/platform/db/vault.ts'
import { Push } from '../../src/features/push/push.ts'
import { openPushKeys } from '../../src/features/push/push-keys.ts'
import { publicInternet, isPublicAddress, sendTo, Unreachable } from '../../src/features/push/push-reach.ts'
import { notifyPlayer } from '../../src/platform/db/notify-player.ts'
import { FakeBrowser, FakePush, readSignature } from '../support/fake-push.ts'
import { SECRET_KEY } from '../support/crash-table.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const LIMIT_MS = 120_000
const UNREACHABLE = 1093

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + LIMIT_MS
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`condition not met within ${LIMIT_MS} ms`)
    await sleep(20)
  }
}

describe.each(databases)('push on %s', (kind) => {
  const service = new FakePush()
  let server: TestServer
  let push: Push
  beforeAll(async () => {
    await service.open()
    const pushReach = {
      allows: (url: URL) => url.origin === service.origin,
      isPublic: () => true,
      resolve: (host: string) => Promise.resolve([host]),
    }
    server = await openServer(kind, { SECRET_KEY }, { pushReach })
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    const keys = await db.transaction((tx) => openPushKeys(tx, vault))
    // Plays the leader: tests call `step` themselves.
    push = new Push({ db, vault, keys, reach: pushReach, subject: 'https://house.example' })
  })
  afterAll(async () => {
    await server.close()
    await service.close()
  })

  const send = (playerId: number, code: string, params = {}) =>
    server.db.transaction((tx) => notifyPlayer(tx, BigInt(playerId), code, params))
  const queuedPushes = async (playerId: number) =>
    (await server.db.read('select 1 from push_outbox where player_id = $1', [playerId])).length
  const subscribe = async (token: string, endpoint: string, browser = new FakeBrowser()) => {
    const answer = await server.call<{ isOn: boolean }>('PUT /api/user/push', browser.subscription(endpoint), token)
    expect(answer).toMatchObject({ errno: 0, data: { isOn: true } })
    return browser
  }
  const isOn = async (token: string) =>
    (await server.call<{ isOn: boolean }>('GET /api/user/push', undefined, token)).data.isOn
  const subscribed = async (path: string) => {
    const { token, user } = await server.player()
    return { token, user, browser: await subscribe(token, service.origin + path) }
  }

  test('announces money messages once, encrypted and signed, without figures', async () => {
    const { token, user, browser } = await subscribed('/money')
    const { data } = await server.call<{ publicKey: string }>('GET /api/user/push', undefined, token)
    await Promise.all([
      send(user.id, 'withdrawal.paid', { gold: 123_456 }),
      send(user.id, 'withdrawal.paid', { gold: 123_457 }),
    ])
    await push.step()
    expect(await queuedPushes(user.id)).toBe(0)
    const [first, ...more] = service.at('/money')
    expect(more).toEqual([])
    if (!first) throw new Error('no push received')
    expect(JSON.parse(browser.read(first.body))).toEqual({ text: 'You have a new message.', language: 'en' })
    expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'messages' })
    const { isValid, claims } = readSignature(first, data.publicKey)
    expect(isValid).toBe(true)
    expect(claims.aud).toBe(service.origin)
    expect(claims.exp * 1000).toBeGreaterThan(Date.now())
    expect(claims.exp * 1000).toBeLessThan(Date.now() + 24 * 3_600_000)
    // Another browser's key cannot decrypt it.
    expect(() => new FakeBrowser().read(first.body)).toThrow()
    const [row] = await server.db.read<{ sealed: string }>(
      `select encode(subscription_sealed, 'escape') as sealed from push_subscriptions where player_id = $1`,
      [user.id],
    )
    expect(row?.sealed).not.toContain('/money')
  })

  test('sends no push for other messages or for those already read', async () => {
    const { token, user } = await subscribed('/quiet')
    await send(user.id, 'promotion.bonus')
    await send(user.id, 'agent.promoted', { level: 'gold' })
    await push.step()
    await server.db.transaction(async (tx) => {
      await notifyPlayer(tx, BigInt(user.id), 'withdrawal.paid')
      await tx.query('update messages set read_time = now_ms() where player_id = $1', [user.id])
    })
    await push.step()
    expect(await queuedPushes(user.id)).toBe(0)
    expect(service.at('/quiet')).toEqual([])
    expect(await isOn(token)).toBe(true)
  })

  test('sends nothing after a rollback, and queues nothing without a subscription', async () => {
    const { user } = await subscribed('/undone')
    const undone = server.db.transaction(async (tx) => {
      await notifyPlayer(tx, BigInt(user.id), 'withdrawal.paid')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await queuedPushes(user.id)).toBe(0)
    const { user: other } = await server.player()
    await send(other.id, 'withdrawal.paid')
    expect(await queuedPushes(other.id)).toBe(0)
    expect(service.at('/undone')).toEqual([])
  })

  test.each([404, 410])('deletes an expired subscription (%i)', async (status) => {
    const path = `/gone${status}`
    service.statuses.set(path, status)
    const { token, user } = await subscribed(path)
    await send(user.id, 'security.password')
    await push.step()
    expect([await isOn(token), await queuedPushes(user.id)]).toEqual([false, 0])
    expect(service.at(path)).toHaveLength(1)
  })

  test.each([429, 503])('retries a busy service (%i) later, a limited number of times', async (status) => {
    const path = `/busy${status}`
    service.statuses.set(path, status)
    const { token, user } = await subscribed(path)
    await send(user.id, 'security.password')
    await push.step()
    expect(service.at(path)).toHaveLength(1)
    const tries = async () =>
      (
        await server.db.read<{ tries: number; is_later: boolean }>(
          'select tries, due_time > now_ms() + 20000 as is_later from push_outbox where player_id = $1',
          [user.id],
        )
      )[0]
    expect(await tries()).toEqual({ tries: 1, is_later: true })
    await server.db.commit('update push_outbox set tries = 5, due_time = 0 where player_id = $1', [user.id])
    await push.step()
    expect(await queuedPushes(user.id)).toBe(0)
    expect(await isOn(token)).toBe(true)
  })

  test('stops with the session', async () => {
    const { token, user } = await subscribed('/ended')
    await server.call('POST /api/user/logout', {}, token)
    await send(user.id, 'security.password')
    await push.step()
    expect(await queuedPushes(user.id)).toBe(0)
    expect(service.at('/ended')).toEqual([])
  })

  test('moves a browser to the account that subscribes last', async () => {
    const [one, other] = [await server.player(), await server.player()]
    await subscribe(one.token, `${service.origin}/shared`)
    await subscribe(other.token, `${service.origin}/shared`)
    expect([await isOn(one.token), await isOn(other.token)]).toEqual([false, true])
    await send(one.user.id, 'security.password')
    expect(await queuedPushes(one.user.id)).toBe(0)
    expect((await server.call('DELETE /api/user/push', undefined, other.token)).data).toEqual({ isOn: false })
    expect(await isOn(other.token)).toBe(false)
  })

  test('stores a browser once under concurrent requests', async () => {
    const { token, user } = await server.player()
    const subscription = new FakeBrowser().subscription(`${service.origin}/twice`)
    await Promise.all(Array.from({ length: 6 }, () => server.call('PUT /api/user/push', subscription, token)))
    expect(await server.db.read('select 1 from push_subscriptions where player_id = $1', [user.id])).toHaveLength(1)
  })

  test('publishes the unread count live', async () => {
    const { token, user } = await server.player()
    if (!server.app.httpServer.server.listening) await server.app.httpServer.listen({ port: 0, host: '127.0.0.1' })
    const address = server.app.httpServer.server.address() as { port: number }
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/api/live`)
    const received: unknown[] = []
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { topic?: string; data?: unknown }
      if (message.topic === 'messages') received.push(message.data)
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    socket.send(JSON.stringify({ type: 'auth', token }))
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'messages' }))
    await until(() => received.length === 1)
    await send(user.id, 'rebate.paid', { gold: 5 })
    await until(() => received.length === 2)
    expect(received).toEqual([{ unread: 0 }, { unread: 1 }])
    expect(received.every((state) => liveTopics.messages.safeParse(state).success)).toBe(true)
    socket.close()
  })
})

describe('push endpoints', () => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await openServer(databases[0] ?? 'embedded')
    token = (await server.player()).token
  })
  afterAll(() => server.close())

  test.each([
    'http://push.services.mozilla.com/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/x',
    'https://localhost/x',
    'https://localhost./x',
    'https://redis/x',
    'https://db.internal/x',
    'https://metadata.google.internal./x',
    'https://router.local/x',
    'https://fcm.googleapis.com:6379/x',
    'https://user:secret@fcm.googleapis.com/x',
  ])('refuse %s', async (endpoint) => {
    const subscription = new FakeBrowser().subscription(endpoint)
    expect(await server.call('PUT /api/user/push', subscription, token)).toMatchObject({ errno: UNREACHABLE })
  })

  test('refuse invalid keys and URLs', async () => {
    const good = new FakeBrowser().subscription('https://fcm.googleapis.com/x')
    const bad = { ...good, keys: { ...good.keys, p256dh: `B${'A'.repeat(86)}` } }
    expect((await server.call('PUT /api/user/push', bad, token)).errno).toBe(UNREACHABLE)
    for (const endpoint of ['file:///etc/passwd', 'gopher://x.example', 'x', '', `https://a.com/${'x'.repeat(1000)}`]) {
      expect((await server.call('PUT /api/user/push', { ...good, endpoint }, token)).errno).toBe(1000)
    }
  })

  test('refuse a public name that resolves to an internal address', async () => {
    const request = { url: new URL('https://push.rebound.org/x'), headers: {}, body: Buffer.from('x') }
    for (const internal of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      'fe80::1',
    ]) {
      const resolve = () => Promise.resolve(['93.184.215.14', internal])
      await expect(sendTo({ ...publicInternet, resolve }, request)).rejects.toThrow(Unreachable)
    }
    const nowhere = () => Promise.resolve([])
    await expect(sendTo({ ...publicInternet, resolve: nowhere }, request)).rejects.toThrow(Unreachable)
  })

  test.each([
    ['1.1.1.1', true],
    ['172.15.255.255', true],
    ['172.16.0.0', false],
    ['172.31.255.255', false],
    ['172.32.0.0', true],
    ['100.63.255.255', true],
    ['100.64.0.0', false],
    ['223.255.255.255', true],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2606:4700::1111', true],
    ['2002:7f00:1::', false],
    ['64:ff9b::7f00:1', false],
    ['::', false],
    ['not an address', false],
  ])('%s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))
})
