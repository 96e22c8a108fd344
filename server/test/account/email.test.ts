// Confirming an email address: limits of codes, probing for other accounts' addresses, concurrency, and outbox failures.

import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { only } from '../../src/platform/db/tx.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { codeEmail, type Email } from '../../src/features/mail/templates.ts'
import { Outbox } from '../../src/features/mail/outbox.ts'
import { silentLog } from '../support/logs.ts'
import { databases, oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import { startSandboxProcess } from '../wallet/sandbox-process.ts'

const SECRET_KEY = createHash('sha256').update('email tests').digest('hex')
const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
const MINUTE_MS = 60_000

describe.each(databases)('email address on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind, { SECRET_KEY })))
  afterAll(() => server.close())

  const address = (): string => `Ada.${randomUUID().slice(0, 8)}@Example.com`
  const send = (token: string, email: string) =>
    server.call<{ resendTime: number; lapseTime: number; serverNow: number }>(
      `POST /api/user/email/${encodeURIComponent(email)}`,
      {},
      token,
    )
  const save = (token: string, email: string, code: string) =>
    server.call<{ email: string }>('PUT /api/user/email', { email, code }, token)
  const own = async (token: string) =>
    (
      await server.call<{ email: string | null; waiting: { email: string } | null }>(
        'GET /api/user/email',
        undefined,
        token,
      )
    ).data
  const exported = async (token: string) =>
    (
      await server.call<{ rows: { kind: string; state: string }[] }>(
        'GET /api/user/export?after=letters',
        undefined,
        token,
      )
    ).data.rows
  /** Queued emails to a player, oldest first. */
  const queuedEmails = async (id: number): Promise<(Email & { kind: string })[]> => {
    const rows = await server.db.read<{ letter_sealed: Uint8Array; kind: string }>(
      'select letter_sealed, kind from mail_outbox where player_id = $1 order by id',
      [id],
    )
    return rows.map((row) => ({
      ...(JSON.parse(vault.unseal('letter', row.letter_sealed).toString()) as Email),
      kind: row.kind,
    }))
  }
  const lastCode = async (id: number): Promise<string> =>
    /\d{6}/.exec((await queuedEmails(id)).at(-1)?.text ?? '')?.[0] ?? ''
  const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  /** Backdates the last code. */
  const age = (id: number, ms: number) =>
    server.db.commit('update email_codes set sent_time = sent_time - $2::int8 where player_id = $1', [id, ms])

  test('is confirmed by the code, stored encrypted and shown masked', async () => {
    const { token, user } = await server.player()
    const email = address()
    const sent = await send(token, email)
    expect(sent).toMatchObject({ errno: 0 })
    expect(sent.data.lapseTime - sent.data.resendTime).toBe(540_000)
    expect(sent.data.resendTime - sent.data.serverNow).toBeLessThanOrEqual(60_000)
    expect(sent.data.resendTime - sent.data.serverNow).toBeGreaterThan(0)
    expect(await own(token)).toMatchObject({ email: null, waiting: { email: 'Ad•••@example.com' } })
    const [queued] = await queuedEmails(user.id)
    expect(queued?.to.toLowerCase()).toBe(email.toLowerCase())
    expect(await save(token, email, await lastCode(user.id))).toMatchObject({
      errno: 0,
      data: { email: 'Ad•••@example.com' },
    })
    expect(await own(token)).toMatchObject({ email: 'Ad•••@example.com', waiting: null })
    // A repeated request succeeds, because the first response may have been lost.
    expect(await save(token, email, '000000')).toMatchObject({ errno: 0 })
    expect(await send(token, email.toUpperCase())).toMatchObject({ errno: 1076 })
    const dump = JSON.stringify(await server.db.read('select p::text as row from players p'))
    expect(dump.toLowerCase()).not.toContain(Buffer.from(email.toLowerCase()).toString('hex'))
    const { data } = await server.call<{ messages: { code: string }[] }>('GET /api/user/messages/0', undefined, token)
    expect(data.messages.map(({ code }) => code)).toEqual(['email.saved'])
  })

  test.each([
    ['%20', 1070],
    ['nobody', 1072],
    ['a@b', 1072],
    ['a b@example.com', 1072],
    ['a@example.com, b@example.com', 1072],
    ['<a@example.com>', 1072],
    ['a@example.com\r\nBcc: b@example.com', 1072],
    ['.a@example.com', 1072],
  ])('refuses %j with errno %i', async (email, errno) => {
    const { token, user } = await server.player()
    const path = email.startsWith('%') ? email : encodeURIComponent(email)
    expect(await server.call(`POST /api/user/email/${path}`, {}, token)).toMatchObject({ errno, data: null })
    expect(await queuedEmails(user.id)).toEqual([])
  })

  test('specification rows 54 and 55: asks for a missing address and code with "please enter email" and "please enter code"', async () => {
    const { token } = await server.player()
    expect(await save(token, '', '123456')).toMatchObject({ errno: 1070, message: 'please enter email' })
    expect(await save(token, 'a@example.com', '')).toMatchObject({ errno: 1071, message: 'please enter code' })
  })

  test('accepts a right fifth attempt, and none after five wrong ones', async () => {
    const [one, other] = [await server.player(), await server.player()]
    const [email, another] = [address(), address()]
    await send(one.token, email)
    await send(other.token, another)
    const [code, code2] = [await lastCode(one.user.id), await lastCode(other.user.id)]
    for (const left of [4, 3, 2, 1]) {
      expect(await save(one.token, email, wrongCode(code))).toMatchObject({
        errno: 1074,
        message: expect.stringContaining(`You have ${left} `),
      })
      await save(other.token, another, wrongCode(code2))
    }
    expect(await save(one.token, email, code)).toMatchObject({ errno: 0 })
    expect(await save(other.token, another, wrongCode(code2))).toMatchObject({ errno: 1075 })
    expect(await save(other.token, another, code2)).toMatchObject({ errno: 1075 })
  })

  test('allows five attempts under concurrent guesses', async () => {
    const { token, user } = await server.player()
    const email = address()
    await send(token, email)
    const code = await lastCode(user.id)
    const answers = await Promise.all(Array.from({ length: 12 }, () => save(token, email, wrongCode(code))))
    expect(answers.filter(({ errno }) => errno === 1074)).toHaveLength(4)
    expect(answers.filter(({ errno }) => errno === 1075)).toHaveLength(8)
    expect(
      only(await server.db.read<{ tries: number }>('select tries from email_codes where player_id = $1', [user.id]))
        .tries,
    ).toBe(5)
  })

  test('accepts a code for ten minutes', async () => {
    const [one, other] = [await server.player(), await server.player()]
    const [email, another] = [address(), address()]
    await send(one.token, email)
    await send(other.token, another)
    await age(one.user.id, 10 * MINUTE_MS - 5000)
    await age(other.user.id, 10 * MINUTE_MS)
    expect(await save(one.token, email, await lastCode(one.user.id))).toMatchObject({ errno: 0 })
    expect(await save(other.token, another, await lastCode(other.user.id))).toMatchObject({ errno: 1075 })
    expect((await own(other.token)).waiting).toBeNull()
  })

  test('resends after a minute at the earliest, and voids the first code', async () => {
    const { token, user } = await server.player()
    const email = address()
    await send(token, email)
    const first = await lastCode(user.id)
    await age(user.id, 57_000)
    expect(await send(token, email)).toMatchObject({
      errno: 1073,
      status: 429,
      message: expect.stringMatching(/[1-3] s/),
    })
    await age(user.id, 3000)
    expect(await send(token, email)).toMatchObject({ errno: 0 })
    const second = await lastCode(user.id)
    // Equal once in a million times.
    expect(second).not.toBe(first)
    expect(await save(token, email, first)).toMatchObject({ errno: 1074 })
    expect(await save(token, email, second)).toMatchObject({ errno: 0 })
  })

  test('sends one code for concurrent requests', async () => {
    const { token, user } = await server.player()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(token, address())))
    expect(answers.filter(({ errno }) => errno === 0)).toHaveLength(1)
    expect(answers.filter(({ errno }) => errno === 1073)).toHaveLength(4)
    expect(await queuedEmails(user.id)).toHaveLength(1)
  })

  test('does not accept the code of another address', async () => {
    const { token, user } = await server.player()
    await send(token, address())
    expect(await save(token, address(), await lastCode(user.id))).toMatchObject({ errno: 1075 })
  })

  test('limits emails per address and hour across accounts', async () => {
    const email = address()
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await send((await server.player()).token, email))
    expect(answers.map(({ errno }) => errno)).toEqual([0, 0, 0, 0, 0, 1078])
  })

  test('does not reveal a taken address to the caller, and notifies its owner', async () => {
    const [owner, stranger] = [await server.player(), await server.player()]
    const email = address()
    await send(owner.token, email)
    await save(owner.token, email, await lastCode(owner.user.id))
    const control = await server.player()
    const [taken, free] = [await send(stranger.token, email), await send(control.token, address())]
    expect(Object.keys(taken.data).sort()).toEqual(Object.keys(free.data).sort())
    expect(taken).toMatchObject({ errno: 0, status: free.status, message: free.message })
    const [notice] = await queuedEmails(stranger.user.id)
    expect(notice).toMatchObject({ kind: 'taken' })
    expect(notice?.text).not.toMatch(/\d{6}/)
    expect(await save(stranger.token, email, '123456')).toMatchObject({ errno: 1074 })
    const [seen, other] = [await exported(stranger.token), await exported(control.token)]
    expect(seen).toHaveLength(1)
    expect(seen.map(({ kind: what, state }) => [what, state])).toEqual(
      other.map(({ kind: what, state }) => [what, state]),
    )
  })

  test('gives an address to one of two accounts that confirm it concurrently', async () => {
    const players = [await server.player(), await server.player()]
    const email = address()
    for (const { token } of players) await send(token, email)
    const codes = await Promise.all(players.map(({ user }) => lastCode(user.id)))
    const answers = await Promise.all(players.map(({ token }, i) => save(token, email, codes[i] ?? '')))
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1077])
  })

  test('notifies the old address of a change', async () => {
    const { token, user } = await server.player()
    const [first, second] = [address(), address()]
    await send(token, first)
    await save(token, first, await lastCode(user.id))
    await age(user.id, MINUTE_MS)
    await send(token, second)
    await save(token, second, await lastCode(user.id))
    const last = (await queuedEmails(user.id)).at(-1)
    expect(last).toMatchObject({ kind: 'replaced' })
    expect(last?.to.toLowerCase()).toBe(first.toLowerCase())
    expect(last?.text).not.toContain(second.toLowerCase())
  })

  describe('outbox', () => {
    const sentTo: string[] = []
    const outboxWith = (transport: (email: { messageId: string }) => Promise<void>) =>
      new Outbox({ db: server.db, vault, transport, log: silentLog })
    const write = async (playerId: bigint) => {
      const outbox = outboxWith(() => Promise.resolve())
      await server.db.commit(
        `update mail_outbox set state = 'dead', letter_sealed = null, end_time = 1 where state = 'waiting'`,
      )
      await server.db.transaction((tx) =>
        outbox.write(
          tx,
          { playerId, kind: 'code', toHash: Buffer.from('x'), lapseMs: MINUTE_MS },
          codeEmail('a@example.com', 'fr', '123456'),
        ),
      )
    }
    const row = async () =>
      only(
        await server.db.read<{ state: string; tries: number; letter_sealed: Uint8Array | null; wait: bigint }>(
          'select state, tries, letter_sealed, due_time - now_ms() as wait from mail_outbox order by id desc limit 1',
        ),
      )
    const makeDue = () => server.db.commit(`update mail_outbox set due_time = 0 where state = 'waiting'`)

    test('sends an email once and erases its content', async () => {
      await write(BigInt((await server.player()).user.id))
      const outbox = outboxWith(({ messageId }) => Promise.resolve(void sentTo.push(messageId)))
      await Promise.all([outbox.sendNext(), outbox.sendNext(), outbox.sendNext()])
      expect(sentTo).toHaveLength(1)
      expect(await row()).toMatchObject({ state: 'sent', letter_sealed: null })
    })

    test('retries an unreachable server at growing intervals with the same Message-ID', async () => {
      await write(BigInt((await server.player()).user.id))
      const messageIds: string[] = []
      const failing = outboxWith(({ messageId }) => {
        messageIds.push(messageId)
        return Promise.reject(new Error('ECONNREFUSED'))
      })
      expect(await failing.sendNext()).toBe(true)
      const first = await row()
      expect(first).toMatchObject({ state: 'waiting', tries: 1 })
      expect(await failing.sendNext()).toBe(false)
      await makeDue()
      await failing.sendNext()
      expect((await row()).wait).toBeGreaterThan(first.wait)
      expect(new Set(messageIds).size).toBe(1)
    })

    test('resends with the same Message-ID after a crash before the email was marked sent', async () => {
      await write(BigInt((await server.player()).user.id))
      const messageIds: string[] = []
      const dying = outboxWith(({ messageId }) => {
        messageIds.push(messageId)
        return new Promise(() => undefined)
      })
      void dying.sendNext()
      await expect.poll(() => messageIds).toHaveLength(1)
      const next = outboxWith(({ messageId }) => Promise.resolve(void messageIds.push(messageId)))
      expect(await next.sendNext()).toBe(false)
      await makeDue()
      expect(await next.sendNext()).toBe(true)
      expect(messageIds[1]).toBe(messageIds[0])
      expect(await row()).toMatchObject({ state: 'sent' })
    })

    test('gives up on permanent rejections and expired codes', async () => {
      await write(BigInt((await server.player()).user.id))
      const refusing = outboxWith(() => Promise.reject(Object.assign(new Error('no such box'), { responseCode: 550 })))
      await refusing.sendNext()
      expect(await row()).toMatchObject({ state: 'dead', letter_sealed: null })
      await write(BigInt((await server.player()).user.id))
      await server.db.commit(`update mail_outbox set lapse_time = now_ms() where state = 'waiting'`)
      const sent: string[] = []
      expect(await outboxWith(({ messageId }) => Promise.resolve(void sent.push(messageId))).sendNext()).toBe(false)
      expect(sent).toEqual([])
      expect(await row()).toMatchObject({ state: 'dead' })
    })
  })
})

test('end to end: the email reaches the sandbox mailbox and its code confirms the address', async () => {
  const sandbox = await startSandboxProcess('http://127.0.0.1:9')
  const server = await openServer(
    oneDatabase,
    { SECRET_KEY, MAIL_URL: sandbox.mailUrl, MAIL_FROM: 'Glasshouse <post@glasshouse.example>' },
    { leads: true },
  )
  const { token } = await server.player()
  const email = 'ada.lovelace@example.com'
  await server.call(`POST /api/user/email/${email}`, {}, token)
  const page = async (): Promise<string> => await (await fetch(sandbox.mailboxUrl)).text()
  await expect.poll(page).toContain(email)
  const code = /Glasshouse code: (\d{6})/.exec(await page())?.[1] ?? ''
  const saved = await server.call('PUT /api/user/email', { email, code }, token)
  const [row] = await server.db.read<{ state: string }>('select state from mail_outbox')
  await server.close()
  await sandbox.close()
  expect(saved).toMatchObject({ errno: 0 })
  expect(row?.state).toBe('sent')
})
