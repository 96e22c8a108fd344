// Second factors and step-up proofs through the API: single use, expiry, ownership and concurrency.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestServer } from '../support/open-server.ts'
import { codeOf, errnos, PASSWORD, SecurityFixture, twice, wrongCode } from '../support/security-fixture.ts'
import { openWallet, type WalletFixture } from '../wallet/wallet-fixture.ts'

describe.each(databases)('security on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  let fixture: SecurityFixture
  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    fixture = new SecurityFixture(server)
  })
  afterAll(() => wallet.close())

  describe('authenticator', () => {
    test('needs the password, takes effect with its first code, and brings ten recovery codes', async () => {
      const { token, phone, recoveryCodes, secret } = await fixture.secured()
      expect(recoveryCodes).toHaveLength(10)
      expect(new Set(recoveryCodes).size).toBe(10)
      for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
      expect(await fixture.overview(token)).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] })
      expect((await fixture.overview(token))['authenticatorSince']).toEqual(expect.any(Number))
      const { data } = await fixture.login(phone)
      expect(data).toMatchObject({ token: null, user: null, ways: ['code', 'recovery'], passkey: null })
      const dump = JSON.stringify(
        await server.db.read('select secret_sealed::text, code_hash::text from authenticators, recovery_codes'),
      )
      expect(dump).not.toContain(secret.toString('hex'))
    })

    test('needs a proof, which a wrong password does not give', async () => {
      const { token } = await fixture.person()
      const { challenge, ways } = await fixture.challenge(token, 'secondFactor')
      expect(ways).toEqual(['password'])
      expect(await fixture.stepUp(token, challenge, { password: 'wrong password' })).toMatchObject({ errno: 1045 })
      for (const proof of ['', 'x', randomUUID()])
        expect(await server.call('POST /api/user/authenticator/begin', { proof }, token)).toMatchObject({ errno: 1043 })
      expect(await server.call('POST /api/user/authenticator', { code: '123456' }, token)).toMatchObject({
        errno: 1048,
      })
    })

    test('cannot be confirmed after its secret expired', async () => {
      const { token, id } = await fixture.person()
      const proof = await fixture.proof(token, 'secondFactor', { password: PASSWORD })
      await server.call('POST /api/user/authenticator/begin', { proof }, token)
      await server.db.commit('update authenticators set create_time = create_time - 1800000 where holder_id = $1', [id])
      expect(await server.call('POST /api/user/authenticator', { code: '123456' }, token)).toMatchObject({
        errno: 1048,
      })
    })

    test('is refused while another exists; after removal the password suffices again', async () => {
      const { token, phone, secret } = await fixture.secured()
      const another = await fixture.proof(token, 'secondFactor', { code: codeOf(secret, -1) })
      expect(await server.call('POST /api/user/authenticator/begin', { proof: another }, token)).toMatchObject({
        errno: 1047,
      })
      const proof = await fixture.proof(token, 'secondFactor', { code: codeOf(secret) })
      expect(await server.call('POST /api/user/authenticator/remove', { proof }, token)).toMatchObject({ errno: 0 })
      expect(await fixture.overview(token)).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 })
      expect((await fixture.login(phone)).data.token).toMatch(/^x_/)
      expect(await server.call('POST /api/user/authenticator/remove', { proof }, token)).toMatchObject({ errno: 1043 })
    })

    test('recovery codes are void once renewed', async () => {
      const { token, phone, secret, recoveryCodes } = await fixture.secured()
      const proof = await fixture.proof(token, 'secondFactor', { code: codeOf(secret) })
      const { data } = await server.call<{ recoveryCodes: string[] }>('POST /api/user/recovery_codes', { proof }, token)
      expect(data.recoveryCodes).toHaveLength(10)
      const { challenge } = (await fixture.login(phone)).data
      expect(await fixture.second(challenge, { recoveryCode: recoveryCodes[0] })).toMatchObject({ errno: 1041 })
      expect(await fixture.second(challenge, { recoveryCode: data.recoveryCodes[0] })).toMatchObject({ errno: 0 })
    })
  })

  describe('second login step', () => {
    test('accepts each code and recovery code once, in any spelling', async () => {
      const { phone, secret, recoveryCodes } = await fixture.secured()
      const code = codeOf(secret)
      const first = await fixture.second((await fixture.login(phone)).data.challenge, { code })
      expect(first.data.token).toMatch(/^x_/)
      const again = (await fixture.login(phone)).data.challenge
      expect(await fixture.second(again, { code })).toMatchObject({ errno: 1041, data: null })
      const written = (recoveryCodes[3] ?? '').toLowerCase().replace('-', ' ')
      const entered = await fixture.second(again, { recoveryCode: written })
      expect(entered.errno).toBe(0)
      expect((await fixture.messages(entered.data.token))[0]).toMatchObject({ code: 'security.newDevice' })
      expect((await fixture.messages(entered.data.token))[1]).toMatchObject({
        code: 'security.recoveryUsed',
        params: { left: 9 },
      })
      const third = (await fixture.login(phone)).data.challenge
      expect(await fixture.second(third, { recoveryCode: recoveryCodes[3] })).toMatchObject({ errno: 1041 })
    })

    test('consumes and expires its challenge, and accepts no password as a factor', async () => {
      const { phone, secret } = await fixture.secured()
      const { challenge } = (await fixture.login(phone)).data
      expect(await fixture.second(challenge, { password: PASSWORD })).toMatchObject({ errno: 1042 })
      expect(await fixture.second(challenge, { code: codeOf(secret, -1) })).toMatchObject({ errno: 0 })
      expect(await fixture.second(challenge, { code: codeOf(secret) })).toMatchObject({ errno: 1042 })
      const late = (await fixture.login(phone)).data.challenge
      await server.db.commit('update tickets set expires_at = now_ms()')
      expect(await fixture.second(late, { code: codeOf(secret) })).toMatchObject({ errno: 1042 })
      for (const answer of [{}, { code: '12345' }, { code: codeOf(secret), recoveryCode: 'AAAAA-AAAAA' }])
        expect(await fixture.second(late, answer)).toMatchObject({ errno: 1000 })
    })

    test.each(['code', 'recoveryCode'] as const)(
      'opens one session for one %s with two concurrent challenges',
      async (field) => {
        const { phone, secret, recoveryCodes } = await fixture.secured()
        const value = field === 'code' ? codeOf(secret) : recoveryCodes[0]
        const challenges = await twice(async () => (await fixture.login(phone)).data.challenge)
        const answers = await Promise.all(challenges.map((challenge) => fixture.second(challenge, { [field]: value })))
        expect(errnos(answers)).toEqual([0, 1041])
      },
    )

    test('opens one session for one challenge with two concurrent answers', async () => {
      const { phone, secret, recoveryCodes } = await fixture.secured()
      const { challenge } = (await fixture.login(phone)).data
      const answers = [{ code: codeOf(secret) }, { recoveryCode: recoveryCodes[0] }]
      expect(errnos(await Promise.all(answers.map((answer) => fixture.second(challenge, answer))))).toEqual([0, 1042])
    })

    test('locks after wrong codes, despite a right password', async () => {
      const { phone, secret } = await fixture.secured()
      const { challenge } = (await fixture.login(phone)).data
      const tries = await Promise.all(
        Array.from({ length: 7 }, () => fixture.second(challenge, { code: wrongCode(secret) })),
      )
      expect(tries.filter(({ errno }) => errno === 1041)).toHaveLength(5)
      const right = await fixture.second((await fixture.login(phone)).data.challenge, { code: codeOf(secret) })
      expect(right).toMatchObject({ errno: 1029, status: 429 })
      await server.db.commit('update login_failures set locked_until = 0')
      const freed = await fixture.second((await fixture.login(phone)).data.challenge, { code: codeOf(secret) })
      expect(freed.errno).toBe(0)
    })

    test('is void after a password change', async () => {
      const { phone, token, secret } = await fixture.secured()
      const { challenge } = (await fixture.login(phone)).data
      const proof = await fixture.proof(token, 'password', { code: codeOf(secret, -1) })
      expect(await fixture.changePassword(token, { proof })).toMatchObject({ errno: 0 })
      expect(await fixture.second(challenge, { code: codeOf(secret) })).toMatchObject({ errno: 1042 })
    })
  })

  describe('proof', () => {
    test('belongs to its player and its purpose, and expires', async () => {
      const [one, other] = [await fixture.secured(), await fixture.secured()]
      await fixture.liftHolds()
      const foreign = await fixture.challenge(one.token, 'withdrawal')
      expect(await fixture.stepUp(other.token, foreign.challenge, { code: codeOf(other.secret) })).toMatchObject({
        errno: 1042,
      })
      const proof = await fixture.proof(one.token, 'password', { code: codeOf(one.secret, -1) })
      expect(await fixture.withdraw(one.token, proof)).toMatchObject({ errno: 1043 })
      const theirs = await fixture.proof(other.token, 'withdrawal', { code: codeOf(other.secret) })
      expect(await fixture.withdraw(one.token, theirs)).toMatchObject({ errno: 1043 })
      const late = await fixture.proof(one.token, 'withdrawal', { code: codeOf(one.secret) })
      await server.db.commit('update tickets set expires_at = now_ms()')
      expect(await fixture.withdraw(one.token, late)).toMatchObject({ errno: 1043 })
    })

    test('for a withdrawal accepts no recovery code, and no password if there is a factor', async () => {
      const { token, recoveryCodes } = await fixture.secured()
      const { challenge, ways } = await fixture.challenge(token, 'withdrawal')
      expect(ways).toEqual(['code'])
      expect(await fixture.stepUp(token, challenge, { recoveryCode: recoveryCodes[0] })).toMatchObject({ errno: 1054 })
      expect(await fixture.stepUp(token, challenge, { password: PASSWORD })).toMatchObject({ errno: 1054 })
      expect(await fixture.overview(token)).toMatchObject({ recoveryCodesLeft: 10 })
    })

    test('is needed for each withdrawal with a second factor, and works once', async () => {
      const { token, secret } = await fixture.secured()
      await fixture.liftHolds()
      expect(await fixture.withdraw(token)).toMatchObject({ errno: 1040, status: 400 })
      const proof = await fixture.proof(token, 'withdrawal', { code: codeOf(secret, -1) })
      expect(errnos(await twice(() => fixture.withdraw(token, proof)))).toEqual([0, 1043])
      const code = codeOf(secret)
      const challenges = await twice(async () => (await fixture.challenge(token, 'withdrawal')).challenge)
      const steps = await Promise.all(challenges.map((challenge) => fixture.stepUp(token, challenge, { code })))
      expect(errnos(steps)).toEqual([0, 1041])
    })

    test('stays valid if the withdrawal is refused, and is not needed for a repeat', async () => {
      const { token, secret } = await fixture.secured()
      await fixture.liftHolds()
      const proof = await fixture.proof(token, 'withdrawal', { code: codeOf(secret) })
      const change = { quoteId: await fixture.quote(token), requestId: randomUUID() }
      await server.db.commit('update withdrawal_quotes set expires_at = 0 where id = $1', [change.quoteId])
      expect(await fixture.withdraw(token, proof, change)).toMatchObject({ errno: 1505 })
      const good = { quoteId: await fixture.quote(token), requestId: randomUUID() }
      const first = await fixture.withdraw(token, proof, good)
      expect(first.errno).toBe(0)
      expect((await fixture.withdraw(token, proof, good)).data.id).toBe(first.data.id)
      expect((await fixture.withdraw(token, undefined, good)).data.id).toBe(first.data.id)
    })

    test('is not needed without a second factor', async () => {
      const { token } = await fixture.person()
      expect((await fixture.withdraw(token)).errno).toBe(0)
    })
  })
})
