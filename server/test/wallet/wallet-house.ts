// A house with the real sandbox gateway and ad network beside it, as their own process. What they tell the house is
// caught and handed on by the test.

import { expect } from 'vitest'
import { catchHooks, type Caught, type HookCatcher } from './hook-catcher.ts'
import { openServer, type DatabaseKind, type TestServer } from '../support/open-server.ts'
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.ts'

export interface WalletHouse {
  readonly server: TestServer
  readonly sandbox: SandboxProcess
  readonly hooks: HookCatcher
  gold(token: string): Promise<number>
  /** Hands a webhook on to the house, and gives its status. */
  tell(caught: Caught, provider?: string): Promise<number>
  close(): Promise<void>
}

/** `drives` is false where orders must stay where the calls leave them. */
export async function openWallet(kind: DatabaseKind, { leads = true } = {}): Promise<WalletHouse> {
  const hooks = await catchHooks()
  const sandbox = await startSandboxProcess(hooks.url)
  const env = {
    SANDBOX_GATEWAY_URL: sandbox.gatewayUrl,
    SANDBOX_ADS_URL: sandbox.adsUrl,
    SANDBOX_KEY_SECRET: sandbox.secrets.keySecret,
    SANDBOX_HOOK_SECRET: sandbox.secrets.hookSecret,
    SANDBOX_ADS_SECRET: sandbox.secrets.adsSecret,
  }
  const server = await openServer(kind, env, { leads })
  return {
    server,
    sandbox,
    hooks,
    gold: async (token) =>
      (await server.call<{ gold: number }>('GET /api/user/only_balance', undefined, token)).data.gold,
    tell: async ({ raw, headers }, provider = 'sandbox') => {
      const { statusCode } = await server.house.httpServer.inject({
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
      await hooks.close()
    },
  }
}
