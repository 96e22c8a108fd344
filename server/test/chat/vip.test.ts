// VIP: purchases are idempotent, extended, ended and announced; Google orders; reports; access to the chat.

import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { ChatMessage } from '@glasshouse/rulebook/wire/chat/chat'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MESSAGE, OWN } from '../../src/features/chat/message-rows.ts'
import { giveReward } from '../../src/ledger/ledger.ts'
import { DAY_MS } from '../../src/play/stats/days.ts'
import { breakBefore } from '../support/proxy.ts'
import { ChatGuest } from './chat-guest.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const PACKAGE = 'org.example.glasshouse'
const env = {
  GOOGLE_PACKAGE: PACKAGE,
  GOOGLE_LICENCE_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  VIP_GOLD: '2000,7000,18000',
}

describe.each(databases)('VIP on %s', (kind) => {
  const calendar = { time: Date.now(), now: () => calendar.time }
  let server: TestServer
  let nodes: TestServer[]
  const open: ChatGuest[] = []
  beforeAll(async () => {
    server = await openServer(kind, env, { calendar, leads: true })
    nodes = kind === 'postgresql' ? [server, await server.secondNode()] : [server, server]
  })
  afterEach(async () => {
    for (const guest of open.splice(0)) guest.close()
    expect(await server.brokenLaws()).toEqual([])
  })
  afterAll(async () => {
    for (const node of new Set(nodes.toReversed())) await node.close()
  })
  const enter = async (token: string, character = 'mira'): Promise<ChatGuest> => {
    const guest = await ChatGuest.at(server, token, character)
    open.push(guest)
    return guest
  }
  const buy = (token: string, change: object = {}, node = server) =>
    node.call<{ until: number; balance: number }>(
      'POST /api/order/vip',
      { days: 7, gold: 2000, requestId: randomUUID(), ...change },
      token,
    )

  test('costs the shown price once per request on two nodes, and adds up days', async () => {
    const { token, user } = await server.player()
    const requestId = randomUUID()
    const answers = await Promise.all([0, 1, 0, 1].map((node) => buy(token, { requestId }, nodes[node])))
    expect(new Set(answers.map(({ data, errno }) => `${errno} ${data.until} ${data.balance}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({
      errno: 0,
      data: { isVip: true, gold: 2000, balance: 98_000, until: calendar.time + 7 * DAY_MS },
    })
    expect(await buy(token, { requestId, days: 30, gold: 7000 })).toMatchObject({ errno: 1006 })
    const both = await Promise.all([buy(token, {}, nodes[0]), buy(token, { days: 30, gold: 7000 }, nodes[1])])
    expect(both.map(({ errno }) => errno)).toEqual([0, 0])
    const { data } = await server.call<{ until: number }>('GET /api/order/vip_price', undefined, token)
    expect(data).toMatchObject({ isVip: true, until: calendar.time + 44 * DAY_MS, isSold: true, engine: 'offline' })
    expect(await server.db.read('select count(*)::int4 as n from vip_grants where player_id = $1', [user.id])).toEqual([
      { n: 3 },
    ])
    expect(await buy(token, { gold: 1 })).toMatchObject({ errno: 1621 })
    expect(await buy(token, { days: 8 })).toMatchObject({ status: 400 })
  })

  test.runIf(kind === 'postgresql')(
    'is not sold after a break was answered, however early it was asked for',
    async () => {
      const { token, user } = await server.player()
      const requestId = randomUUID()
      expect((await buy(token, { requestId })).errno).toBe(0)
      expect(await breakBefore(server.db, user.id, () => buy(token))).toMatchObject({ errno: 1604 })
      // An earlier purchase is answered as before.
      expect(await buy(token, { requestId })).toMatchObject({ errno: 0, data: { balance: 98_000 } })
    },
  )

  test('refuses missing gold and reward gold', async () => {
    const { token, user } = await server.player()
    await server.db.transaction((tx) =>
      giveReward(tx, BigInt(user.id), { kind: 'sandbox' }, 95_000n, `test:${user.id}`, 'test'),
    )
    const year = { days: 90, gold: 18_000 }
    for (let i = 0; i < 5; i++) expect((await buy(token, year)).errno).toBe(0)
    expect(await buy(token, year)).toMatchObject({ errno: 1622 })
    expect(await buy(token)).toMatchObject({ errno: 1623 })
    const { token: other } = await server.player()
    for (let i = 0; i < 5; i++) expect((await buy(other, year)).errno).toBe(0)
    expect(await buy(other, year)).toMatchObject({ errno: 1004 })
  })

  test('allows longer texts and more characters while active, and announces its end once', async () => {
    const { token, user } = await server.player()
    const shut = await enter(token, 'kofi')
    expect(await shut.hears('refused')).toMatchObject({ code: 'chatVipOnly', isEnd: true })
    await buy(token)
    const guest = await enter(token, 'kofi')
    expect(await guest.hears('hello')).toMatchObject({ isVip: true, textMax: 500, quota: { max: 200 } })
    await guest.talk('a'.repeat(500))
    const told = async (): Promise<string[]> => {
      const { data } = await server.call<{ messages: { code: string }[] }>('GET /api/user/messages/0', undefined, token)
      return data.messages.map(({ code }) => code).filter((code) => code.startsWith('vip'))
    }
    const until = async (wanted: string[]): Promise<void> => {
      await expect.poll(told).toEqual(wanted)
    }
    calendar.time += 4 * DAY_MS - 1000
    await server.db.read('select 1 as one')
    calendar.time += 2000
    await until(['vip.ending'])
    calendar.time += 3 * DAY_MS
    await until(['vip.ended', 'vip.ending'])
    const clientId = guest.send('hello')
    expect((await guest.hears('refused', (frame) => frame.clientId === clientId)).code).toBe('chatVipOnly')
    await buy(token)
    expect(await server.db.read('select until > 0 as ok from vips where player_id = $1', [user.id])).toEqual([
      { ok: true },
    ])
    expect(await told()).toEqual(['vip.ended', 'vip.ending'])
  })

  test('announces each end once, none if renewed in time, and only the end after downtime', async () => {
    const { token, user } = await server.player()
    const told = async (): Promise<string[]> => {
      const { data } = await server.call<{ messages: { code: string }[] }>('GET /api/user/messages/0', undefined, token)
      return data.messages.map(({ code }) => code).filter((code) => code.startsWith('vip'))
    }
    const marks = async (): Promise<{ warned: boolean; ended: boolean }[]> =>
      await server.db.read(
        'select warned_until = until as warned, ended_until = until as ended from vips where player_id = $1',
        [user.id],
      )
    const until = async (wanted: string[]): Promise<void> => {
      await expect.poll(told).toEqual(wanted)
    }
    await buy(token)
    // The notice is due exactly three days before the end, not earlier.
    calendar.time += 4 * DAY_MS
    await until(['vip.ending'])
    await buy(token)
    expect(await marks()).toEqual([{ warned: false, ended: false }])
    // The first end is not announced, because days follow it; the second is.
    calendar.time += 3 * DAY_MS + 1000
    const { token: witness } = await server.player()
    await buy(witness)
    calendar.time += 4 * DAY_MS
    await until(['vip.ending', 'vip.ending'])
    // Renewed after the end, with no check until that one has ended as well.
    calendar.time += 3 * DAY_MS
    await until(['vip.ended', 'vip.ending', 'vip.ending'])
    await buy(token)
    calendar.time += 8 * DAY_MS
    await until(['vip.ended', 'vip.ended', 'vip.ending', 'vip.ending'])
    expect(await marks()).toEqual([{ warned: false, ended: true }])
  })

  test('accepts an order signed by Google once, for the account it names', async () => {
    const { token } = await server.player()
    const { data: offer } = await server.call<{ accountHash: string; isOpen: boolean }>(
      'GET /api/google/order/vip/price',
      undefined,
      token,
    )
    expect(offer.isOpen).toBe(true)
    const order = (change: object = {}) =>
      JSON.stringify({
        orderId: `GPA.${randomUUID()}`,
        packageName: PACKAGE,
        productId: 'vip_30',
        purchaseTime: calendar.time - 1000,
        purchaseState: 0,
        purchaseToken: randomUUID(),
        obfuscatedAccountId: offer.accountHash,
        acknowledged: false,
        ...change,
      })
    const hand = (
      purchaseData: string,
      signature = sign('sha1', Buffer.from(purchaseData), privateKey).toString('base64'),
      who = token,
      node = server,
    ) =>
      node.call<{ until: number; isProvisional: boolean }>(
        'POST /api/google/order/verify',
        { purchaseData, signature },
        who,
      )
    const good = order()
    const answers = await Promise.all([0, 1, 0, 1].map((node) => hand(good, undefined, token, nodes[node])))
    expect(answers.map(({ errno }) => errno)).toEqual([0, 0, 0, 0])
    expect(new Set(answers.map(({ data }) => data.until))).toEqual(new Set([calendar.time + 30 * DAY_MS]))
    expect(await hand(good, sign('sha1', Buffer.from(`${good} `), privateKey).toString('base64'))).toMatchObject({
      errno: 1625,
    })
    expect(await hand(order(), sign('sha256', Buffer.from(good), privateKey).toString('base64'))).toMatchObject({
      errno: 1625,
    })
    const { token: other } = await server.player()
    expect(await hand(good, undefined, other)).toMatchObject({ errno: 1626 })
    expect(await hand(order({ packageName: 'org.evil' }))).toMatchObject({ errno: 1626 })
    expect(await hand(order({ productId: 'vip_9999' }))).toMatchObject({ errno: 1626 })
    expect(await hand(order({ purchaseState: 1 }))).toMatchObject({ errno: 1627 })
    expect(await hand(order({ purchaseTime: calendar.time - 4 * DAY_MS }))).toMatchObject({ errno: 1628 })
    const { purchaseToken, orderId } = JSON.parse(good) as { purchaseToken: string; orderId: string }
    expect(await hand(order({ purchaseToken }))).toMatchObject({ errno: 1629 })
    expect(await hand(order({ orderId }))).toMatchObject({ errno: 1629 })
    expect(await hand('not json at all')).toMatchObject({ errno: 1626 })
  })

  test('requires a login, and accepts a ticket once', async () => {
    const { data: anonymous } = await server.call<string>('GET /api/auth')
    for (const [token, errno] of [
      ['', 403],
      ['x_wrong', 505],
      [anonymous, 403],
    ] as const) {
      const guest = await enter(token)
      expect(await guest.hears('refused')).toMatchObject({ errno, isEnd: true })
      expect(await guest.closed).toBe(4403)
    }
    const { token } = await server.player()
    const { data } = await server.call<{ ticket: string }>('POST /api/ai_lady/ticket', {}, token)
    const guests = await Promise.all([enter(data.ticket), enter(data.ticket)])
    const first = await Promise.all(
      guests.map(async (guest) => await Promise.race([guest.hears('hello'), guest.hears('refused')])),
    )
    expect(first.map(({ type }) => type).toSorted()).toEqual(['hello', 'refused'])
    const inside = guests[first.findIndex(({ type }) => type === 'hello')]
    await server.call('POST /api/user/logout', {}, token)
    expect(await inside?.hears('refused')).toMatchObject({ errno: 510, isEnd: true })
  })

  test('refuses an unknown character', async () => {
    const guest = await enter((await server.player()).token, 'nobody')
    expect(await guest.hears('refused')).toMatchObject({ code: 'notFound', isEnd: true })
    expect(await guest.closed).toBe(4403)
  })

  test('refuses a player on a break, but keeps their data accessible', async () => {
    const { token, user } = await server.player()
    const guest = await enter(token)
    await guest.hears('hello')
    const { id } = await guest.talk('hello')
    await server.db.commit(
      `insert into player_guards (player_id, out_kind, out_from, out_until) values ($1, 'timeout', now_ms(), now_ms() + 1000000)`,
      [user.id],
    )
    const clientId = guest.send('hello again')
    expect((await guest.hears('refused', (frame) => frame.clientId === clientId)).code).toBe('chatOut')
    expect(await (await enter(token)).hears('refused')).toMatchObject({ code: 'chatOut', isEnd: true })
    expect((await buy(token)).errno).toBe(1604)
    expect((await server.call('POST /api/ai_lady/ticket', {}, token)).errno).toBe(1604)
    const { data } = await server.call<{ messages: ChatMessage[] }>('GET /api/ai_lady/export/mira', undefined, token)
    expect(data.messages.at(-1)?.id).toBe(id)
    expect((await server.call('DELETE /api/ai_lady/history/mira', undefined, token)).errno).toBe(0)
  })

  test('tells a suspended player the reason', async () => {
    const { token, user } = await server.player()
    const guest = await enter(token)
    await guest.hears('hello')
    await server.db.commit(
      `update players set suspend_time = now_ms(), suspend_words = 'A look is due.' where id = $1`,
      [user.id],
    )
    const clientId = guest.send('hello again')
    const told = { code: 'accountSuspended', errno: 1950, message: expect.stringContaining('A look is due.') as string }
    expect(await guest.hears('refused', (frame) => frame.clientId === clientId)).toMatchObject(told)
    expect(await (await enter(token)).hears('refused')).toMatchObject({ ...told, isEnd: true })
    expect((await buy(token)).errno).toBe(1950)
  })

  test('lets a player see, correct and delete what a character remembers', async () => {
    const { token } = await server.player()
    const guest = await enter(token)
    await guest.hears('hello')
    await guest.talk('my name is Anna')
    const memory = async () => (await server.call('GET /api/ai_lady/memory/mira', undefined, token)).data
    expect(await memory()).toMatchObject([{ slot: 'name', value: 'Anna' }])
    const edit = (value: string) => server.call('PUT /api/ai_lady/memory/mira', { slot: 'name', value }, token)
    expect(await edit('Zoë')).toMatchObject({ data: [{ slot: 'name', value: 'Zoë' }] })
    expect(await edit('call 0612345678')).toMatchObject({ errno: 1606 })
    expect((await guest.talk('what is my name')).text).toContain('Zoë')
    await edit('')
    expect(await memory()).toEqual([])
    await guest.talk('my name is Anna')
    expect((await server.call('DELETE /api/ai_lady/memory/mira', undefined, token)).errno).toBe(0)
    expect(await memory()).toEqual([])
    expect(
      JSON.stringify(await server.db.read(`select encode(text_sealed, 'escape') as kept from chat_messages`)),
    ).not.toContain('Anna')
  })

  test('uses the index to find whether a message was reported', async () => {
    const plan = await server.db.transaction(async (tx) => {
      // Few rows would be scanned sequentially.
      await tx.script('set local enable_seqscan = off; set local enable_bitmapscan = off')
      const sql = `explain select ${MESSAGE} from chat_messages m where ${OWN} and m.id = $3`
      const rows = await tx.query<{ 'QUERY PLAN': string }>(sql, [1n, 'mira', 1n])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/chat_reports_player_id_message_id_key.*\n.*Index Cond: .*player_id = .*message_id = /)
  })

  test('shows operators the reported message with the five before it, and nothing else', async () => {
    const { token } = await server.player()
    const guest = await enter(token)
    await guest.hears('hello')
    for (const text of ['first words', 'second words', 'third words']) await guest.talk(text)
    const answer = await guest.talk('I lost all my money here')
    expect(answer).toMatchObject({ kind: 'help', engine: 'safety', links: [{ to: '/pages/accounts/limits' }] })
    expect(answer.helpLines.some(({ country }) => country === 'FR')).toBe(true)
    const report = (who: string, node = server) =>
      node.call<{ reportId: number }>(
        'POST /api/ai_lady/report',
        { messageId: answer.id, reason: 'other', note: 'look' },
        who,
      )
    const filed = await Promise.all([report(token, nodes[0]), report(token, nodes[1])])
    expect(new Set(filed.map(({ data }) => data.reportId)).size).toBe(1)
    const { token: stranger } = await server.player()
    expect((await report(stranger)).status).toBe(404)
    await server.call('DELETE /api/ai_lady/history/mira', undefined, token)

    const supporter = await signInOperator(server, 'support')
    const editor = await signInOperator(server, 'content')
    expect((await server.call('GET /api/console/chat/report/open', undefined, editor.token)).errno).toBe(1903)
    const { data } = await server.call<{ id: number; messages: { text: string }[] }[]>(
      'GET /api/console/chat/report/open',
      undefined,
      supporter.token,
    )
    const mine = data.find(({ id }) => id === filed[0]?.data.reportId)
    expect(mine?.messages).toHaveLength(6)
    expect(mine?.messages.at(-1)?.text).toBe(answer.text)
    const close = () =>
      server.call(
        'POST /api/console/chat/report',
        { id: mine?.id, decision: 'kept', outcome: 'talked to' },
        supporter.token,
      )
    const closed = await Promise.all([close(), close()])
    expect(closed.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1609])
    expect(await server.db.read(`select act from audit_log where act like 'chat.%' order by seq desc limit 1`)).toEqual(
      [{ act: 'chat.closeReport' }],
    )
  })
})
