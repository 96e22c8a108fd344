import { randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, openServer, type TestServer } from '../../../test/support/open-server.ts'
import { LoginThrottle } from './login-throttle.ts'

describe.each(databases)('login throttle on %s', (kind) => {
  let server: TestServer
  let throttle: LoginThrottle
  let account: string
  let addresses = 0
  beforeAll(async () => {
    server = await openServer(kind)
    throttle = new LoginThrottle(server.db, server.vault)
  })
  afterAll(() => server.close())
  beforeEach(() => void (account = randomUUID()))

  const newAddress = (): string => `198.51.${++addresses >> 8}.${addresses & 255}`
  const wrong = () => Promise.reject(new Refusal('loginWrong'))
  const outcome = async (attempt: Promise<unknown>): Promise<string> =>
    await attempt.then(
      () => 'in',
      (error: Refusal) => error.code,
    )
  const fail = (address: string, device?: Buffer, who = account) =>
    outcome(throttle.attempt({ account: who, address, device }, wrong))
  const enter = (address: string, device?: Buffer, who = account) =>
    outcome(throttle.attempt({ account: who, address, device }, () => Promise.resolve()))

  test('locks an origin after five failures, for longer each time', async () => {
    const address = newAddress()
    for (let n = 0; n < 5; n++) expect(await fail(address)).toBe('loginWrong')
    const locked = throttle.attempt({ account, address }, () => Promise.resolve())
    await expect(locked).rejects.toMatchObject({ code: 'lockedOut', params: { minutes: 1n } })
    await server.db.commit('update login_failures set locked_until = 0')
    expect(await fail(address)).toBe('loginWrong')
    await expect(throttle.attempt({ account, address }, wrong)).rejects.toMatchObject({ params: { minutes: 5n } })
  })

  test('strangers at many addresses lock each other out, not the holder', async () => {
    const [home, phone] = [newAddress(), randomBytes(32)]
    await throttle.remember({ account, address: home, device: phone })
    for (let n = 0; n < 50; n++) expect(await fail(newAddress())).toBe('loginWrong')
    expect(await fail(newAddress())).toBe('lockedOut')
    expect(await enter(newAddress())).toBe('lockedOut')
    expect(await enter(home)).toBe('in')
    expect(await enter(newAddress(), phone)).toBe('in')
    expect(await enter(newAddress(), randomBytes(32))).toBe('lockedOut')
  })

  test('a stranger at the same address does not lock out a known browser', async () => {
    const [shared, phone] = [newAddress(), randomBytes(32)]
    await throttle.remember({ account, address: shared, device: phone })
    for (let n = 0; n < 5; n++) expect(await fail(shared)).toBe('loginWrong')
    expect(await enter(shared)).toBe('lockedOut')
    expect(await enter(shared, phone)).toBe('in')
  })

  test('trusts a known browser only for its own account and for a limited time', async () => {
    const [phone, other] = [randomBytes(32), randomUUID()]
    await throttle.remember({ account, address: newAddress(), device: phone })
    for (let n = 0; n < 50; n++) await fail(newAddress(), undefined, other)
    expect(await enter(newAddress(), phone, other)).toBe('lockedOut')
    for (let n = 0; n < 50; n++) await fail(newAddress())
    await server.db.commit('update login_origins set last_login = last_login - 90::int8 * 86400000')
    expect(await enter(newAddress(), phone)).toBe('lockedOut')
    await throttle.sweep()
    expect(await server.db.read('select 1 from login_origins')).toEqual([])
  })

  test('allows mistakes behind one address, but blocks it after a hundred accounts', async () => {
    const carrier = newAddress()
    for (let n = 0; n < 99; n++) expect(await fail(carrier, undefined, randomUUID())).toBe('loginWrong')
    expect(await enter(carrier)).toBe('in')
    expect(await fail(carrier, undefined, randomUUID())).toBe('loginWrong')
    expect(await fail(carrier, undefined, randomUUID())).toBe('lockedOut')
    // Where the account has logged in before, the others at the address do not matter.
    expect(await enter(carrier)).toBe('in')
  })

  test('parallel guesses count, and a busy password queue does not', async () => {
    const address = newAddress()
    const guesses = await Promise.all(Array.from({ length: 9 }, () => fail(address)))
    expect(guesses.filter((code) => code === 'loginWrong')).toHaveLength(5)
    const patient = newAddress()
    const busy = () => Promise.reject(new Refusal('busy'))
    for (let n = 0; n < 20; n++)
      expect(await outcome(throttle.attempt({ account: 'busy', address: patient }, busy))).toBe('busy')
    expect(await enter(patient, undefined, 'busy')).toBe('in')
  })
})
