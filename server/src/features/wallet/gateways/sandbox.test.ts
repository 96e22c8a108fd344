import { randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../test/wallet/webhook-receiver.ts'
import { startSandboxProcess, type SandboxProcess } from '../../../../test/wallet/sandbox-process.ts'
import { GatewayUnknown, type Payout } from '../gateway.ts'
import { SandboxAds } from './sandbox-ads.ts'
import { SandboxGateway } from './sandbox.ts'

let hooks: WebhookReceiver
let sandbox: SandboxProcess
beforeAll(async () => {
  hooks = await startWebhookReceiver()
  sandbox = await startSandboxProcess(hooks.url)
})
afterAll(async () => {
  await sandbox.close()
  await hooks.close()
})

const key = () => ({ ...sandbox.secrets, baseUrl: sandbox.gatewayUrl, clock: Date })
const order = {
  reference: `rc-${randomUUID()}`,
  playerId: 10_001n,
  amount: 1000n,
  currency: 'USD',
  language: 'en',
  expiresAt: Date.now() + 60_000,
  returnUrl: 'http://127.0.0.1:9/',
} as const
const payout: Payout = {
  reference: `wd-${randomUUID()}`,
  amount: 500n,
  currency: 'USD',
  destination: { bankCode: 'CI-WAVE', phone: '+2250700112233', accountNumber: null, accountName: null },
}

/** Runs against a server that is not the gateway. */
async function withStranger(
  listener: RequestListener,
  meet: (gateway: SandboxGateway) => Promise<void>,
): Promise<void> {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await meet(new SandboxGateway({ ...key(), baseUrl, timeoutMs: 1000 }))
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}

async function expectNothingKnown(gateway: SandboxGateway): Promise<void> {
  await expect(gateway.createOrder(order)).rejects.toThrow(GatewayUnknown)
  await expect(gateway.fetchStatus(order.reference)).rejects.toThrow(GatewayUnknown)
  await expect(gateway.payout(payout)).rejects.toThrow(GatewayUnknown)
  await expect(gateway.fetchPayout(payout.reference)).rejects.toThrow(GatewayUnknown)
  await expect(gateway.banks()).rejects.toThrow(GatewayUnknown)
  await expect(gateway.listTransactions('2026-01-01')).rejects.toThrow(GatewayUnknown)
}

describe('the sandbox gateway', () => {
  test('reports foreign, malformed or missing responses as unknown', async () => {
    for (const [status, body] of [
      [404, '<h1>Not found</h1>'],
      [404, '{"error":{"code":"noSuchCall","message":"there is nothing here"}}'],
      [400, '<h1>Bad request</h1>'],
      [422, '{}'],
      [200, '{}'],
      [200, 'ok'],
      [204, ''],
      [503, '{"error":{"code":"declined","message":"not now"}}'],
    ] as const) {
      await withStranger((_request, response) => response.writeHead(status).end(body), expectNothingKnown)
    }
    await withStranger(
      (request, response) => response.writeHead(307, { location: `${sandbox.gatewayUrl}${request.url}` }).end(),
      expectNothingKnown,
    )
    await withStranger((request) => request.destroy(), expectNothingKnown)
    await expectNothingKnown(new SandboxGateway({ ...key(), baseUrl: 'http://127.0.0.1:1' }))
  })

  test('reports an unknown key as unknown outcome', async () => {
    await expectNothingKnown(new SandboxGateway({ ...key(), keySecret: 'another' }))
    await expectNothingKnown(new SandboxGateway({ ...key(), clock: { now: () => Date.now() - 3_600_000 } }))
  })

  test('reports a reused reference as unknown outcome', async () => {
    const gateway = new SandboxGateway(key())
    await gateway.payout(payout)
    await expect(gateway.payout({ ...payout, amount: 501n })).rejects.toThrow(GatewayUnknown)
  })
})

describe('the sandbox ad network', () => {
  test('lists tasks and links to their pages', async () => {
    const ads = new SandboxAds({ ...key(), baseUrl: sandbox.adsUrl, publicUrl: sandbox.adsUrl })
    const [task] = await ads.tasks()
    const page = await fetch(ads.taskUrl(randomUUID(), task?.taskId ?? '', 'fr'))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(task?.title.fr ?? 'no title')
    const wrong = new SandboxAds({ ...key(), keySecret: 'another', baseUrl: sandbox.adsUrl, publicUrl: sandbox.adsUrl })
    await expect(wrong.tasks()).rejects.toThrow(GatewayUnknown)
  })
})
