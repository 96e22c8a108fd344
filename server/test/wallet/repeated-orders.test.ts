// An order repeated with its own key is answered with the first one, whatever has changed since: the player has been
// restricted, or the gateway is unreachable.

import { randomUUID } from 'node:crypto'
import { Refusal } from '@glasshouse/rulebook/refusals/refusals'
import type { RechargeRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { gamblingGate } from '../../src/app/gambling-gate.ts'
import { FiatProvider } from '../../src/features/wallet/fiat-provider.ts'
import { GatewayUnknown, type Bank, type Gateway } from '../../src/features/wallet/gateway.ts'
import { noGateway } from '../../src/features/wallet/gateways/none.ts'
import { OrderEvents } from '../../src/features/wallet/orders.ts'
import { SANDBOX_FIAT_TERMS } from '../../src/features/wallet/terms.ts'
import { Withdrawals, type DestinationInput } from '../../src/features/wallet/withdrawals.ts'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { databases, openServer, type TestServer } from '../support/open-server.ts'
import { openWallet, type WalletFixture } from './wallet-fixture.ts'
import { NO_HOLD } from '../support/withdrawal-rules.ts'

const keyReused = { code: 'keyReused' }
const COUNTRY_BLOCKED = 1090
const BANKS: Bank[] = [
  { code: 'B1', name: 'First Bank', kind: 'bank' },
  { code: 'M1', name: 'First Mobile', kind: 'phone' },
]
const ACCOUNT = { bankCode: 'B1', accountNumber: '0690112233', accountName: 'Awa Ndiaye' }
const MOBILE = { bankCode: 'M1', phone: '+33612345678' }

describe.each(databases)('a repeated recharge on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  beforeAll(async () => {
    wallet = await openWallet(kind)
    ;({ server } = wallet)
  })
  afterEach(() => server.db.commit('delete from place_rules'))
  afterAll(() => wallet.close())

  const order = (token: string, requestId: string) =>
    server.call<RechargeRow>('POST /api/recharge', { gold: 5000, requestId }, token)
  const restrictions = {
    'a break': (token: string) => server.call('POST /api/user/timeout', { days: 1 }, token),
    'a closed country': () => server.db.commit(`insert into place_rules (place, is_allowed) values ('FR', false)`),
  }

  test('passes the gate of terms and addresses, as a new order does not', async () => {
    const { token, user } = await server.player()
    const requestId = randomUUID()
    await order(token, requestId)
    const refuse = () => Promise.reject(new Refusal('termsChanged'))
    const gate = gamblingGate({ db: server.db, geo: { refuseAddress: refuse }, terms: { assertAccepted: refuse } })
    const attempt = { call: 'POST /api/recharge', playerId: BigInt(user.id), address: '192.0.2.1' }
    await gate({ ...attempt, requestId })
    await expect(gate({ ...attempt, requestId: randomUUID() })).rejects.toMatchObject({ code: 'termsChanged' })
    // With the id of the deposit, any of these would be a new order.
    for (const call of [
      'POST /api/roller',
      'POST /api/crash/join',
      'POST /api/investment/buy',
      'POST /api/recharge/faucet',
    ])
      await expect(gate({ ...attempt, call, requestId })).rejects.toMatchObject({ code: 'termsChanged' })
  })

  test.each(Object.entries(restrictions))('returns the first order after %s', async (_, restrict) => {
    const { token } = await server.player()
    const requestId = randomUUID()
    const first = await order(token, requestId)
    await restrict(token)
    expect((await order(token, requestId)).data.id).toBe(first.data.id)
    expect((await order(token, randomUUID())).errno).not.toBe(0)
    expect((await server.call<RechargeRow[]>('GET /api/recharge/0', undefined, token)).data).toHaveLength(1)
  })

  test('of a closed country is refused if it is the first one', async () => {
    const { token } = await server.player()
    await restrictions['a closed country']()
    expect((await order(token, randomUUID())).errno).toBe(COUNTRY_BLOCKED)
    expect((await server.call('GET /api/recharge/0', undefined, token)).data).toEqual([])
  })
})

describe.each(databases)('a repeated withdrawal on %s', (kind) => {
  let server: TestServer
  let playerId: bigint
  beforeAll(async () => {
    server = await openServer(kind)
    playerId = BigInt((await server.player()).user.id)
  })
  afterAll(() => server.close())

  /** Each one is a process of its own: it knows no bank list of the others. */
  const openWithdrawals = (banks: () => Promise<readonly Bank[]>): Withdrawals => {
    const { db, vault } = server
    const gateway: Gateway = { ...noGateway(true), banks }
    return new Withdrawals({
      db,
      vault,
      clock: new FakeClock(Date.now()),
      orderEvents: new OrderEvents(new EventLog(db, localNotifier())),
      payoutMethods: [new FiatProvider(gateway, SANDBOX_FIAT_TERMS).payoutMethod()],
      ...NO_HOLD,
      assertWithdrawalAllowed: () => Promise.resolve(),
      needsDeposit: false,
    })
  }
  const reachable = () => openWithdrawals(() => Promise.resolve(BANKS))
  const unreachable = () => openWithdrawals(() => Promise.reject(new GatewayUnknown('no answer')))
  const quote = async () => (await reachable().quote(playerId, { kind: 'fiat', network: null, gold: 5000 })).quoteId
  const held = async () => await server.db.read('select 1 from withdrawals where player_id = $1', [playerId])

  test.each<[string, DestinationInput, DestinationInput]>([
    ['an account', ACCOUNT, { ...ACCOUNT, accountName: ' Awa Ndiaye ' }],
    ['mobile money', MOBILE, { ...MOBILE, phone: '+33 6 12 34 56 78', accountNumber: '1' }],
  ])('to %s returns the first order while the gateway is unreachable', async (_, destination, again) => {
    const [requestId, quoteId] = [randomUUID(), await quote()]
    const first = await reachable().request(playerId, { quoteId, requestId, ...destination })
    const before = await held()
    expect(await unreachable().request(playerId, { quoteId, requestId, ...again })).toBe(first)
    expect(await held()).toHaveLength(before.length)
  })

  test.each<[string, DestinationInput]>([
    ['another bank', { ...ACCOUNT, bankCode: 'M1' }],
    ['another account', { ...ACCOUNT, accountNumber: '0690112234' }],
    ['another name', { ...ACCOUNT, accountName: 'Awa Diop' }],
    ['no name', { ...ACCOUNT, accountName: '' }],
    ['a phone number as well', { ...ACCOUNT, phone: '+33612345678' }],
  ])('is refused with %s', async (_, changed) => {
    const [requestId, quoteId] = [randomUUID(), await quote()]
    await reachable().request(playerId, { quoteId, requestId, ...ACCOUNT })
    for (const withdrawals of [reachable(), unreachable()]) {
      const repeat = withdrawals.request(playerId, { quoteId, requestId, ...changed })
      await expect(repeat).rejects.toMatchObject(keyReused)
    }
  })

  test('is refused with another quote', async () => {
    const requestId = randomUUID()
    await reachable().request(playerId, { quoteId: await quote(), requestId, ...ACCOUNT })
    const another = { quoteId: await quote(), requestId, ...ACCOUNT }
    await expect(reachable().request(playerId, another)).rejects.toMatchObject(keyReused)
  })
})
