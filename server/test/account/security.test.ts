// Second factors, proofs, passwords and sessions through the calls: each thing once, in the right state, by its owner.

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestServer } from '../support/open-server.ts'
import { codeOf, errnos, PASSWORD, SecurityHouse, twice, wrongCode } from '../support/security-house.ts'
import { openWallet, type WalletHouse } from '../wallet/wallet-house.ts'

describe.each(databases)('security on %s', (kind) => {
  let wallet: WalletHouse
  let server: TestServer
  let house: SecurityHouse
  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    house = new SecurityHouse(server)
  }, 60_000)
  afterAll(() => wallet.close())

  describe('an authenticator app', () => {
    test('is begun with the password, counts after its first code, and brings ten recovery codes', async () => {
      const { token, phone, recoveryCodes, secret } = await house.secured()
      expect(recoveryCodes).toHaveLength(10)
      expect(new Set(recoveryCodes).size).toBe(10)
      for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
      expect(await house.overview(token)).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] })
      expect((await house.overview(token))['authenticatorSince']).toEqual(expect.any(Number))
      const { data } = await house.login(phone)
      expect(data).toMatchObject({ token: null, user: null, ways: ['code', 'recovery'], passkey: null })
      const dump = JSON.stringify(
        await server.db.read('select secret_sealed::text, code_hash::text from authenticators, recovery_codes'),
      )
      expect(dump).not.toContain(secret.toString('hex'))
    })

    test('does not begin without a proof, and a wrong password gives none', async () => {
      const { token } = await house.person()
      const { challenge, ways } = await house.challenge(token, 'secondFactor')
      expect(ways).toEqual(['password'])
      expect(await house.stepUp(token, challenge, { password: 'wrong password' })).toMatchObject({ errno: 1045 })
      for (const proof of ['', 'x', randomUUID()])
        expect(await server.call('POST /api/user/authenticator/begin', { proof }, token)).toMatchObject({ errno: 1043 })
      expect(await server.call('POST /api/user/authenticator', { code: '123456' }, token)).toMatchObject({
        errno: 1048,
      })
    })

    test('a secret that waited too long is not confirmed', async () => {
      const { token, id } = await house.person()
      const proof = await house.proof(token, 'secondFactor', { password: PASSWORD })
      await server.call('POST /api/user/authenticator/begin', { proof }, token)
      await server.db.commit('update authenticators set create_time = create_time - 1800000 where holder_id = $1', [id])
      expect(await server.call('POST /api/user/authenticator', { code: '123456' }, token)).toMatchObject({
        errno: 1048,
      })
    })

    test('a second one is refused while the first stands; once removed, the password is enough again', async () => {
      const { token, phone, secret } = await house.secured()
      const another = await house.proof(token, 'secondFactor', { code: codeOf(secret, -1) })
      expect(await server.call('POST /api/user/authenticator/begin', { proof: another }, token)).toMatchObject({
        errno: 1047,
      })
      const proof = await house.proof(token, 'secondFactor', { code: codeOf(secret) })
      expect(await server.call('POST /api/user/authenticator/remove', { proof }, token)).toMatchObject({ errno: 0 })
      expect(await house.overview(token)).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 })
      expect((await house.login(phone)).data.token).toMatch(/^x_/)
      expect(await server.call('POST /api/user/authenticator/remove', { proof }, token)).toMatchObject({ errno: 1043 })
    })

    test('renewed recovery codes make the old ones void', async () => {
      const { token, phone, secret, recoveryCodes } = await house.secured()
      const proof = await house.proof(token, 'secondFactor', { code: codeOf(secret) })
      const { data } = await server.call<{ recoveryCodes: string[] }>('POST /api/user/recovery_codes', { proof }, token)
      expect(data.recoveryCodes).toHaveLength(10)
      const { challenge } = (await house.login(phone)).data
      expect(await house.second(challenge, { recoveryCode: recoveryCodes[0] })).toMatchObject({ errno: 1041 })
      expect(await house.second(challenge, { recoveryCode: data.recoveryCodes[0] })).toMatchObject({ errno: 0 })
    })
  })

  describe('the second step of a login', () => {
    test('takes a code or a recovery code, as people write it, and each once', async () => {
      const { phone, secret, recoveryCodes } = await house.secured()
      const code = codeOf(secret)
      const first = await house.second((await house.login(phone)).data.challenge, { code })
      expect(first.data.token).toMatch(/^x_/)
      const again = (await house.login(phone)).data.challenge
      expect(await house.second(again, { code })).toMatchObject({ errno: 1041, data: null })
      const paper = (recoveryCodes[3] ?? '').toLowerCase().replace('-', ' ')
      const entered = await house.second(again, { recoveryCode: paper })
      expect(entered.errno).toBe(0)
      expect((await house.codesTold(entered.data.token))[0]).toMatchObject({ code: 'security.newDevice' })
      expect((await house.codesTold(entered.data.token))[1]).toMatchObject({
        code: 'security.recoveryUsed',
        params: { left: 9 },
      })
      const third = (await house.login(phone)).data.challenge
      expect(await house.second(third, { recoveryCode: recoveryCodes[3] })).toMatchObject({ errno: 1041 })
    })

    test('uses its challenge up, lets it expire, and takes no password for a factor', async () => {
      const { phone, secret } = await house.secured()
      const { challenge } = (await house.login(phone)).data
      expect(await house.second(challenge, { password: PASSWORD })).toMatchObject({ errno: 1042 })
      expect(await house.second(challenge, { code: codeOf(secret, -1) })).toMatchObject({ errno: 0 })
      expect(await house.second(challenge, { code: codeOf(secret) })).toMatchObject({ errno: 1042 })
      const late = (await house.login(phone)).data.challenge
      await server.db.commit('update tickets set expires_at = now_ms()')
      expect(await house.second(late, { code: codeOf(secret) })).toMatchObject({ errno: 1042 })
      for (const answer of [{}, { code: '12345' }, { code: codeOf(secret), recoveryCode: 'AAAAA-AAAAA' }])
        expect(await house.second(late, answer)).toMatchObject({ errno: 1000 })
    })

    test.each(['code', 'recoveryCode'] as const)(
      'one %s with two challenges at once opens one session',
      async (way) => {
        const { phone, secret, recoveryCodes } = await house.secured()
        const value = way === 'code' ? codeOf(secret) : recoveryCodes[0]
        const challenges = await twice(async () => (await house.login(phone)).data.challenge)
        const answers = await Promise.all(challenges.map((challenge) => house.second(challenge, { [way]: value })))
        expect(errnos(answers)).toEqual([0, 1041])
      },
    )

    test('one challenge with two right answers at once opens one session', async () => {
      const { phone, secret, recoveryCodes } = await house.secured()
      const { challenge } = (await house.login(phone)).data
      const answers = [{ code: codeOf(secret) }, { recoveryCode: recoveryCodes[0] }]
      expect(errnos(await Promise.all(answers.map((answer) => house.second(challenge, answer))))).toEqual([0, 1042])
    })

    test('wrong codes lock it, though the password is right', async () => {
      const { phone, secret } = await house.secured()
      const { challenge } = (await house.login(phone)).data
      const tries = await Promise.all(
        Array.from({ length: 7 }, () => house.second(challenge, { code: wrongCode(secret) })),
      )
      expect(tries.filter(({ errno }) => errno === 1041)).toHaveLength(5)
      const right = await house.second((await house.login(phone)).data.challenge, { code: codeOf(secret) })
      expect(right).toMatchObject({ errno: 1029, status: 429 })
      await server.db.commit('update login_failures set locked_until = 0')
      const freed = await house.second((await house.login(phone)).data.challenge, { code: codeOf(secret) })
      expect(freed.errno).toBe(0)
    })

    test('a login that is half done ends with a change of the password', async () => {
      const { phone, token, secret } = await house.secured()
      const { challenge } = (await house.login(phone)).data
      const proof = await house.proof(token, 'password', { code: codeOf(secret, -1) })
      expect(await house.changePassword(token, { proof })).toMatchObject({ errno: 0 })
      expect(await house.second(challenge, { code: codeOf(secret) })).toMatchObject({ errno: 1042 })
    })
  })

  describe('a proof', () => {
    test('belongs to its player and its purpose, and expires', async () => {
      const [one, other] = [await house.secured(), await house.secured()]
      await house.liftHolds()
      const foreign = await house.challenge(one.token, 'withdrawal')
      expect(await house.stepUp(other.token, foreign.challenge, { code: codeOf(other.secret) })).toMatchObject({
        errno: 1042,
      })
      const proof = await house.proof(one.token, 'password', { code: codeOf(one.secret, -1) })
      expect(await house.withdraw(one.token, proof)).toMatchObject({ errno: 1043 })
      const theirs = await house.proof(other.token, 'withdrawal', { code: codeOf(other.secret) })
      expect(await house.withdraw(one.token, theirs)).toMatchObject({ errno: 1043 })
      const late = await house.proof(one.token, 'withdrawal', { code: codeOf(one.secret) })
      await server.db.commit('update tickets set expires_at = now_ms()')
      expect(await house.withdraw(one.token, late)).toMatchObject({ errno: 1043 })
    })

    test('of a withdrawal is never a recovery code, and never the password of an account with a factor', async () => {
      const { token, recoveryCodes } = await house.secured()
      const { challenge, ways } = await house.challenge(token, 'withdrawal')
      expect(ways).toEqual(['code'])
      expect(await house.stepUp(token, challenge, { recoveryCode: recoveryCodes[0] })).toMatchObject({ errno: 1054 })
      expect(await house.stepUp(token, challenge, { password: PASSWORD })).toMatchObject({ errno: 1054 })
      expect(await house.overview(token)).toMatchObject({ recoveryCodesLeft: 10 })
    })

    test('is wanted for each withdrawal where a factor stands, and is good for one, also at once', async () => {
      const { token, secret } = await house.secured()
      await house.liftHolds()
      expect(await house.withdraw(token)).toMatchObject({ errno: 1040, status: 400 })
      const proof = await house.proof(token, 'withdrawal', { code: codeOf(secret, -1) })
      expect(errnos(await twice(() => house.withdraw(token, proof)))).toEqual([0, 1043])
      const code = codeOf(secret)
      const challenges = await twice(async () => (await house.challenge(token, 'withdrawal')).challenge)
      const steps = await Promise.all(challenges.map((challenge) => house.stepUp(token, challenge, { code })))
      expect(errnos(steps)).toEqual([0, 1041])
    })

    test('stays good when the withdrawal is refused for something else, and a repeat wants no second one', async () => {
      const { token, secret } = await house.secured()
      await house.liftHolds()
      const proof = await house.proof(token, 'withdrawal', { code: codeOf(secret) })
      const change = { quoteId: await house.quote(token), requestId: randomUUID() }
      await server.db.commit('update withdrawal_quotes set expires_at = 0 where id = $1', [change.quoteId])
      expect(await house.withdraw(token, proof, change)).toMatchObject({ errno: 1505 })
      const good = { quoteId: await house.quote(token), requestId: randomUUID() }
      const first = await house.withdraw(token, proof, good)
      expect(first.errno).toBe(0)
      expect((await house.withdraw(token, proof, good)).data.id).toBe(first.data.id)
      expect((await house.withdraw(token, undefined, good)).data.id).toBe(first.data.id)
    })

    test('is not wanted of an account without a factor', async () => {
      const { token } = await house.person()
      expect((await house.withdraw(token)).errno).toBe(0)
    })
  })
})
