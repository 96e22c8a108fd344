// A server with the real sandbox gateway and ad network as a separate process. Their webhooks are captured and forwarded by
// the test.

import { expect } from 'vitest'
import { startWebhookReceiver, type ReceivedWebhook, type WebhookReceiver } from './webhook-receiver.ts'
import type { AppOptions } from '../../src/app/app.ts'
import { openServer, type DatabaseKind, type TestServer } from '../support/open-server.ts'
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.ts'

export interface WalletFixture {
  readonly server: TestServer
  readonly sandbox: SandboxProcess
  readonly webhooks: WebhookReceiver
  gold(token: string): Promise<number>
  /** Forwards a webhook to the server and returns the status code. */
  deliverWebhook(caught: ReceivedWebhook, provider?: string): Promise<number>
  close(): Promise<void>
}

interface WalletOptions extends Pick<AppOptions, 'leads' | 'log'> {
  readonly env?: Record<string, string>
}

/** `leads` is false if no background task may change orders. */
export async function openWallet(
  kind: DatabaseKind,
  { env = {}, leads = true, ...options }: WalletOptions = {},
): Promise<WalletFixture> {
  const webhooks = await startWebhookReceiver()
  const sandbox = await startSandboxProcess(webhooks.url)
  const settings = {
    ...env,
    SANDBOX_GATEWAY_URL: sandbox.gatewayUrl,
    SANDBOX_ADS_URL: sandbox.adsUrl,
    SANDBOX_KEY_SECRET: sandbox.secrets.keySecret,
    SANDBOX_HOOK_SECRET: sandbox.secrets.hookSecret,
    SANDBOX_ADS_SECRET: sandbox.secrets.adsSecret,
  }
  const server = await openServer(kind, settings, { ...options, leads })
  return {
    server,
    sandbox,
    webhooks,
    gold: async (token) =>
      (await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold,
    deliverWebhook: async ({ raw, headers }, provider = 'sandbox') => {
      const { statusCode } = await server.app.httpServer.inject({
        method: 'POST',
        url: `/api/hook/${provider}`,
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => /^x-sandbox|content-type/.test(name))),
        payload: raw,
      })
      return statusCode
    },
    close: async () => {
      expect(await server.brokenLaws()).toEqual([])
      await server.close()
      await sandbox.close()
      await webhooks.close()
    },
  }
}
