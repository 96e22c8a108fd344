// Phone verification: limits of codes, changing an unverified number, the gates of rewards and withdrawals, and taking a
// number from an account that never verified it.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ContactFixture, DAY_MS, MINUTE_MS, newPhone, PASSWORD, wrongCode } from '../support/contact-fixture.ts'
import { databases, openServer, registration } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'

describe.each(databases)('phone number on %s', (kind) => {
  let fixture: ContactFixture
  beforeAll(async () => void (fixture = await ContactFixture.open(kind)), 120_000)
  afterEach(async () => expect(await fixture.server.brokenLaws()).toEqual([]))
  afterAll(() => fixture.close())

  test('is verified by the code, which is stored hashed', async () => {
    const { token, phone } = await fixture.register()
    expect(await fixture.own(token)).toMatchObject({ isVerified: false, contactVerified: false, waiting: null })
    const sent = await fixture.send(token)
    expect(sent.data.lapseTime - sent.data.resendTime).toBe(9 * MINUTE_MS)
    expect(sent.data.resendTime - sent.data.serverNow).toBeLessThanOrEqual(MINUTE_MS)
    const [sms] = await fixture.texts(phone)
    expect(sms).toMatchObject({ kind: 'verify', text: expect.stringMatching(/^\d{6} is your Glasshouse code/) })
    const code = await fixture.lastCode(phone)
    const dump = JSON.stringify(await fixture.server.db.read('select c::text as row from contact_codes c'))
    expect(dump).not.toContain(Buffer.from(code).toString('hex'))
    expect(dump).not.toContain(Buffer.from(phone).toString('hex'))
    expect(await fixture.own(token)).toMatchObject({ waiting: { phone: `${phone.slice(0, 4)}•••${phone.slice(-2)}` } })
    expect(await fixture.verify(token, code)).toMatchObject({ errno: 0 })
    expect(await fixture.own(token)).toMatchObject({ isVerified: true, contactVerified: true, waiting: null })
    const { data } = await fixture.server.call('GET /api/user', undefined, token)
    expect(data).toMatchObject({ contactVerified: true })
    // A repeated request succeeds, because the first response may have been lost.
    expect(await fixture.verify(token, '000000')).toMatchObject({ errno: 0 })
    expect(await fixture.send(token)).toMatchObject({ errno: 1061 })
    expect(await fixture.send(token, newPhone())).toMatchObject({ errno: 1061 })
  })

  test('allows five attempts under concurrent guesses', async () => {
    const { token, phone } = await fixture.register()
    await fixture.send(token)
    const code = await fixture.lastCode(phone)
    const answers = await Promise.all(Array.from({ length: 12 }, () => fixture.verify(token, wrongCode(code))))
    expect(answers.filter(({ errno }) => errno === 1058)).toHaveLength(4)
    expect(answers.filter(({ errno }) => errno === 1059)).toHaveLength(8)
    expect(await fixture.verify(token, code)).toMatchObject({ errno: 1059 })
    expect(await fixture.own(token)).toMatchObject({ isVerified: false, waiting: null })
  })

  test('accepts a right fifth attempt, and a code for ten minutes', async () => {
    const [one, other] = [await fixture.register(), await fixture.register()]
    await fixture.send(one.token)
    await fixture.send(other.token)
    const code = await fixture.lastCode(one.phone)
    for (const left of [4, 3, 2, 1]) {
      expect(await fixture.verify(one.token, wrongCode(code))).toMatchObject({
        errno: 1058,
        message: expect.stringContaining(`You have ${left} `),
      })
    }
    await fixture.age(one.phone, 10 * MINUTE_MS - 5000)
    await fixture.age(other.phone, 10 * MINUTE_MS)
    expect(await fixture.verify(one.token, code)).toMatchObject({ errno: 0 })
    expect(await fixture.verify(other.token, await fixture.lastCode(other.phone))).toMatchObject({ errno: 1059 })
  })

  test('resends after a minute at the earliest, voids the first code, and stops after five in a day', async () => {
    const { token, phone } = await fixture.register()
    const answers = await Promise.all(Array.from({ length: 4 }, () => fixture.send(token)))
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1057, 1057, 1057])
    const first = await fixture.lastCode(phone)
    await fixture.age(phone, MINUTE_MS - 3000)
    expect(await fixture.send(token)).toMatchObject({
      errno: 1057,
      status: 429,
      message: expect.stringMatching(/[1-3] s/),
    })
    for (let i = 0; i < 4; i++) {
      await fixture.age(phone, MINUTE_MS)
      expect(await fixture.send(token)).toMatchObject({ errno: 0 })
    }
    expect((await fixture.verify(token, first)).errno).toBe(1058)
    await fixture.age(phone, MINUTE_MS)
    expect(await fixture.send(token)).toMatchObject({ errno: 1060, status: 429 })
    expect(await fixture.texts(phone)).toHaveLength(5)
    await fixture.age(phone, DAY_MS)
    expect(await fixture.send(token)).toMatchObject({ errno: 0 })
  })

  test('stops after ten codes of one player in a day, to whichever numbers', async () => {
    const { token, id } = await fixture.register()
    const errnos = []
    for (let i = 0; i < 11; i++) {
      errnos.push((await fixture.send(token, newPhone())).errno)
      await fixture.server.db.commit('update contact_codes set sent_time = sent_time - 60000 where player_id = $1', [
        id,
      ])
    }
    expect(errnos).toEqual([...Array<number>(10).fill(0), 1060])
  })

  test('can be corrected while it is not verified, but not to one that another account has', async () => {
    const [person, other] = [await fixture.register(), await fixture.register()]
    expect(await fixture.send(person.token, other.phone)).toMatchObject({ errno: 1021 })
    expect(await fixture.send(person.token, '12345')).toMatchObject({ errno: 1020 })
    const belgian = '+32470123456'
    expect(await fixture.send(person.token, belgian)).toMatchObject({ errno: 0 })
    expect(await fixture.verify(person.token, await fixture.lastCode(belgian))).toMatchObject({ errno: 0 })
    expect(await fixture.messages(person.token)).toEqual(['account.phoneChanged'])
    expect((await fixture.login(belgian, PASSWORD)).data.user).toMatchObject({ id: person.id, country: 'BE' })
    expect(await fixture.login(person.phone, PASSWORD)).toMatchObject({ errno: 1028 })
  })

  test('goes to one of two accounts that verify it concurrently', async () => {
    const [one, other, wanted] = [await fixture.register(), await fixture.register(), newPhone()]
    await fixture.send(one.token, wanted)
    const first = await fixture.lastCode(wanted)
    await fixture.send(other.token, wanted)
    const second = await fixture.lastCode(wanted)
    const answers = await Promise.all([fixture.verify(one.token, first), fixture.verify(other.token, second)])
    expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1021])
  })

  test('of an excluded player can’t be taken by another account', async () => {
    const [person, excluded] = [await fixture.register(), await fixture.verified()]
    await fixture.server.call('POST /api/user/exclude', { months: 6 }, excluded.token)
    await fixture.server.db.commit(`update players set phone_hash = sha256('gone'::bytea) where id = $1`, [excluded.id])
    expect(await fixture.send(person.token, excluded.phone)).toMatchObject({ errno: 1711 })
    await fixture.server.db.commit('update players set phone_hash = sha256(nickname::bytea) where id = $1', [
      excluded.id,
    ])
  })

  describe('verified contact', () => {
    const signIn = (token: string) => fixture.server.call('POST /api/sign_in', {}, token)

    test('is needed for the first reward and for every withdrawal', async () => {
      const { token, phone } = await fixture.register()
      expect(await signIn(token)).toMatchObject({ errno: 1055 })
      expect(await fixture.withdraw(token)).toMatchObject({ errno: 1055 })
      expect(await fixture.server.db.read('select 1 from withdrawals')).toEqual([])
      await fixture.send(token)
      await fixture.verify(token, await fixture.lastCode(phone))
      expect(await signIn(token)).toMatchObject({ errno: 0 })
      expect(await fixture.withdraw(token)).toMatchObject({ errno: 0 })
    })

    test('can be an email address instead', async () => {
      const { token } = await fixture.withEmail()
      expect(await fixture.own(token)).toMatchObject({ isVerified: false, contactVerified: true })
      expect(await signIn(token)).toMatchObject({ errno: 0 })
      expect(await fixture.withdraw(token)).toMatchObject({ errno: 0 })
    })
  })

  describe('claimed by its true holder', () => {
    test('leaves the account that never verified it, which keeps its gold and can set a new one', async () => {
      const squatter = await fixture.register()
      const { phone } = squatter
      const register = () =>
        fixture.server.call(
          'POST /api/user/register',
          registration({ phone, password: 'my own secret', confirmPassword: 'my own secret' }),
        )
      expect(await register()).toMatchObject({ errno: 1021 })
      const { data } = await fixture.claim(phone)
      expect((await fixture.texts(phone)).map(({ kind: what }) => what)).toEqual(['claim'])
      const code = await fixture.lastCode(phone)
      expect(await fixture.free(data.ticket, wrongCode(code))).toMatchObject({ errno: 1058 })
      const freed = await Promise.all([fixture.free(data.ticket, code), fixture.free(data.ticket, code)])
      expect(freed.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1059])
      expect(await register()).toMatchObject({ errno: 0 })
      // The old account is reached by its sessions, and by the old number with its own password.
      expect(await fixture.own(squatter.token)).toMatchObject({ phone: null, isVerified: false })
      expect(await fixture.messages(squatter.token)).toEqual(['account.phoneClaimed'])
      const again = await fixture.login(phone, PASSWORD)
      expect(again.data.user).toMatchObject({ id: squatter.id, phone: '', gold: 100_000 })
      expect((await fixture.login(phone, 'my own secret')).data.user?.id).not.toBe(squatter.id)
      expect(await fixture.login(phone, 'neither of them')).toMatchObject({ errno: 1028 })
      expect(await fixture.send(squatter.token)).toMatchObject({ errno: 1020 })
      const other = newPhone()
      await fixture.send(squatter.token, other)
      expect(await fixture.verify(squatter.token, await fixture.lastCode(other))).toMatchObject({ errno: 0 })
      expect(await fixture.login(phone, PASSWORD)).toMatchObject({ errno: 1028 })
      expect((await fixture.login(other, PASSWORD)).data.user).toMatchObject({ id: squatter.id })
    })

    test('stays with an account that verified it, also after the code was sent', async () => {
      const [verified, late] = [await fixture.verified(), await fixture.register()]
      await fixture.claim(verified.phone)
      const notice = (await fixture.texts(verified.phone)).at(-1)
      expect(notice).toMatchObject({ kind: 'taken' })
      expect(notice?.text).not.toMatch(/\d{6}/)
      const { data } = await fixture.claim(late.phone)
      const code = await fixture.lastCode(late.phone)
      await fixture.send(late.token)
      await fixture.verify(late.token, await fixture.lastCode(late.phone))
      expect(await fixture.free(data.ticket, code)).toMatchObject({ errno: 1059 })
      expect(await fixture.own(late.token)).toMatchObject({ isVerified: true })
    })

    test('is answered the same whether or not the number has an account', async () => {
      const [free, taken] = [await fixture.claim(newPhone()), await fixture.claim((await fixture.verified()).phone)]
      expect(Object.keys(free.data).toSorted()).toEqual(Object.keys(taken.data).toSorted())
      expect(free).toMatchObject({ errno: 0, status: taken.status, message: taken.message })
      for (const { data } of [free, taken])
        expect(await fixture.free(data.ticket, '123456')).toMatchObject({ errno: 1058 })
    })

    test('keeps limits and restrictions under the number', async () => {
      const { token, phone } = await fixture.register()
      await fixture.server.call('PUT /api/user/limits', { kind: 'stake', period: 'day', amount: 500 }, token)
      const { data } = await fixture.claim(phone)
      expect(await fixture.free(data.ticket, await fixture.lastCode(phone))).toMatchObject({ errno: 0 })
      const holder = await fixture.register(phone)
      const { data: own } = await fixture.server.call<{ limits: { kind: string; own: { amount: number } | null }[] }>(
        'GET /api/user/limits',
        undefined,
        holder.token,
      )
      expect(JSON.stringify(own.limits.filter(({ own: mine }) => mine !== null))).toContain('500')
      await fixture.server.call('POST /api/user/timeout', { days: 7 }, holder.token)
      await fixture.age(phone, MINUTE_MS)
      const again = await fixture.claim(phone)
      expect(await fixture.free(again.data.ticket, await fixture.lastCode(phone))).toMatchObject({ errno: 0 })
      await expect(fixture.register(phone)).rejects.toThrow()
    })

    test('stays with a suspended account', async () => {
      const { id, phone } = await fixture.register()
      const { token } = await signInOperator(fixture.server, 'risk')
      const grounds = { id, reason: 'under investigation', words: 'We are checking your account.' }
      expect(await fixture.server.call('POST /api/console/player/suspend', grounds, token)).toMatchObject({ errno: 0 })
      await fixture.claim(phone)
      expect((await fixture.texts(phone)).map(({ kind: what }) => what)).toEqual(['taken'])
    })
  })
})

describe('codes', () => {
  test('can’t be sent without a provider of text messages, which says that email works', async () => {
    const server = await openServer('embedded')
    const fixture = new ContactFixture(server)
    const { token, phone } = await fixture.register()
    const answers = [await fixture.send(token), await fixture.claim(phone), await fixture.recover(phone)]
    const own = await fixture.own(token)
    await server.close()
    for (const answer of answers)
      expect(answer).toMatchObject({ errno: 1056, status: 503, message: expect.stringContaining('email') })
    expect(own).toMatchObject({ hasSms: false, isVerified: false })
  })

  test('limits codes of one address per day', async () => {
    const fixture = await ContactFixture.open('embedded', { RATE_FACTOR: '1' })
    const { db, vault } = fixture.server
    const asked = (count: number) =>
      db.commit(
        `insert into contact_codes (purpose, ticket_hash, phone_hash, asker, address_hash, is_known, code_hash)
           select 'claim', sha256(n::bytea), sha256(n::bytea), sha256(n::bytea), $2, false, ''::bytea
             from (select gen_random_uuid()::text as n from generate_series(1, $1::int4)) s`,
        [count, vault.fingerprint('contact-address', '127.0.0.1')],
      )
    await asked(99)
    const answers = [await fixture.claim(newPhone()), await fixture.claim(newPhone())]
    await fixture.close()
    expect(answers.map(({ errno }) => errno)).toEqual([0, 1060])
  })
})
