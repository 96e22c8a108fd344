// The API with a real chain process that stops and restarts. During an outage its network is listed as down and everything
// else works; operators resolve problems through the console.

import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RechargeRow, WithdrawalRow } from '@glasshouse/rulebook/wire/wallet/wallet'
import { privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SANDBOX_NETWORK, sandboxHotKey } from '../../../src/features/wallet/chain/sandbox.ts'
import { openChain, type ChainNode } from './chain-node.ts'
import { stablePort } from '../../faults/house/outside.ts'
import { oneDatabase, openServer, type TestServer } from '../../support/open-server.ts'
import { auditEntriesSeenBy, signInOperator } from '../../support/operators.ts'

const DOWN = 1503
const LIMIT_MS = 120_000
const NOWHERE = 'http://127.0.0.1:9'

interface Prices {
  crypto: { network: string; isUp: boolean }[]
}

const waitUntil = async (isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + LIMIT_MS
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('timed out')
    await sleep(100)
  }
}
const listed = async ({ call }: TestServer) =>
  (await call<Prices>('GET /api/recharge/price_setting')).data.crypto.map(({ network, isUp }) => ({ network, isUp }))
const quote = ({ call }: TestServer, token: string) =>
  call<{ quoteId: string }>('POST /api/withdrawal/quote', { kind: 'crypto', network: 'sandbox', gold: 5000 }, token)
const drip = ({ call }: TestServer, token: string) =>
  call('POST /api/recharge/faucet', { network: 'sandbox', requestId: randomUUID() }, token)

test('lists the network as down when no chain is configured', async () => {
  const server = await openServer(oneDatabase)
  const { token } = await server.player()
  expect(await listed(server)).toEqual([{ network: 'sandbox', isUp: false }])
  expect((await quote(server, token)).errno).toBe(DOWN)
  expect((await drip(server, token)).errno).toBe(DOWN)
  const elsewhere = { kind: 'crypto', network: 'elsewhere', gold: 5000 }
  expect((await server.call('POST /api/withdrawal/quote', elsewhere, token)).errno).toBe(1502)
  await server.close()
})

describe('an unreliable chain', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'glasshouse-chain-calls-'))
  let port: number
  let server: TestServer
  let chain: ChainNode
  let token: string

  const startChain = async (): Promise<ChainNode> => {
    const env = {
      SANDBOX_DATA_DIR: folder,
      SANDBOX_CHAIN_PORT: String(port),
      SANDBOX_CHAIN_BLOCK_MS: '250',
    }
    for (;;) {
      try {
        return await openChain(env)
      } catch {
        // A killed process may hold the port a little longer.
        await sleep(200)
      }
    }
  }
  beforeAll(async () => {
    port = await stablePort()
    server = await openServer(
      oneDatabase,
      {
        SANDBOX_GATEWAY_URL: NOWHERE,
        SANDBOX_ADS_URL: NOWHERE,
        SANDBOX_KEY_SECRET: 'key',
        SANDBOX_HOOK_SECRET: 'hook',
        SANDBOX_ADS_SECRET: 'ads',
        CHAIN_URL: `http://127.0.0.1:${port}`,
      },
      { leads: true },
    )
    token = (await server.player()).token
  })
  afterAll(async () => {
    expect(await server.brokenLaws()).toEqual([])
    await server.close()
    await chain.close()
  })

  const isUp = async () => (await listed(server))[0]?.isUp === true
  const deposited = async () =>
    (await server.call<RechargeRow[]>('GET /api/recharge/0', undefined, token)).data.filter(
      ({ state }) => state === 'credited',
    ).length
  const withdraw = async (): Promise<{ id: number; address: `0x${string}` }> => {
    const address = privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`)
    const { data: quoted } = await quote(server, token)
    const order = { quoteId: quoted.quoteId, requestId: randomUUID(), address }
    const { data, errno } = await server.call<WithdrawalRow>('POST /api/withdrawal', order, token)
    expect(errno).toBe(0)
    // Skips the review of unplayed deposits, which is tested elsewhere.
    await server.db.commit(`update withdrawals set state = 'approved' where id = $1 and state = 'review'`, [data.id])
    return { id: data.id, address }
  }
  const confirmed = (id: number) =>
    waitUntil(async () => {
      const { data } = await server.call<WithdrawalRow[]>('GET /api/withdrawal/voucher/0', undefined, token)
      return data.find((row) => row.id === id)?.state === 'confirmed'
    })

  test('lists the network as down until the chain appears', async () => {
    expect(await listed(server)).toEqual([{ network: 'sandbox', isUp: false }])
    expect((await drip(server, token)).errno).toBe(DOWN)
    expect((await quote(server, token)).errno).toBe(DOWN)
    // The deposit address is available during an outage; deposits are found later.
    expect((await server.call('GET /api/recharge/address/sandbox', undefined, token)).errno).toBe(0)
    chain = await startChain()
    await waitUntil(isUp)
    expect((await drip(server, token)).errno).toBe(0)
    await waitUntil(async () => (await deposited()) === 1)
  })

  test.each([
    ['nothing', 0, 1001],
    ['a negative amount', -5000, 1001],
    ['too little', 1990, 1001],
    ['too much', 1_000_010, 1002],
    ['off the step', 5001, 1003],
    ['a fraction', 50.5, 1000],
    ['more than a number holds', 1e300, 1000],
    ['a text', '5000', 1000],
    ['exponents in a text', '5e3', 1000],
    ['nothing at all', null, 1000],
    ['a list', [5000], 1000],
  ])('%s is not quoted, neither way, and nothing is held', async (_, gold, errno) => {
    const ways = [{ kind: 'crypto', network: 'sandbox' }, { kind: 'fiat' }]
    for (const way of ways) {
      expect((await server.call('POST /api/withdrawal/quote', { ...way, gold }, token)).errno).toBe(errno)
    }
    const otherCurrency = { ...ways[1], gold: 5000, currency: 'EUR' }
    expect((await server.call('POST /api/withdrawal/quote', otherCurrency, token)).errno).toBe(1000)
    const { data } = await server.call<{ held: number }>('GET /api/withdrawal/balance', undefined, token)
    expect(data.held).toBe(0)
  })

  test('pays an order made during an outage once after recovery', async () => {
    const { data: quoted } = await quote(server, token)
    await chain.kill()
    // A quote stays binding during an outage.
    const address = privateKeyToAddress(`0x${randomBytes(32).toString('hex')}`)
    const order = { quoteId: quoted.quoteId, requestId: randomUUID(), address }
    const { data } = await server.call<WithdrawalRow>('POST /api/withdrawal', order, token)
    await server.db.commit(`update withdrawals set state = 'approved' where id = $1 and state = 'review'`, [data.id])
    await waitUntil(async () => !(await isUp()))
    expect((await drip(server, token)).errno).toBe(DOWN)
    expect((await quote(server, token)).errno).toBe(DOWN)
    chain = await startChain()
    await waitUntil(isUp)
    await confirmed(data.id)
    const held = await chain.rpc<`0x${string}`>('eth_call', [
      { to: SANDBOX_NETWORK.token, data: `0x70a08231${address.slice(2).padStart(64, '0')}` },
      'latest',
    ])
    expect(BigInt(held)).toBe(4_000_000n)
  })

  test('stops payouts after an unknown hot wallet transaction until an operator adopts the nonce', async () => {
    const operator = await signInOperator(server, 'finance')
    // The wallet is registered by now; then a transaction is sent from it outside the server.
    const wallet = privateKeyToAccount(`0x${Buffer.from(sandboxHotKey().disclose()).toString('hex')}`)
    const nonce = Number(await chain.rpc<string>('eth_getTransactionCount', [wallet.address, 'pending']))
    const fee = { gas: 21_000n, gasPrice: BigInt(await chain.rpc<string>('eth_gasPrice', [])) }
    const transfer = { chainId: Number(SANDBOX_NETWORK.chainId), nonce, to: wallet.address, value: 1n, ...fee }
    const sent = await chain.sendRaw(await wallet.signTransaction({ type: 'legacy', ...transfer }))
    await waitUntil(async () => (await chain.rpc('eth_getTransactionReceipt', [sent])) !== null)
    const { id } = await withdraw()
    const found = async () => {
      const { data } = await server.call<{ differences: { reference: string; theirs: string }[] }>(
        'GET /api/console/reconciliation',
        undefined,
        operator.token,
      )
      return data.differences.filter(({ reference }) => reference === 'sandbox:nonce')
    }
    await waitUntil(async () => (await found()).length === 1)
    expect((await found())[0]?.theirs).toMatch(/someone else has the key/)
    const adopt = () =>
      server.call<{ from: number | null; to: number | null }>(
        'POST /api/console/chain/nonce',
        { network: 'sandbox' },
        operator.token,
      )
    const { data } = await adopt()
    expect(data).toMatchObject({ from: 1, to: 2 })
    await confirmed(id)
    await waitUntil(async () => (await found()).length === 0)
    expect((await adopt()).data).toMatchObject({ from: null, to: null })
    expect(await auditEntriesSeenBy(server, operator, '?act=chain.nonce')).toMatchObject([
      { act: 'chain.nonce', operator: operator.name },
      { act: 'chain.nonce', operator: operator.name },
    ])
  })
})
