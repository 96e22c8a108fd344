// Recharges and withdrawals through the API, with the real sandbox gateway as a separate process. The test forwards its
// webhooks, so that they can be early, late, duplicated, forged or lost.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { giveReward } from '../../src/ledger/ledger.ts'
import type { ReceivedWebhook, WebhookReceiver } from './webhook-receiver.ts'
import { databases, type TestServer } from '../support/open-server.ts'
import type { SandboxProcess } from './sandbox-process.ts'
import { openWallet, type WalletFixture } from './wallet-fixture.ts'
import { accountOf } from '../support/withdrawal-rules.ts'

type Pay = RechargeRow & { payUrl: string | null; expiresAt: number; isSandbox: boolean }
interface Quote {
  quoteId: string
  fee: string
  net: string
  currency: string
}

const WELCOME = 100_000

describe.each(databases)('wallet calls on %s', (kind) => {
  let wallet: WalletFixture
  let server: TestServer
  let sandbox: SandboxProcess
  let webhooks: WebhookReceiver

  beforeAll(async () => {
    wallet = await openWallet(kind)
    ;({ server, sandbox, webhooks } = wallet)
  })
  afterAll(() => wallet.close())

  const order = (token: string, gold: unknown = 5000, requestId = randomUUID()) =>
    server.call<Pay>('POST /api/recharge', { gold, requestId }, token)
  const loadOrder = async (token: string, id: number) =>
    (await server.call<RechargeRow>(`GET /api/recharge/status/${id}`, undefined, token)).data
  const gold = (token: string) => wallet.gold(token)
  const tell = (caught: ReceivedWebhook) => wallet.deliverWebhook(caught)
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + 120_000
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error('timed out')
      await sleep(50)
    }
  }
  const becomes = (token: string, id: number, state: RechargeRow['state']) =>
    until(async () => (await loadOrder(token, id)).state === state)
  /** Our reference of an order at the gateway. */
  const referenceOf = async (id: number): Promise<string> => {
    const [row] = await server.db.read<{ reference: string }>('select reference from recharges where id = $1', [id])
    return row?.reference ?? ''
  }

  describe('recharge', () => {
    test('credits an approved order once for repeated webhooks', async () => {
      const { token } = await server.player()
      const { data } = await order(token)
      expect(data).toMatchObject({ state: 'pending', gold: 5000, amount: '5.00', currency: 'USD', isSandbox: true })
      await sandbox.press(data.payUrl ?? '', 'approve')
      const [hook] = await webhooks.waitFor(await referenceOf(data.id), 1)
      expect(
        await Promise.all([
          tell(hook as ReceivedWebhook),
          tell(hook as ReceivedWebhook),
          tell(hook as ReceivedWebhook),
        ]),
      ).toEqual([204, 204, 204])
      await becomes(token, data.id, 'credited')
      expect(await tell(hook as ReceivedWebhook)).toBe(204)
      expect(await gold(token)).toBe(WELCOME + 5000)
      const { steps } = await loadOrder(token, data.id)
      expect(steps.map(({ state }) => state)).toEqual(['created', 'pending', 'paid', 'credited'])
    })

    test('credits without any webhook by polling', async () => {
      const { token } = await server.player()
      const { data } = await order(token, 10_000)
      await sandbox.press(data.payUrl ?? '', 'approve')
      await becomes(token, data.id, 'credited')
      expect(await gold(token)).toBe(WELCOME + 10_000)
    })

    test('credits nothing for a declined order and shows the reason', async () => {
      const { token } = await server.player()
      const { data } = await order(token)
      await sandbox.press(data.payUrl ?? '', 'decline')
      await becomes(token, data.id, 'failed')
      expect(await loadOrder(token, data.id)).toMatchObject({ state: 'failed', reason: 'declined' })
      expect(await gold(token)).toBe(WELCOME)
    })

    test('expires an order and credits a late payment', async () => {
      const { token } = await server.player()
      const { data } = await order(token)
      await sandbox.press(data.payUrl ?? '', 'expire')
      await becomes(token, data.id, 'expired')
      expect(await gold(token)).toBe(WELCOME)
      const { data: over } = await server.call<Pay>(`GET /api/recharge/pay/${data.id}`, undefined, token)
      expect(over.payUrl).toBeNull()
      await sandbox.press(data.payUrl ?? '', 'late')
      const [, hook] = (await webhooks.waitFor(await referenceOf(data.id), 2)) as [ReceivedWebhook, ReceivedWebhook]
      expect(await tell(hook)).toBe(204)
      await becomes(token, data.id, 'credited')
      expect(await loadOrder(token, data.id)).toMatchObject({ reason: 'late', gold: 5000 })
      expect(await gold(token)).toBe(WELCOME + 5000)
    })

    test('credits the paid amount of an underpaid order', async () => {
      const { token } = await server.player()
      const { data } = await order(token, 5000)
      await sandbox.press(data.payUrl ?? '', 'other', { amount: '3.00' })
      await becomes(token, data.id, 'credited')
      expect(await loadOrder(token, data.id)).toMatchObject({ gold: 3000, amount: '3.00', reason: 'underpaid' })
      expect(await gold(token)).toBe(WELCOME + 3000)
    })

    test('creates one order per request id and refuses another amount', async () => {
      const { token } = await server.player()
      const requestId = randomUUID()
      const [one, two] = await Promise.all([order(token, 5000, requestId), order(token, 5000, requestId)])
      expect(one.data.id).toBe(two.data.id)
      expect((await order(token, 6000, requestId)).errno).toBe(1006)
      const { data } = await server.call<RechargeRow[]>('GET /api/recharge/0', undefined, token)
      expect(data).toHaveLength(1)
    })

    test('recovers an order whose creation was not answered', async () => {
      const { token } = await server.player()
      await sandbox.setFaults(null, { createOrder: 'error' })
      const { data } = await order(token)
      expect(data).toMatchObject({ state: 'created', payUrl: null })
      await sandbox.setFaults(null, {})
      await becomes(token, data.id, 'pending')
      const { data: pay } = await server.call<Pay>(`GET /api/recharge/pay/${data.id}`, undefined, token)
      expect(pay.payUrl).toMatch(/^http/)
    })

    test('stores a webhook with a bad, missing or old signature and changes nothing', async () => {
      const { token } = await server.player()
      const { data } = await order(token)
      await sandbox.press(data.payUrl ?? '', 'approve')
      const [hook] = (await webhooks.waitFor(await referenceOf(data.id), 1)) as [ReceivedWebhook]
      const refused = async () =>
        Number((await server.db.read<{ n: bigint }>('select count(*) as n from webhooks_rejected'))[0]?.n ?? 0n)
      const before = await refused()
      const altered = Buffer.from(hook.raw.toString().replace('order', 'ordes'))
      expect(await tell({ ...hook, raw: altered })).toBe(400)
      expect(await tell({ raw: hook.raw, headers: { 'content-type': 'application/json' } })).toBe(400)
      expect(await tell({ raw: hook.raw, headers: { ...hook.headers, 'x-sandbox-time': '1' } })).toBe(400)
      expect(await refused()).toBe(before + 3)
    })

    test.each([
      ['nothing', 0, 1001],
      ['a negative amount', -5000, 1001],
      ['too little', 990, 1001],
      ['too much', 1_000_010, 1002],
      ['half a cent', 5005, 1003],
      ['a fraction', 5000.5, 1000],
      ['more than a number holds', 1e300, 1000],
      ['a text', '5000', 1000],
      ['exponents in a text', '5e3', 1000],
      ['nothing at all', null, 1000],
      ['a list', [5000], 1000],
    ])('%s is refused', async (_, amount, errno) => {
      const { token } = await server.player()
      expect((await order(token, amount)).errno).toBe(errno)
      expect((await server.call<RechargeRow[]>('GET /api/recharge/0', undefined, token)).data).toEqual([])
    })

    test('refuses another currency and hides orders of others', async () => {
      const { token } = await server.player()
      const body = { gold: 5000, requestId: randomUUID(), currency: 'EUR' }
      expect((await server.call('POST /api/recharge', body, token)).errno).toBe(1000)
      const { data } = await order(token)
      const stranger = await server.player()
      expect((await server.call(`GET /api/recharge/status/${data.id}`, undefined, stranger.token)).errno).toBe(1010)
      expect((await server.call(`GET /api/recharge/pay/${data.id}`, undefined, stranger.token)).errno).toBe(1010)
    })
  })

  describe('withdrawal', () => {
    const quote = (token: string, amount: unknown = 8240) =>
      server.call<Quote>('POST /api/withdrawal/quote', { kind: 'fiat', gold: amount }, token)
    const withdraw = (token: string, quoteId: string, change: object = {}) =>
      server.call<WithdrawalRow>(
        'POST /api/withdrawal',
        { quoteId, requestId: randomUUID(), ...accountOf(token), ...change },
        token,
      )
    const voucher = async (token: string, id: number) =>
      (await server.call<WithdrawalRow[]>('GET /api/withdrawal/voucher/0', undefined, token)).data.find(
        (row) => row.id === id,
      )
    const reaches = (token: string, id: number, state: WithdrawalRow['state']) =>
      until(async () => (await voucher(token, id))?.state === state)
    const balance = async (token: string) =>
      (await server.call<{ gold: number; held: number }>('GET /api/withdrawal/balance', undefined, token)).data

    test('holds the gold and pays out at the quoted fee', async () => {
      const { token } = await server.player()
      const { data: quoted } = await quote(token, 10_000)
      expect(quoted).toMatchObject({ fee: '0.10', net: '9.90', currency: 'USD' })
      const { data } = await withdraw(token, quoted.quoteId)
      expect(data).toMatchObject({
        net: '9.90',
        destination: `Guaranty Trust Bank (test) •••• ${accountOf(token).accountNumber.slice(-4)}`,
      })
      expect((await balance(token)).gold).toBe(WELCOME - 10_000)
      await reaches(token, data.id, 'confirmed')
      expect(await balance(token)).toMatchObject({ gold: WELCOME - 10_000, held: 0 })
      const [fee] = await server.db.read<{ amount: bigint }>(
        `select e.amount from entries e join journals j on j.id = e.journal_id where j.key = $1 and e.amount > 0`,
        [`wd:${data.id}:fee`],
      )
      expect(fee?.amount).toBe(100n)
    })

    test('refuses unstaked reward gold without side effects', async () => {
      const { token, user } = await server.player()
      await server.db.transaction((tx) =>
        giveReward(tx, BigInt(user.id), { kind: 'sandbox' }, 500n, randomUUID(), 'test'),
      )
      const { data: tooMuch } = await quote(token, WELCOME + 10)
      expect(await withdraw(token, tooMuch.quoteId)).toMatchObject({ errno: 1516, status: 400 })
      expect(await balance(token)).toMatchObject({ gold: WELCOME + 500, held: 0, withdrawable: WELCOME, reward: 500 })
      expect((await server.call('GET /api/withdrawal/voucher/0', undefined, token)).data).toEqual([])
      // Up to the last coin that is not a reward.
      const { data: all } = await quote(token, WELCOME)
      expect(await withdraw(token, all.quoteId)).toMatchObject({ errno: 0 })
      expect(await balance(token)).toMatchObject({ gold: 500, withdrawable: 0, reward: 500 })
    })

    test('releases the gold when the gateway fails or declines', async () => {
      for (const accountNumber of ['0690000001', '0690000002']) {
        const { token } = await server.player()
        const { data } = await withdraw(token, (await quote(token)).data.quoteId, { accountNumber })
        await reaches(token, data.id, 'failed')
        expect(await voucher(token, data.id)).toMatchObject({ reason: 'gateway' })
        expect(await balance(token)).toMatchObject({ gold: WELCOME, held: 0 })
      }
    })

    test('queries an unanswered payout instead of paying again', async () => {
      const { token } = await server.player()
      await sandbox.setFaults(null, { payout: 'error' })
      const { data } = await withdraw(token, (await quote(token)).data.quoteId)
      await reaches(token, data.id, 'sending')
      await sandbox.setFaults(null, {})
      // A minute later the first request can no longer arrive. Its failure may be stored, and move the next look, meanwhile.
      const later = `update withdrawals set send_time = least(send_time, now_ms() - 60000), poll_time = 0
        where id = $1 and state = 'sending'`
      await until(async () => {
        await server.db.commit(later, [data.id])
        return (await voucher(token, data.id))?.state === 'confirmed'
      })
      expect(await balance(token)).toMatchObject({ gold: WELCOME - 8240, held: 0 })
    })

    test('makes one withdrawal per quote under concurrent requests', async () => {
      const { token } = await server.player()
      const { quoteId } = (await quote(token, 60_000)).data
      const requestId = randomUUID()
      const answers = await Promise.all([
        withdraw(token, quoteId, { requestId }),
        withdraw(token, quoteId, { requestId }),
        withdraw(token, quoteId),
      ])
      const taken = answers.filter(({ errno }) => errno === 0)
      expect(new Set(taken.map(({ data }) => data.id)).size).toBe(1)
      expect(answers.filter(({ errno }) => errno !== 0).every(({ errno }) => [1504, 1006].includes(errno))).toBe(true)
      expect((await balance(token)).gold).toBe(WELCOME - 60_000)
      const elsewhere = await withdraw(token, quoteId, { requestId, accountNumber: '0690000077' })
      // If the other request came first, this key was never used.
      const isKeyUsed = answers.slice(0, 2).some(({ errno }) => errno === 0)
      expect(elsewhere.errno).toBe(isKeyUsed ? 1006 : 1504)
    })

    test('refuses more gold than the balance', async () => {
      const { token } = await server.player()
      const [one, two] = [await quote(token, 60_000), await quote(token, 60_000)]
      const answers = await Promise.all([withdraw(token, one.data.quoteId), withdraw(token, two.data.quoteId)])
      expect(answers.map(({ errno }) => errno).toSorted((a, b) => a - b)).toEqual([0, 1004])
      expect((await balance(token)).gold).toBe(WELCOME - 60_000)
    })

    test('refuses an expired quote and one of another player', async () => {
      const { token } = await server.player()
      const { quoteId } = (await quote(token)).data
      await server.db.commit('update withdrawal_quotes set expires_at = 0 where id = $1', [quoteId])
      expect((await withdraw(token, quoteId)).errno).toBe(1505)
      const stranger = await server.player()
      const fresh = (await quote(token)).data.quoteId
      expect((await withdraw(stranger.token, fresh)).errno).toBe(1504)
      expect((await withdraw(token, randomUUID())).errno).toBe(1504)
      expect((await balance(token)).gold).toBe(WELCOME)
    })

    test.each([
      ['too little', 1990, 1001],
      ['too much', 1_000_010, 1002],
      ['off the step', 8241, 1003],
      ['negative', -8240, 1001],
      ['a fraction', 82.4, 1000],
      ['a text', '8240', 1000],
    ])('%s is not quoted', async (_, amount, errno) => {
      const { token } = await server.player()
      expect((await quote(token, amount)).errno).toBe(errno)
    })

    test.each([
      ['a bank that is not on the list', { bankCode: 'XX' }, 1509],
      ['no account number', { accountNumber: '' }, 1510],
      ['no name', { accountName: '1' }, 1510],
      ['a phone service without a phone', { bankCode: 'CI-WAVE' }, 1020],
    ])('%s is refused', async (_, change, errno) => {
      const { token } = await server.player()
      expect((await withdraw(token, (await quote(token)).data.quoteId, change)).errno).toBe(errno)
      expect((await balance(token)).gold).toBe(WELCOME)
    })

    test('waits for two approvals when large and can be cancelled until then', async () => {
      const { token, user } = await server.player()
      await server.db.commit(
        `select * from post_journal($1, '', 'test', '', array[(select id from accounts where kind = 'sandbox'),
           (select id from accounts where owner_id = $2 and kind = 'player')], array[-500000, 500000])`,
        [`gift:${user.id}`, user.id],
      )
      const first = (await withdraw(token, (await quote(token, 150_000)).data.quoteId)).data
      expect(first).toMatchObject({ state: 'review', reason: 'overLimit', canCancel: true })
      const { data: back } = await server.call<WithdrawalRow>('POST /api/withdrawal/cancel', { id: first.id }, token)
      expect(back).toMatchObject({ state: 'rejected', reason: 'cancelled' })
      expect((await server.call('POST /api/withdrawal/cancel', { id: first.id }, token)).errno).toBe(1511)
      expect(await balance(token)).toMatchObject({ gold: WELCOME + 500_000, held: 0 })
      const stranger = await server.player()
      expect((await server.call('POST /api/withdrawal/cancel', { id: first.id }, stranger.token)).errno).toBe(1010)
    })
  })

  test('lists every movement with its cause and matching sums', async () => {
    const { token } = await server.player()
    const { data } = await order(token, 20_000)
    await sandbox.press(data.payUrl ?? '', 'approve')
    await becomes(token, data.id, 'credited')
    const { data: rows } = await server.call<
      { cause: string; amount: number; balanceAfter: number; rechargeId: number }[]
    >('GET /api/user/ledger/0', undefined, token)
    expect(rows[0]).toMatchObject({
      cause: 'recharge',
      amount: 20_000,
      balanceAfter: WELCOME + 20_000,
      rechargeId: data.id,
    })
    const { data: net } = await server.call<{ recharged: number; other: number }[]>(
      'GET /api/user/ledger/net/month',
      undefined,
      token,
    )
    expect(net[0]).toMatchObject({ recharged: 20_000, other: WELCOME })
  })
})
