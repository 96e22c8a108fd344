// Real-money mode against fakes: a Flutterwave stand-in and an own chain with keys that are not the sandbox's.

import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { HDKey } from '@scure/bip32'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp, type App } from '../../src/app/app.ts'
import { ConfigError, readConfig } from '../../src/config/config.ts'
import { readSignerConfig } from '../../src/config/signer.ts'
import { addressOfKey } from '../../src/features/wallet/chain/signer.ts'
import { openSignerProcess, type SignerProcess } from '../../src/features/wallet/chain/signer-process.ts'
import { EventLog } from '../../src/platform/db/event-log.ts'
import { only, type Database } from '../../src/platform/db/tx.ts'
import { openVault } from '../../src/platform/db/vault.ts'
import { localNotifier } from '../../src/platform/db/notifier.ts'
import type { Hex } from '../../src/features/wallet/chain/chain.ts'
import { SANDBOX_NETWORK, SANDBOX_XPUB, sandboxHotKey } from '../../src/features/wallet/chain/sandbox.ts'
import { openWallet } from '../../src/features/wallet/open.ts'
import { post } from '../../src/ledger/ledger.ts'
import { openChain, type ChainNode } from '../wallet/chain/chain-node.ts'
import { FakeFlutterwave } from '../wallet/fake-flutterwave.ts'
import { startWebhookReceiver, type ReceivedWebhook, type WebhookReceiver } from '../wallet/webhook-receiver.ts'
import { silentLog } from '../support/logs.ts'
import { databases, openServer, registration, type TestServer } from '../support/open-server.ts'
import { freePort } from '../support/free-port.ts'
import { signInOperator } from '../support/operators.ts'
import { NO_HOLD } from '../support/withdrawal-rules.ts'
import { Leases } from '../../src/play/cluster/leases.ts'

const LIMIT_MS = 120_000

async function databaseUrl({ db }: TestServer): Promise<string> {
  const { name } = only(await db.read<{ name: string }>('select current_database() as name'))
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = name
  return url.href
}
type Pay = RechargeRow & { payUrl: string | null; isSandbox: boolean }

describe.runIf(databases.includes('postgresql'))('MODE=real', () => {
  const hotKey = randomBytes(32)
  const hotWallet = privateKeyToAddress(`0x${hotKey.toString('hex')}`)
  let hooks: WebhookReceiver
  let fake: FakeFlutterwave
  let chain: ChainNode
  let server: TestServer
  let signer: SignerProcess
  let env: Record<string, string>
  const folder = mkdtempSync(join(tmpdir(), 'real-mode-'))

  beforeAll(async () => {
    hooks = await startWebhookReceiver()
    fake = new FakeFlutterwave(hooks)
    await fake.open()
    chain = await openChain({ SANDBOX_CHAIN_BLOCK_MS: '250' })
    await chain.rpc('sandbox_setBalance', [hotWallet, '0x56bc75e2d63100000'])
    await chain.give(hotWallet, 1_000_000_000n)
    const signerPort = await freePort()
    const { clientId, clientSecret, hookSecret, baseUrl, tokenUrl } = fake.access
    env = {
      MODE: 'real',
      PASSWORD_MEMORY_KIB: '19456',
      SECRET_KEY: randomBytes(32).toString('hex'),
      MAIL_URL: 'smtps://mail.example',
      PUBLIC_URL: 'https://house.example',
      SALT_RULE: 'btc:1000000',
      INVESTMENT: 'closed',
      METRICS_TOKEN: 'metrics',
      ALERT_EMAIL: 'owner@house.example',
      FLUTTERWAVE_CLIENT_ID: clientId,
      FLUTTERWAVE_CLIENT_SECRET: clientSecret,
      FLUTTERWAVE_HOOK_SECRET: hookSecret,
      FLUTTERWAVE_URL: baseUrl,
      FLUTTERWAVE_TOKEN_URL: tokenUrl,
      FLUTTERWAVE_CUSTOMER_EMAIL: 'players@house.example',
      FLUTTERWAVE_SENDER_NAME: 'Glasshouse',
      FLUTTERWAVE_COUNTRIES: 'NG,CI',
      FLUTTERWAVE_CURRENCY: 'USD',
      FLUTTERWAVE_PER_1000_GOLD: '1.05',
      FLUTTERWAVE_RATE_DATE: '2026-01-01',
      CHAIN_URL: chain.url,
      CHAIN_NETWORK: 'ours',
      CHAIN_NAME: 'Our own chain',
      CHAIN_ID: '31337',
      CHAIN_TOKEN: SANDBOX_NETWORK.token,
      CHAIN_CONFIRMATIONS: '3',
      CHAIN_XPUB: HDKey.fromMasterSeed(randomBytes(32)).publicExtendedKey,
      CHAIN_HOT_ADDRESS: hotWallet,
      SIGNER_URL: `http://127.0.0.1:${signerPort}`,
      SIGNER_SECRET: randomBytes(32).toString('hex'),
    }
    server = await openServer('postgresql', env, { leads: true })
    const { MODE: _, ...shared } = env
    signer = await openSignerProcess(
      readSignerConfig({
        ...shared,
        DATABASE_URL: await databaseUrl(server),
        CHAIN_HOT_KEY: hotKey.toString('hex'),
        SIGNER_JOURNAL: join(folder, 'journal'),
        SIGNER_PORT: String(signerPort),
      }),
      silentLog,
    )
    // Real money needs a country that the operator has opened.
    expect((await server.call('POST /api/user/register', registration())).errno).toBe(1091)
    const { token } = await signInOperator(server, 'owner')
    await server.call('PUT /api/console/places', { changes: [{ country: 'FR', isAllowed: true }] }, token)
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await signer.close()
    await server.close()
    rmSync(folder, { recursive: true })
    await chain.close()
    await fake.close()
    await hooks.close()
  })

  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    const deadline = Date.now() + LIMIT_MS
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error('It did not come to pass.')
      await sleep(100)
    }
  }
  const gold = async (token: string) =>
    (await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold
  const deliverHook = async ({ raw, headers }: ReceivedWebhook) =>
    (
      await server.app.httpServer.inject({
        method: 'POST',
        url: '/api/hook/flutterwave',
        headers: {
          'content-type': 'application/json',
          'flutterwave-signature': headers['flutterwave-signature'] ?? '',
        },
        payload: raw,
      })
    ).statusCode
  const recharge = async (token: string): Promise<{ id: number; reference: string }> => {
    const { data } = await server.call<Pay>('POST /api/recharge', { gold: 20_000, requestId: randomUUID() }, token)
    expect(data).toMatchObject({ state: 'pending', amount: '21.00', currency: 'USD', isSandbox: false })
    expect(data.payUrl).toMatch(/^https?:/)
    const [row] = await server.db.read<{ reference: string }>('select reference from recharges where id = $1', [
      data.id,
    ])
    return { id: data.id, reference: row?.reference ?? '' }
  }
  const becomes = (token: string, id: number, state: string) =>
    until(async () => {
      const { data } = await server.call<WithdrawalRow[]>('GET /api/withdrawal/voucher/0', undefined, token)
      return data.find((row) => row.id === id)?.state === state
    })
  /** Two operators approve a withdrawal of gold that was not played. To a new destination, it is held for a day then. */
  const approved = async (id: number): Promise<void> => {
    for (const role of ['finance', 'risk']) {
      const { token } = await signInOperator(server, role)
      expect((await server.call('POST /api/console/withdrawal/approve', { id }, token)).errno).toBe(0)
    }
    const held = await server.db.commit<{ hours: bigint }>(
      `update withdrawals set release_time = create_time where id = $1 and state = 'held'
         returning (select (w.release_time - w.create_time) / 3600000 from withdrawals w where w.id = $1) as hours`,
      [id],
    )
    expect(held).toEqual([{ hours: 24n }])
  }

  test('has no sandbox feature: no gift, faucet, hook or tasks', async () => {
    const { token } = await server.player()
    expect(await gold(token)).toBe(0)
    const { data: prices } = await server.call<{
      isSandbox: boolean
      isUp: boolean
      crypto: { network: string; hasFaucet: boolean }[]
    }>('GET /api/recharge/price_setting')
    expect(prices).toMatchObject({ isSandbox: false, isUp: true, crypto: [{ network: 'ours', hasFaucet: false }] })
    const drip = { network: 'ours', requestId: randomUUID() }
    expect((await server.call('POST /api/recharge/faucet', drip, token)).errno).toBe(1514)
    const { statusCode } = await server.app.httpServer.inject({
      method: 'POST',
      url: '/api/hook/sandbox',
      payload: '{}',
    })
    expect(statusCode).toBe(404)
    expect((await server.call<object[]>('GET /api/ad_task', undefined, token)).data).toEqual([])
    expect((await server.call<{ mode: string }>('GET /api/health')).data.mode).toBe('real')
  })

  const start = (db: Database, settings: Record<string, string>): Promise<App> =>
    openApp(readConfig({ LOG_LEVEL: 'silent', CHAIN_LENGTH: '1000', ...settings }), db, { apps: false, leads: false })

  test('does not open on the database of a sandbox, even if its mode was not recorded', async () => {
    const sandbox = await openServer('postgresql')
    const settings = { ...env, DATABASE_URL: 'postgres://house@db/house' }
    await expect(start(sandbox.db, settings)).rejects.toThrow('The database holds play money')
    await sandbox.db.commit(`delete from job_runs where name = 'mode'`)
    await expect(start(sandbox.db, settings)).rejects.toThrow(ConfigError)
    await sandbox.db.commit(`update job_runs set value = 'real' where name = 'mode'`)
    await expect(start(sandbox.db, settings)).rejects.toThrow(ConfigError)
    await sandbox.close()
  })

  test('does not hand its database to a sandbox', async () => {
    await expect(start(server.db, {})).rejects.toThrow('The database holds real money')
    const rows = await server.db.read(`select 1 from accounts where kind = 'sandbox' and entries > 0`)
    expect(rows).toEqual([])
  })

  test('reviews every withdrawal of an account without a deposit', async () => {
    const { token, user } = await server.player()
    const moves = [
      {
        from: { kind: 'gateway', label: 'flutterwave' },
        to: { kind: 'player', playerId: BigInt(user.id) },
        amount: 9000n,
      },
    ] as const
    await server.db.transaction((tx) => post(tx, { key: randomUUID(), cause: 'test', moves }))
    const request = { kind: 'crypto', network: 'ours', gold: 9000 }
    const { data: quote } = await server.call<{ quoteId: string }>('POST /api/withdrawal/quote', request, token)
    const address = privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`)
    const order = { quoteId: quote.quoteId, requestId: randomUUID(), address }
    const { data } = await server.call<WithdrawalRow>('POST /api/withdrawal', order, token)
    expect(data).toMatchObject({ state: 'review', reason: 'noDeposit' })
  })

  test('accepts and pays out money through Flutterwave, each once', async () => {
    const { token } = await server.player()
    const { id, reference } = await recharge(token)
    fake.charge(reference, 'succeeded')
    const [hook] = (await hooks.waitFor(reference, 1)) as [ReceivedWebhook]
    expect(await Promise.all([deliverHook(hook), deliverHook(hook)])).toEqual([204, 204])
    await until(async () => (await gold(token)) === 20_000)
    const { data: row } = await server.call<RechargeRow>(`GET /api/recharge/status/${id}`, undefined, token)
    expect(row).toMatchObject({ state: 'credited', amount: '21.00' })

    const request = { kind: 'fiat', gold: 10_000 }
    const { data: quote } = await server.call<{ quoteId: string; net: string }>(
      'POST /api/withdrawal/quote',
      request,
      token,
    )
    const to = { bankCode: 'bank:NG:044', accountNumber: '0690112233', accountName: 'Awa Ndiaye' }
    const order = { quoteId: quote.quoteId, requestId: randomUUID(), ...to }
    const { data: made } = await server.call<WithdrawalRow>('POST /api/withdrawal', order, token)
    await approved(made.id)
    await becomes(token, made.id, 'sent')
    const [transfer] = fake.transfers
    expect(fake.transfers).toHaveLength(1)
    fake.settle(transfer?.reference ?? '', 'SUCCESSFUL')
    await deliverHook((await hooks.waitFor(transfer?.reference ?? '', 1))[0] as ReceivedWebhook)
    await becomes(token, made.id, 'confirmed')
    expect(await gold(token)).toBe(10_000)
    expect(quote.net).toBe('10.39')
  })

  test('ignores and records a webhook that Flutterwave did not sign', async () => {
    const { token } = await server.player()
    const { id, reference } = await recharge(token)
    fake.charge(reference, 'pending')
    const [hook] = (await hooks.waitFor(reference, 1)) as [ReceivedWebhook]
    const forged = Buffer.from(hook.raw.toString().replace(/"amount":\d+/, '"amount":9'))
    expect(await deliverHook({ ...hook, raw: forged })).toBe(400)
    expect(await deliverHook({ raw: hook.raw, headers: {} })).toBe(400)
    // A genuine one is only a hint: the gateway is queried and reports nothing paid.
    expect(await deliverHook(hook)).toBe(204)
    const { data } = await server.call<RechargeRow>(`GET /api/recharge/status/${id}`, undefined, token)
    expect(data.state).toBe('pending')
    const refused = await server.db.read(`select 1 from webhooks_rejected where provider = 'flutterwave'`)
    expect(refused).toHaveLength(2)
  })

  test('accepts coins on the chain and pays them out of the hot wallet', async () => {
    const { token } = await server.player()
    const { data: own } = await server.call<{ address: Hex }>('GET /api/recharge/address/ours', undefined, token)
    await chain.give(own.address, 25_000_000n)
    await until(async () => (await gold(token)) === 25_000)
    const to = privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`)
    const request = { kind: 'crypto', network: 'ours', gold: 5000 }
    const { data: quote } = await server.call<{ quoteId: string }>('POST /api/withdrawal/quote', request, token)
    const order = { quoteId: quote.quoteId, requestId: randomUUID(), address: to }
    const { data: made } = await server.call<WithdrawalRow>('POST /api/withdrawal', order, token)
    await approved(made.id)
    await becomes(token, made.id, 'confirmed')
    expect(await gold(token)).toBe(20_000)
  })

  test.each([
    ['the sandbox’s extended key', () => ({ CHAIN_XPUB: SANDBOX_XPUB })],
    ['the sandbox’s own wallet', () => ({ CHAIN_HOT_ADDRESS: addressOfKey(sandboxHotKey()) })],
    ['a wallet with a wrong character', () => ({ CHAIN_HOT_ADDRESS: '0x5FbDB2315678afecb367f032d93F642f64180aA3' })],
    ['a token with a wrong character', () => ({ CHAIN_TOKEN: '0x5FbDB2315678afecb367f032d93F642f64180aA3' })],
  ])('%s does not open', (_, change) => {
    const { db } = server
    const parts = {
      db,
      vault: openVault(randomBytes(32)),
      events: new EventLog(db, localNotifier()),
      leases: new Leases(db, randomUUID()),
      clock: Date,
      returnUrl: () => '',
      ...NO_HOLD,
      assertWithdrawalAllowed: () => Promise.resolve(),
      log: silentLog,
    }
    const config = readConfig({ ...env, DATABASE_URL: 'postgres://house@db/house', ...change() })
    expect(() => openWallet(parts, config)).toThrow(ConfigError)
  })
})
