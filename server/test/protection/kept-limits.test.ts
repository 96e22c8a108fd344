// Limits outlive an account: a player who closes it and opens another keeps them, with what was used of them.

import { randomUUID } from 'node:crypto'
import { refusals } from '@glasshouse/rulebook/refusals/refusals'
import type { User } from '@glasshouse/rulebook/wire/account/players'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { playerGold, post } from '../../src/ledger/ledger.ts'
import { databases, openServer, registration, roll, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'

interface Limit {
  kind: string
  period: string
  own: number | null
  ceiling: number | null
  used: number
}

const PASSWORD = 'a glass of water'
const newPhone = (): string => (registration() as { phone: string }).phone

describe.each(databases)('limits of a closed account on %s', (kind) => {
  let server: TestServer
  let risk: string
  beforeAll(async () => {
    server = await openServer(kind)
    risk = (await signInOperator(server, 'risk')).token
  })
  afterEach(async () => expect(await server.brokenLaws()).toEqual([]))
  afterAll(() => server.close())

  const register = async (phone: string) => {
    const { data } = await server.call<{ token: string; user: User }>(
      'POST /api/user/register',
      registration({ phone }),
    )
    await server.call('POST /api/fair/rotate', { clientSeed: 'kept' }, data.token)
    return data
  }
  const setLimit = (token: string, name: string, period: string, amount: number | null) =>
    server.call('PUT /api/user/limits', { kind: name, period, amount }, token)
  const limits = async (token: string) =>
    (await server.call<{ limits: Limit[] }>('GET /api/user/limits', undefined, token)).data.limits.filter(
      ({ own, ceiling }) => own !== null || ceiling !== null,
    )
  const bet = (token: string, gold: number) =>
    server.call('POST /api/roller', roll({ gold, requestId: randomUUID() }), token)
  const close = async (token: string, { id }: User): Promise<void> => {
    await server.db.transaction(async (tx) => {
      const { balance } = await playerGold(tx, BigInt(id))
      const moves = [
        { from: { kind: 'player', playerId: BigInt(id) }, to: { kind: 'sandbox' }, amount: balance },
      ] as const
      await post(tx, { key: `empty:${id}`, cause: 'test', moves })
    })
    expect(await server.call('DELETE /api/user', { password: PASSWORD }, token)).toMatchObject({ errno: 0 })
  }

  test('apply to a new one with the same phone, with what was used', async () => {
    const phone = newPhone()
    const first = await register(phone)
    await setLimit(first.token, 'stake', 'day', 1000)
    await setLimit(first.token, 'deposit', 'week', 5000)
    expect(await bet(first.token, 700)).toMatchObject({ errno: 0 })
    await close(first.token, first.user)
    const second = await register(phone)
    expect(await limits(second.token)).toMatchObject([
      { kind: 'deposit', period: 'week', own: 5000 },
      { kind: 'stake', period: 'day', own: 1000, used: 700 },
    ])
    expect(await bet(second.token, 400)).toMatchObject({ errno: refusals.stakeLimit.errno })
    expect(await bet(second.token, 300)).toMatchObject({ errno: 0 })
    // A third account continues the second, and through it the first.
    await close(second.token, second.user)
    const third = await register(phone)
    expect(await bet(third.token, 100)).toMatchObject({ errno: refusals.stakeLimit.errno })
    expect((await limits(third.token)).find((one) => one.kind === 'stake')).toMatchObject({ own: 1000, used: 1000 })
  })

  test('are raised in the new account only after a day', async () => {
    const phone = newPhone()
    const first = await register(phone)
    await setLimit(first.token, 'loss', 'week', 500)
    await setLimit(first.token, 'loss', 'week', null)
    await close(first.token, first.user)
    const second = await register(phone)
    await setLimit(second.token, 'loss', 'week', 9000)
    expect(await limits(second.token)).toMatchObject([{ kind: 'loss', own: 500 }])
  })

  test('end after a month, and those set by an operator later', async () => {
    const phone = newPhone()
    const first = await register(phone)
    await setLimit(first.token, 'stake', 'day', 1000)
    const ceiling = { playerId: first.user.id, kind: 'stake', period: 'week', amount: 2000 }
    expect(await server.call('POST /api/console/protection/ceiling', ceiling, risk)).toMatchObject({ errno: 0 })
    await close(first.token, first.user)
    await server.db.commit('update kept_limits set own_until = now_ms() where player_id = $1', [first.user.id])
    const second = await register(phone)
    expect(await limits(second.token)).toMatchObject([{ kind: 'stake', period: 'week', own: null, ceiling: 2000 }])
    await close(second.token, second.user)
    await server.db.commit('update kept_limits set until = now_ms() where player_id = $1', [second.user.id])
    expect(await limits((await register(phone)).token)).toEqual([])
  })

  test('apply when the same email address is saved, and a lower own limit stays', async () => {
    const email = `${randomUUID()}@example.org`
    const save = (user: User) =>
      server.db.commit('update players set email_hash = $2, email_sealed = $3, email_time = now_ms() where id = $1', [
        user.id,
        server.vault.fingerprint('email', email),
        server.vault.seal('email', Buffer.from(email)),
      ])
    const first = await register(newPhone())
    await save(first.user)
    await setLimit(first.token, 'stake', 'day', 1000)
    await setLimit(first.token, 'stake', 'week', 3000)
    await close(first.token, first.user)
    const second = await register(newPhone())
    await setLimit(second.token, 'stake', 'day', 400)
    expect(await limits(second.token)).toMatchObject([{ own: 400 }])
    const code = '123456'
    await server.call(`POST /api/user/email/${email}`, {}, second.token)
    await server.db.commit('update email_codes set code_hash = $2 where player_id = $1', [
      second.user.id,
      server.vault.fingerprint('email-code', `${second.user.id}:${email}:${code}`),
    ])
    expect(await server.call('PUT /api/user/email', { email, code }, second.token)).toMatchObject({ errno: 0 })
    expect(await limits(second.token)).toMatchObject([
      { period: 'day', own: 400 },
      { period: 'week', own: 3000 },
    ])
  })

  test('are not kept where there were none', async () => {
    const phone = newPhone()
    const first = await register(phone)
    await close(first.token, first.user)
    expect(await server.db.read('select 1 from kept_limits where player_id = $1', [first.user.id])).toEqual([])
    expect(await limits((await register(phone)).token)).toEqual([])
  })
})
