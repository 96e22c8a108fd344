// A flood of wrong logins does not stop the right ones.

import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { passwordQueue } from '../../src/features/account/passwords.ts'
import { databases, openServer, registration, type Answer, type TestServer } from '../support/open-server.ts'
import { makeOperator, PASSWORD } from '../support/operators.ts'

const FLOOD = 240
const ADDRESSES = 12

describe.each(databases)('a flood of logins on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => void (server = await openServer(kind, { TRUST_PROXY: '1', PASSWORD_MEMORY_KIB: '4096' })))
  afterAll(() => server.close())

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const logIn = (form: object, device = '', address = '198.51.100.1') =>
    server.call('POST /api/user/login', form, device, from(address))

  test('is overtaken by known devices, known addresses and operators', async () => {
    const { data: device } = await server.call<string>('GET /api/auth')
    const form = registration() as { phone: string; password: string }
    await server.call('POST /api/user/register', form, device, from('203.0.113.1'))
    const name = await makeOperator(server, 'risk')
    const right = { phone: form.phone, password: form.password }

    // Both slots are taken until the flood waits, so that the order does not depend on speed.
    const ends: (() => void)[] = []
    const holders = [1, 2].map(() =>
      passwordQueue.run({ group: 'public', address: 'test' }, () => new Promise<void>((end) => ends.push(end))),
    )
    let answered = 0
    const count = <T>(answer: Answer<T>): Answer<T> & { place: number } => ({ ...answer, place: answered++ })
    const flood = Array.from({ length: FLOOD }, (_, i) => {
      const phone = i % 2 === 0 ? form.phone : `+33622${String(i).padStart(6, '0')}`
      return logIn({ phone, password: 'a wrong guess' }, '', `192.0.2.${i % ADDRESSES}`).then(count)
    })
    await expect.poll(() => passwordQueue.waiting('public'), { timeout: 60_000 }).toBe(100)
    const operatorLogin = { name, password: PASSWORD }
    const honest = [
      logIn(right, device).then(count),
      logIn(right, '', '203.0.113.1').then(count),
      server.call('POST /api/console/login', operatorLogin, '', from('198.51.100.2')).then(count),
    ]
    await expect
      .poll(() => [passwordQueue.waiting('known'), passwordQueue.waiting('operator')], { timeout: 60_000 })
      .toEqual([2, 1])
    const turnedAway = answered
    for (const end of ends) end()

    for (const { errno, place } of await Promise.all(honest)) {
      expect(errno).toBe(0)
      // The flood has a hundred places in the queue; most of them come later.
      expect(place - turnedAway).toBeLessThan(50)
    }
    const rest = await Promise.all(flood)
    await Promise.all(holders)
    const allowed = [refusals.loginWrong.errno, refusals.busy.errno, refusals.lockedOut.errno] as number[]
    for (const { errno } of rest) expect(allowed).toContain(errno)
  })
})
