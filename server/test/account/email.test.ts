// Saving a mail address: the code at its edges, strangers who try addresses, two requests at once, and letters that are cut
// off on their way.

import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { only } from '../../src/platform/db/tx.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { codeEmail, type Email } from '../../src/features/mail/templates.ts'
import { Outbox } from '../../src/features/mail/outbox.ts'
import { databases, oneDatabase, openServer, type TestServer } from '../support/open-server.ts'
import { startSandboxProcess } from '../wallet/sandbox-process.ts'

const SECRET_KEY = createHash('sha256').update('email tests').digest('hex')
const vault = openVault(Buffer.from(SECRET_KEY, 'hex'))
const MINUTE_MS = 60_000

describe.each(databases)('a mail address on %s', (kind) => {
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
  /** The letters to a player that wait, oldest first. */
  const letters = async (id: number): Promise<(Email & { kind: string })[]> => {
    const rows = await server.db.read<{ letter_sealed: Uint8Array; kind: string }>(
      'select letter_sealed, kind from mail_outbox where player_id = $1 order by id',
      [id],
    )
    return rows.map((row) => ({
      ...(JSON.parse(vault.unseal('letter', row.letter_sealed).toString()) as Email),
      kind: row.kind,
    }))
  }
  const codeOf = async (id: number): Promise<string> => /\d{6}/.exec((await letters(id)).at(-1)?.text ?? '')?.[0] ?? ''
  const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  /** As if a code had been sent so much earlier. */
  const age = (id: number, ms: number) =>
    server.db.commit('update email_codes set sent_time = sent_time - $2::int8 where player_id = $1', [id, ms])

  test('is saved by the code that was sent, sealed, and shown with its middle hidden', async () => {
    const { token, user } = await server.player()
    const email = address()
    const sent = await send(token, email)
    expect(sent).toMatchObject({ errno: 0 })
    expect(sent.data.lapseTime - sent.data.resendTime).toBe(540_000)
    // What is left of the minute when it is told.
    expect(sent.data.resendTime - sent.data.serverNow).toBeLessThanOrEqual(60_000)
    expect(sent.data.resendTime - sent.data.serverNow).toBeGreaterThan(0)
    expect(await own(token)).toMatchObject({ email: null, waiting: { email: 'Ad•••@example.com' } })
    const [letter] = await letters(user.id)
    expect(letter?.to.toLowerCase()).toBe(email.toLowerCase())
    expect(await save(token, email, await codeOf(user.id))).toMatchObject({
      errno: 0,
      data: { email: 'Ad•••@example.com' },
    })
    expect(await own(token)).toMatchObject({ email: 'Ad•••@example.com', waiting: null })
    // A repeat whose first answer was lost is answered alike.
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
  ])('%j is refused with errno %i', async (email, errno) => {
    const { token, user } = await server.player()
    const path = email.startsWith('%') ? email : encodeURIComponent(email)
    expect(await server.call(`POST /api/user/email/${path}`, {}, token)).toMatchObject({ errno, data: null })
    expect(await letters(user.id)).toEqual([])
  })

  test('specification rows 54 and 55: asks for a missing address and code with "please enter email" and "please enter code"', async () => {
    const { token } = await server.player()
    expect(await save(token, '', '123456')).toMatchObject({ errno: 1070, message: 'please enter email' })
    expect(await save(token, 'a@example.com', '')).toMatchObject({ errno: 1071, message: 'please enter code' })
  })

  test('the fifth try may be right; after five wrong ones nothing is', async () => {
    const [one, other] = [await server.player(), await server.player()]
    const [email, another] = [address(), address()]
    await send(one.token, email)
    await send(other.token, another)
    const [code, code2] = [await codeOf(one.user.id), await codeOf(other.user.id)]
    for (const left of [4, 3, 2, 1]) {
      expect(await save(one.token, email, wrong(code))).toMatchObject({
        errno: 1074,
        message: expect.stringContaining(`${left}.`),
      })
      await save(other.token, another, wrong(code2))
    }
    expect(await save(one.token, email, code)).toMatchObject({ errno: 0 })
    expect(await save(other.token, another, wrong(code2))).toMatchObject({ errno: 1075 })
    expect(await save(other.token, another, code2)).toMatchObject({ errno: 1075 })
  })

  test('many guesses at once are five tries', async () => {
    const { token, user } = await server.player()
    const email = address()
    await send(token, email)
    const code = await codeOf(user.id)
    const answers = await Promise.all(Array.from({ length: 12 }, () => save(token, email, wrong(code))))
    expect(answers.filter(({ errno }) => errno === 1074)).toHaveLength(4)
    expect(answers.filter(({ errno }) => errno === 1075)).toHaveLength(8)
    expect(
      only(await server.db.read<{ tries: number }>('select tries from email_codes where player_id = $1', [user.id]))
        .tries,
    ).toBe(5)
  })

  test('a code is good until its tenth minute ends', async () => {
    const [one, other] = [await server.player(), await server.player()]
    const [email, another] = [address(), address()]
    await send(one.token, email)
    await send(other.token, another)
    await age(one.user.id, 10 * MINUTE_MS - 5000)
    await age(other.user.id, 10 * MINUTE_MS)
    expect(await save(one.token, email, await codeOf(one.user.id))).toMatchObject({ errno: 0 })
    expect(await save(other.token, another, await codeOf(other.user.id))).toMatchObject({ errno: 1075 })
    expect((await own(other.token)).waiting).toBeNull()
  })

  test('another code can be sent after a minute, not before, and the first is void then', async () => {
    const { token, user } = await server.player()
    const email = address()
    await send(token, email)
    const first = await codeOf(user.id)
    await age(user.id, 57_000)
    expect(await send(token, email)).toMatchObject({
      errno: 1073,
      status: 429,
      message: expect.stringMatching(/[1-3] s/),
    })
    await age(user.id, 3000)
    expect(await send(token, email)).toMatchObject({ errno: 0 })
    const second = await codeOf(user.id)
    if (first !== second) expect(await save(token, email, first)).toMatchObject({ errno: 1074 })
    expect(await save(token, email, second)).toMatchObject({ errno: 0 })
  })

  test('asked for twice at once, one code is sent', async () => {
    const { token, user } = await server.player()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(token, address())))
    expect(answers.filter(({ errno }) => errno === 0)).toHaveLength(1)
    expect(answers.filter(({ errno }) => errno === 1073)).toHaveLength(4)
    expect(await letters(user.id)).toHaveLength(1)
  })

  test('a code for one address does not save another', async () => {
    const { token, user } = await server.player()
    await send(token, address())
    expect(await save(token, address(), await codeOf(user.id))).toMatchObject({ errno: 1075 })
  })

  test('nobody is flooded: so many letters to one address an hour, whoever asks', async () => {
    const email = address()
    const answers = []
    for (let i = 0; i < 6; i++) answers.push(await send((await server.player()).token, email))
    expect(answers.map(({ errno }) => errno)).toEqual([0, 0, 0, 0, 0, 1078])
  })

  test('whoever tries the address of another learns nothing, and its owner is told', async () => {
    const [owner, stranger] = [await server.player(), await server.player()]
    const email = address()
    await send(owner.token, email)
    await save(owner.token, email, await codeOf(owner.user.id))
    const somebody = await server.player()
    const [taken, free] = [await send(stranger.token, email), await send(somebody.token, address())]
    expect(Object.keys(taken.data).sort()).toEqual(Object.keys(free.data).sort())
    expect(taken).toMatchObject({ errno: 0, status: free.status, message: free.message })
    const [letter] = await letters(stranger.user.id)
    expect(letter).toMatchObject({ kind: 'taken' })
    expect(letter?.text).not.toMatch(/\d{6}/)
    expect(await save(stranger.token, email, '123456')).toMatchObject({ errno: 1074 })
    const [seen, other] = [await exported(stranger.token), await exported(somebody.token)]
    expect(seen).toHaveLength(1)
    expect(seen.map(({ kind: what, state }) => [what, state])).toEqual(
      other.map(({ kind: what, state }) => [what, state]),
    )
  })

  test('two accounts that prove one address at the same moment: one has it', async () => {
    const players = [await server.player(), await server.player()]
    const email = address()
    for (const { token } of players) await send(token, email)
    const codes = await Promise.all(players.map(({ user }) => codeOf(user.id)))
    const answers = await Promise.all(players.map(({ token }, i) => save(token, email, codes[i] ?? '')))
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1077])
  })

  test('when it is changed, the old address is told', async () => {
    const { token, user } = await server.player()
    const [first, second] = [address(), address()]
    await send(token, first)
    await save(token, first, await codeOf(user.id))
    await age(user.id, MINUTE_MS)
    await send(token, second)
    await save(token, second, await codeOf(user.id))
    const last = (await letters(user.id)).at(-1)
    expect(last).toMatchObject({ kind: 'replaced' })
    expect(last?.to.toLowerCase()).toBe(first.toLowerCase())
    expect(last?.text).not.toContain(second.toLowerCase())
  })

  describe('letters on their way', () => {
    const sentTo: string[] = []
    const outboxWith = (transport: (letter: { messageId: string }) => Promise<void>) =>
      new Outbox({ db: server.db, vault, transport, onError: () => undefined })
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

    test('one that is taken is marked and keeps no words; nothing is sent twice', async () => {
      await write(BigInt((await server.player()).user.id))
      const outbox = outboxWith(({ messageId }) => Promise.resolve(void sentTo.push(messageId)))
      await Promise.all([outbox.sendNext(), outbox.sendNext(), outbox.sendNext()])
      expect(sentTo).toHaveLength(1)
      expect(await row()).toMatchObject({ state: 'sent', letter_sealed: null })
    })

    test('a server that is not there is tried again, later and later; the number stays', async () => {
      await write(BigInt((await server.player()).user.id))
      const numbers: string[] = []
      const failing = outboxWith(({ messageId }) => {
        numbers.push(messageId)
        return Promise.reject(new Error('ECONNREFUSED'))
      })
      expect(await failing.sendNext()).toBe(true)
      const first = await row()
      expect(first).toMatchObject({ state: 'waiting', tries: 1 })
      expect(await failing.sendNext()).toBe(false)
      await makeDue()
      await failing.sendNext()
      expect((await row()).wait).toBeGreaterThan(first.wait)
      expect(new Set(numbers).size).toBe(1)
    })

    test('cut off between the sending and the mark, it is sent again under the same number', async () => {
      await write(BigInt((await server.player()).user.id))
      const numbers: string[] = []
      const dying = outboxWith(({ messageId }) => {
        numbers.push(messageId)
        return new Promise(() => undefined)
      })
      void dying.sendNext()
      await expect.poll(() => numbers).toHaveLength(1)
      const next = outboxWith(({ messageId }) => Promise.resolve(void numbers.push(messageId)))
      expect(await next.sendNext()).toBe(false)
      await makeDue()
      expect(await next.sendNext()).toBe(true)
      expect(numbers[1]).toBe(numbers[0])
      expect(await row()).toMatchObject({ state: 'sent' })
    })

    test('what the server refuses for good, and a code that has lapsed, is given up', async () => {
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

test('a real conversation: the letter reaches the mailbox of the sandbox, and its code saves the address', async () => {
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
