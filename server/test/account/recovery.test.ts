// Password recovery: neutral answers, limits that strangers can't turn against the holder, and what a reset ends.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  ContactFixture,
  DAY_MS,
  MINUTE_MS,
  NEW_PASSWORD,
  newPhone,
  PASSWORD,
  wrongCode,
} from '../support/contact-fixture.ts'
import { databases } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { codeOf, SecurityFixture } from '../support/security-fixture.ts'

describe.each(databases)('password recovery on %s', (kind) => {
  let fixture: ContactFixture
  beforeAll(async () => void (fixture = await ContactFixture.open(kind)), 120_000)
  afterEach(async () => expect(await fixture.server.brokenLaws()).toEqual([]))
  afterAll(() => fixture.close())

  const isLoggedIn = async (token: string): Promise<boolean> =>
    (await fixture.server.call('GET /api/user', undefined, token)).errno === 0
  /** Requests a code from another address than the account has logged in from. */
  const recoverFrom = (token: string, phone: string) =>
    fixture.server.call<{ ticket: string }>('POST /api/user/recovery', { phone, by: 'sms' }, token)

  test('sets a new password by text message, ends every session and pauses withdrawals', async () => {
    const { token, phone, id } = await fixture.verified()
    const other = (await fixture.login(phone, PASSWORD)).data.token ?? ''
    const { data } = await fixture.recover(phone)
    expect((await fixture.texts(phone)).at(-1)).toMatchObject({ kind: 'recover' })
    const code = await fixture.lastCode(phone)
    expect(await fixture.reset({ phone, ticket: data.ticket, code: wrongCode(code) })).toMatchObject({ errno: 1058 })
    expect(await fixture.reset({ phone, ticket: data.ticket, code, newPassword: 'short' })).toMatchObject({
      errno: 1022,
    })
    expect(await isLoggedIn(token)).toBe(true)
    const answers = await Promise.all([1, 2].map(() => fixture.reset({ phone, ticket: data.ticket, code })))
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1059])
    expect([await isLoggedIn(token), await isLoggedIn(other)]).toEqual([false, false])
    expect(await fixture.login(phone, PASSWORD)).toMatchObject({ errno: 1028 })
    const again = (await fixture.login(phone, NEW_PASSWORD)).data.token ?? ''
    expect(await fixture.messages(again)).toContain('security.passwordReset')
    expect(await fixture.withdraw(again)).toMatchObject({ errno: 1044 })
    await fixture.server.db.commit('update withdrawal_holds set began = began - $2::int8 where player_id = $1', [
      id,
      DAY_MS,
    ])
    expect(await fixture.withdraw(again)).toMatchObject({ errno: 0 })
  })

  test('sends the code by email where that is verified, and notifies the address of the reset', async () => {
    const { phone, id, email } = await fixture.withEmail()
    expect(await fixture.recover(phone, 'sms')).toMatchObject({ errno: 0 })
    expect(await fixture.texts(phone)).toEqual([])
    await fixture.age(phone, MINUTE_MS)
    const { data } = await fixture.recover(phone, 'email')
    const letter = (await fixture.emails(id)).at(-1)
    expect(letter).toMatchObject({ kind: 'recovery', to: email })
    const code = /\d{6}/.exec(letter?.text ?? '')?.[0] ?? ''
    expect(await fixture.reset({ phone, ticket: data.ticket, code })).toMatchObject({ errno: 0 })
    expect((await fixture.emails(id)).at(-1)).toMatchObject({ kind: 'reset', to: email })
    expect(await fixture.login(phone, NEW_PASSWORD)).toMatchObject({ errno: 0 })
  })

  test('answers the same for a number without an account, without a verified contact, and with one', async () => {
    const [verified, unverified, nobody] = [await fixture.verified(), await fixture.register(), newPhone()]
    const phones = [verified.phone, unverified.phone, nobody]
    const answers = []
    for (const phone of phones) answers.push({ phone, ...(await fixture.recover(phone)) })
    const shapes = answers.map(({ errno, status, message, data }) => [
      errno,
      status,
      message,
      Object.keys(data).toSorted(),
    ])
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
    // So do all further answers: too soon, a wrong code, one too many.
    for (const { phone, data } of answers) {
      expect(await fixture.recover(phone)).toMatchObject({ errno: 1057 })
      const code = wrongCode((await fixture.lastCode(phone)) || '0')
      const errnos = []
      for (let i = 0; i < 6; i++) errnos.push((await fixture.reset({ phone, ticket: data.ticket, code })).errno)
      expect(errnos).toEqual([1058, 1058, 1058, 1058, 1059, 1059])
    }
    expect(await fixture.texts(unverified.phone)).toEqual([])
    expect(await fixture.texts(nobody)).toEqual([])
  })

  test('works only with the ticket of the request and the number that it was for', async () => {
    const [one, other] = [await fixture.verified(), await fixture.verified()]
    const { data } = await fixture.recover(one.phone)
    const { data: theirs } = await fixture.recover(other.phone)
    const code = await fixture.lastCode(one.phone)
    expect(await fixture.reset({ phone: one.phone, code })).toMatchObject({ errno: 1059 })
    expect(await fixture.reset({ phone: other.phone, ticket: data.ticket, code })).toMatchObject({ errno: 1059 })
    expect((await fixture.reset({ phone: one.phone, ticket: theirs.ticket, code })).errno).toBe(1059)
    expect(await fixture.reset({ phone: one.phone, ticket: data.ticket, code })).toMatchObject({ errno: 0 })
  })

  test('can’t be used up or voided for the holder by strangers', async () => {
    const { phone } = await fixture.verified()
    // Everyone in this test has one address, which the account is known at. Strangers are not.
    await fixture.server.db.commit('delete from login_origins')
    const strangers = []
    for (let i = 0; i < 6; i++) {
      strangers.push((await recoverFrom('', phone)).errno)
      await fixture.age(phone, MINUTE_MS)
    }
    expect(strangers).toEqual([0, 0, 0, 0, 0, 1060])
    await fixture.login(phone, PASSWORD)
    const { errno, data } = await fixture.recover(phone)
    expect(errno).toBe(0)
    const code = await fixture.lastCode(phone)
    expect(await fixture.reset({ phone, ticket: data.ticket, code })).toMatchObject({ errno: 0 })
  })

  test('ends a lock-out that the player’s own wrong passwords caused', async () => {
    const { phone } = await fixture.verified()
    for (let i = 0; i < 6; i++) await fixture.login(phone, 'not my password')
    expect(await fixture.login(phone, PASSWORD)).toMatchObject({ errno: 1029 })
    const { data } = await fixture.recover(phone)
    await fixture.reset({ phone, ticket: data.ticket, code: await fixture.lastCode(phone) })
    expect(await fixture.login(phone, NEW_PASSWORD)).toMatchObject({ errno: 0 })
  })

  test('leaves the second factor in place', async () => {
    const security = new SecurityFixture(fixture.server)
    const { phone, secret } = await security.secured()
    const { data } = await fixture.recover(phone)
    await fixture.reset({ phone, ticket: data.ticket, code: await fixture.lastCode(phone) })
    const { data: asked } = await fixture.login(phone, NEW_PASSWORD)
    expect(asked).toMatchObject({ token: null, challenge: expect.any(String) })
    expect(await security.second(asked.challenge, { code: codeOf(secret) })).toMatchObject({ errno: 0 })
  })

  test('accepts a code for ten minutes, and none for a closed account', async () => {
    const { phone } = await fixture.verified()
    const { data } = await fixture.recover(phone)
    await fixture.age(phone, 10 * MINUTE_MS)
    const code = await fixture.lastCode(phone)
    expect(await fixture.reset({ phone, ticket: data.ticket, code })).toMatchObject({ errno: 1059 })
    const closed = await fixture.verified()
    const begun = await fixture.recover(closed.phone)
    const unused = await fixture.lastCode(closed.phone)
    await fixture.server.db.commit(`update players set status = 'closed' where id = $1`, [closed.id])
    expect(await fixture.reset({ phone: closed.phone, ticket: begun.data.ticket, code: unused })).toMatchObject({
      errno: 1059,
    })
    await fixture.server.db.commit(`update players set status = 'active' where id = $1`, [closed.id])
    expect(await fixture.login(closed.phone, PASSWORD)).toMatchObject({ errno: 0 })
  })

  describe('sent by an operator', () => {
    const reason = 'called us from this number'
    const assist = async (id: number, role: 'support' | 'finance' = 'support') => {
      const { token } = await signInOperator(fixture.server, role)
      return await fixture.server.call<{ by: string }>('POST /api/console/player/recovery', { id, reason }, token)
    }

    test('goes to the verified contact, is audited, and works without a ticket', async () => {
      const { id, phone } = await fixture.verified()
      const answer = await assist(id)
      expect(answer).toMatchObject({ errno: 0, data: { by: 'sms' } })
      const code = await fixture.lastCode(phone)
      expect(JSON.stringify(answer)).not.toContain(code)
      const [audit] = await fixture.server.db.read<{ act: string; after: object }>(
        'select act, after from audit_log where subject = $1 order by seq desc limit 1',
        [String(id)],
      )
      expect(audit).toMatchObject({ act: 'player.recovery', after: { reason, by: 'sms' } })
      expect(JSON.stringify(audit)).not.toContain(code)
      expect(await assist(id)).toMatchObject({ errno: 1057 })
      expect(await fixture.reset({ phone, code })).toMatchObject({ errno: 0 })
      expect(await fixture.login(phone, NEW_PASSWORD)).toMatchObject({ errno: 0 })
    })

    test('needs a verified contact and a role that cares for players', async () => {
      const { id } = await fixture.register()
      expect(await assist(id)).toMatchObject({ errno: 1062 })
      expect(await assist(99_999_999)).toMatchObject({ status: 404 })
      expect((await assist(id, 'finance')).errno).not.toBe(0)
      const emailed = await fixture.withEmail()
      expect(await assist(emailed.id)).toMatchObject({ errno: 0, data: { by: 'email' } })
    })
  })
})
