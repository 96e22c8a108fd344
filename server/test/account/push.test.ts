// Word to closed browsers: sealed for one browser alone, signed by the house, without a figure in it, never to an address
// inside; and the live count of what is unread.

import { setTimeout as sleep } from 'node:timers/promises'
import { liveTopics } from '@glasshouse/rulebook/wire/realtime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openVault } from '../../src/platform/db/vault.ts'
import { Push } from '../../src/features/push/push.ts'
import { openPushKeys } from '../../src/features/push/push-keys.ts'
import { publicInternet, isPublicAddress, sendTo, Unreachable } from '../../src/features/push/push-reach.ts'
import { sendMessage } from '../../src/features/account/messages.ts'
import { FakeBrowser, FakePush, readSignature } from '../support/fake-push.ts'
import { SECRET_KEY } from '../support/crash-table.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'

const LIMIT_MS = 15_000
const UNREACHABLE = 1093

const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + LIMIT_MS
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to pass.')
    await sleep(20)
  }
}

describe.each(databases)('notices on %s', (kind) => {
  const push = new FakePush()
  let server: TestServer
  let notices: Push
  beforeAll(async () => {
    await push.open()
    const pushReach = {
      allows: (url: URL) => url.origin === push.origin,
      isPublic: () => true,
      resolve: (host: string) => Promise.resolve([host]),
    }
    server = await openServer(kind, { SECRET_KEY }, { pushReach })
    const { db } = server
    const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
    const keys = await db.transaction((tx) => openPushKeys(tx, vault))
    // The job of the node that holds the lease, done by hand.
    notices = new Push({ db, vault, keys, reach: pushReach, subject: 'https://house.example' })
  })
  afterAll(async () => {
    await server.close()
    await push.close()
  })

  const tell = (playerId: number, code: string, params = {}) =>
    server.db.transaction((tx) => sendMessage(tx, BigInt(playerId), code, params))
  const waiting = async (playerId: number) =>
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
    return { token, user, browser: await subscribe(token, push.origin + path) }
  }

  test('a message about one’s money is told once, sealed and signed, without its figures', async () => {
    const { token, user, browser } = await subscribed('/money')
    const { data } = await server.call<{ publicKey: string }>('GET /api/user/push', undefined, token)
    await Promise.all([
      tell(user.id, 'withdrawal.paid', { gold: 123_456 }),
      tell(user.id, 'withdrawal.paid', { gold: 123_457 }),
    ])
    await notices.step()
    expect(await waiting(user.id)).toBe(0)
    const [first, ...more] = push.at('/money')
    expect(more).toEqual([])
    if (!first) throw new Error('nothing was pushed')
    expect(JSON.parse(browser.read(first.body))).toEqual({ text: 'You have a new message.', language: 'en' })
    expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', topic: 'messages' })
    const { isTrue, claims } = readSignature(first, data.publicKey)
    expect(isTrue).toBe(true)
    expect(claims.aud).toBe(push.origin)
    expect(claims.exp * 1000).toBeGreaterThan(Date.now())
    expect(claims.exp * 1000).toBeLessThan(Date.now() + 24 * 3_600_000)
    // Another browser's key does not open it.
    expect(() => new FakeBrowser().read(first.body)).toThrow()
    const [row] = await server.db.read<{ sealed: string }>(
      `select encode(subscription_sealed, 'escape') as sealed from push_subscriptions where player_id = $1`,
      [user.id],
    )
    expect(row?.sealed).not.toContain('/money')
  })

  test('what is not about money or security stays in the inbox, and so does what was read', async () => {
    const { token, user } = await subscribed('/quiet')
    await tell(user.id, 'promotion.bonus')
    await tell(user.id, 'agent.promoted', { level: 'gold' })
    await notices.step()
    await server.db.transaction(async (tx) => {
      await sendMessage(tx, BigInt(user.id), 'withdrawal.paid')
      await tx.query('update messages set read_time = now_ms() where player_id = $1', [user.id])
    })
    await notices.step()
    expect(await waiting(user.id)).toBe(0)
    expect(push.at('/quiet')).toEqual([])
    expect(await isOn(token)).toBe(true)
  })

  test('a message that is taken back was never told, and without a browser nothing waits', async () => {
    const { user } = await subscribed('/undone')
    const undone = server.db.transaction(async (tx) => {
      await sendMessage(tx, BigInt(user.id), 'withdrawal.paid')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await waiting(user.id)).toBe(0)
    const { user: other } = await server.player()
    await tell(other.id, 'withdrawal.paid')
    expect(await waiting(other.id)).toBe(0)
    expect(push.at('/undone')).toEqual([])
  })

  test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
    const path = `/gone${status}`
    push.answers.set(path, status)
    const { token, user } = await subscribed(path)
    await tell(user.id, 'security.password')
    await notices.step()
    expect([await isOn(token), await waiting(user.id)]).toEqual([false, 0])
    expect(push.at(path)).toHaveLength(1)
  })

  test.each([429, 503])('a service that is busy (%i) is asked again later, and not for ever', async (status) => {
    const path = `/busy${status}`
    push.answers.set(path, status)
    const { token, user } = await subscribed(path)
    await tell(user.id, 'security.password')
    await notices.step()
    expect(push.at(path)).toHaveLength(1)
    const tries = async () =>
      (
        await server.db.read<{ tries: number; is_later: boolean }>(
          'select tries, due_time > now_ms() + 20000 as is_later from push_outbox where player_id = $1',
          [user.id],
        )
      )[0]
    expect(await tries()).toEqual({ tries: 1, is_later: true })
    await server.db.commit('update push_outbox set tries = 5, due_time = 0 where player_id = $1', [user.id])
    await notices.step()
    expect(await waiting(user.id)).toBe(0)
    expect(await isOn(token)).toBe(true)
  })

  test('a session that ends takes its browser along', async () => {
    const { token, user } = await subscribed('/ended')
    await server.call('POST /api/user/logout', {}, token)
    await tell(user.id, 'security.password')
    await notices.step()
    expect(await waiting(user.id)).toBe(0)
    expect(push.at('/ended')).toEqual([])
  })

  test('a browser that comes with another account is that account’s', async () => {
    const [one, other] = [await server.player(), await server.player()]
    await subscribe(one.token, `${push.origin}/shared`)
    await subscribe(other.token, `${push.origin}/shared`)
    expect([await isOn(one.token), await isOn(other.token)]).toEqual([false, true])
    await tell(one.user.id, 'security.password')
    expect(await waiting(one.user.id)).toBe(0)
    expect((await server.call('DELETE /api/user/push', undefined, other.token)).data).toEqual({ isOn: false })
    expect(await isOn(other.token)).toBe(false)
  })

  test('the same browser twice at once is kept once', async () => {
    const { token, user } = await server.player()
    const subscription = new FakeBrowser().subscription(`${push.origin}/twice`)
    await Promise.all(Array.from({ length: 6 }, () => server.call('PUT /api/user/push', subscription, token)))
    expect(await server.db.read('select 1 from push_subscriptions where player_id = $1', [user.id])).toHaveLength(1)
  })

  test('what is unread is told live, at once', async () => {
    const { token, user } = await server.player()
    if (!server.house.httpServer.server.listening) await server.house.httpServer.listen({ port: 0, host: '127.0.0.1' })
    const address = server.house.httpServer.server.address() as { port: number }
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}/api/live`)
    const heard: unknown[] = []
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as { topic?: string; data?: unknown }
      if (message.topic === 'messages') heard.push(message.data)
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    socket.send(JSON.stringify({ type: 'auth', token }))
    socket.send(JSON.stringify({ type: 'subscribe', topic: 'messages' }))
    await until(() => heard.length === 1)
    await tell(user.id, 'rebate.paid', { gold: 5 })
    await until(() => heard.length === 2)
    expect(heard).toEqual([{ unread: 0 }, { unread: 1 }])
    expect(heard.every((state) => liveTopics.messages.safeParse(state).success)).toBe(true)
    socket.close()
  })
})

describe('addresses that a push may not go to', () => {
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
  ])('%s is refused', async (endpoint) => {
    const subscription = new FakeBrowser().subscription(endpoint)
    expect(await server.call('PUT /api/user/push', subscription, token)).toMatchObject({ errno: UNREACHABLE })
  })

  test('neither is a key that is none, nor what is no address', async () => {
    const good = new FakeBrowser().subscription('https://fcm.googleapis.com/x')
    const bad = { ...good, keys: { ...good.keys, p256dh: `B${'A'.repeat(86)}` } }
    expect((await server.call('PUT /api/user/push', bad, token)).errno).toBe(UNREACHABLE)
    for (const endpoint of ['file:///etc/passwd', 'gopher://x.example', 'x', '', `https://a.com/${'x'.repeat(1000)}`]) {
      expect((await server.call('PUT /api/user/push', { ...good, endpoint }, token)).errno).toBe(1000)
    }
  })

  test('a good name that leads inside is not followed', async () => {
    const parcel = { url: new URL('https://push.rebound.org/x'), headers: {}, body: Buffer.from('x') }
    for (const inside of [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      'fe80::1',
    ]) {
      const resolve = () => Promise.resolve(['93.184.215.14', inside])
      await expect(sendTo({ ...publicInternet, resolve }, parcel)).rejects.toThrow(Unreachable)
    }
    const nowhere = () => Promise.resolve([])
    await expect(sendTo({ ...publicInternet, resolve: nowhere }, parcel)).rejects.toThrow(Unreachable)
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
  ])('%s is of the open internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))
})
