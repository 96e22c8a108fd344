// What each identity level lets a player deposit and withdraw: at the edge, and with two orders at once.

import { LEVEL_LIMITS, LIMIT_DAY_MS, LIMIT_MONTH_MS } from '@glasshouse/rulebook/identity/levels'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IdentityFixture } from './identity-fixture.ts'
import { databases, type TestServer } from '../support/open-server.ts'
import { signInOperator } from '../support/operators.ts'
import { openWallet, type WalletFixture } from '../wallet/wallet-fixture.ts'

const [NONE, CONTACT, DOCUMENTS] = [LEVEL_LIMITS.none, LEVEL_LIMITS.contact, LEVEL_LIMITS.documents]

describe.each(databases)('identity limits on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  let identity: IdentityFixture
  beforeAll(async () => {
    wallet = await openWallet(kind, { leads: false })
    server = wallet.server
    identity = new IdentityFixture(server)
  })
  afterAll(() => wallet.close())

  const richPlayer = async (gold: bigint) => {
    const player = await server.player()
    await identity.grant(player.user.id, gold)
    return player
  }
  const withdrawals = async (id: number) =>
    await server.db.read('select id from withdrawals where player_id = $1', [id])

  test('start at the lowest level and are shown with what is used', async () => {
    const { token } = await server.player({ isVerified: false })
    expect(await identity.deposit(token, 5000)).toMatchObject({ errno: 0 })
    expect((await identity.state(token)).data).toMatchObject({
      level: 'none',
      limits: { depositMonth: Number(NONE.depositMonth) },
      used: { withdrawDay: 0, withdrawMonth: 0, depositMonth: 5000 },
      levels: [
        { level: 'none' },
        { level: 'contact' },
        { level: 'documents', withdrawDay: Number(DOCUMENTS.withdrawDay) },
      ],
      submission: null,
      uploaded: [],
    })
  })

  test('let a withdrawal reach the daily limit exactly, and no coin more', async () => {
    const { token, user } = await richPlayer(CONTACT.withdrawDay * 2n)
    const rest = 2000
    expect(await identity.withdraw(token, Number(CONTACT.withdrawDay) - rest - 10)).toMatchObject({ errno: 0 })
    const refused = await identity.withdraw(token, rest + 20)
    expect(refused).toMatchObject({ errno: 1740, status: 400 })
    expect(refused.message).toContain('withdraw 2,010 more gold in this 24-hour period')
    expect(await identity.withdraw(token, rest + 10)).toMatchObject({ errno: 0 })
    expect(await identity.withdraw(token, 2000)).toMatchObject({ errno: 1740 })
    expect(await withdrawals(user.id)).toHaveLength(2)
    expect((await identity.state(token)).data.used.withdrawDay).toBe(Number(CONTACT.withdrawDay))
  })

  test('let only one of two withdrawals at once use the rest', async () => {
    const { token, user } = await richPlayer(CONTACT.withdrawDay * 2n)
    const half = Number(CONTACT.withdrawDay) / 2 + 10
    const answers = await Promise.all([identity.withdraw(token, half), identity.withdraw(token, half)])
    expect(answers.map(({ errno }) => errno).sort((a, b) => a - b)).toEqual([0, 1740])
    expect(await withdrawals(user.id)).toHaveLength(1)
  })

  test('count a month of withdrawals, and forget rejected and old ones', async () => {
    const { token, user } = await richPlayer(CONTACT.withdrawMonth * 2n)
    const day = Number(CONTACT.withdrawDay)
    const age = (ms: number) =>
      server.db.commit('update withdrawals set create_time = create_time - $2::int8 where player_id = $1', [
        user.id,
        ms,
      ])
    for (let moved = 0; moved < Number(CONTACT.withdrawMonth); moved += day) {
      expect(await identity.withdraw(token, day)).toMatchObject({ errno: 0 })
      await age(LIMIT_DAY_MS)
    }
    const refused = await identity.withdraw(token, 2000)
    expect(refused).toMatchObject({ errno: 1741 })
    expect(refused.message).toContain('withdraw 0 more gold in this 30-day period')
    const { data } = await server.call<{ id: number }[]>('GET /api/withdrawal/voucher/0', undefined, token)
    const [newest] = data
    expect(await server.call('POST /api/withdrawal/cancel', { id: newest?.id }, token)).toMatchObject({ errno: 0 })
    expect(await identity.withdraw(token, 2000)).toMatchObject({ errno: 0 })
    await age(LIMIT_MONTH_MS)
    expect(await identity.withdraw(token, day)).toMatchObject({ errno: 0 })
  })

  test('let only one of two deposits at once use the rest, and count unpaid orders', async () => {
    const { token } = await server.player({ isVerified: false })
    const answers = await Promise.all([
      identity.deposit(token, Number(NONE.depositMonth)),
      identity.deposit(token, Number(NONE.depositMonth)),
    ])
    expect(answers.map(({ errno }) => errno).sort((a, b) => a - b)).toEqual([0, 1742])
    expect(await identity.deposit(token, 1000)).toMatchObject({ errno: 1742 })
  })

  test('hide the deposit address once the limit is used', async () => {
    const { token } = await server.player({ isVerified: false })
    const address = () => server.call('GET /api/recharge/address/sandbox', undefined, token)
    const before = (await address()).errno
    await identity.deposit(token, Number(NONE.depositMonth))
    expect(before).not.toBe(1742)
    expect(await address()).toMatchObject({ errno: 1742 })
  })

  test('rise with a verified email and with approved documents', async () => {
    const { token, user } = await richPlayer(DOCUMENTS.withdrawDay)
    await identity.deposit(token, Number(NONE.depositMonth))
    await identity.verifyContact(user.id)
    expect((await identity.state(token)).data).toMatchObject({ level: 'contact' })
    expect(await identity.deposit(token, Number(CONTACT.depositMonth - NONE.depositMonth))).toMatchObject({ errno: 0 })
    expect(await identity.deposit(token, 1000)).toMatchObject({ errno: 1742 })
    expect(await identity.withdraw(token, Number(CONTACT.withdrawDay))).toMatchObject({ errno: 0 })
    expect(await identity.withdraw(token, 2000)).toMatchObject({ errno: 1740 })
    const risk = await signInOperator(server, 'risk')
    await identity.decide(risk, await identity.send(token))
    expect((await identity.state(token)).data).toMatchObject({ level: 'documents' })
    expect(await identity.deposit(token, 1000)).toMatchObject({ errno: 0 })
    expect(await identity.withdraw(token, Number(CONTACT.withdrawDay))).toMatchObject({ errno: 0 })
  })
})
