// The sandbox in the test's own process, with a fake casino.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startSandbox, type Sandbox } from '../src/sandbox.ts'
import { call, KEYS, newOrder, type Answer, type CallOptions, type ShownOrder } from './calls.ts'
import { FakeHouse } from './fake-house.ts'

export interface TestSandbox {
  readonly house: FakeHouse
  readonly sandbox: Sandbox
  readonly folder: string
  ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    content?: unknown,
    options?: CallOptions,
  ): Promise<Answer<T>>
  order(more?: object): Promise<ShownOrder & { reference: string }>
  statusOf(reference: string): Promise<ShownOrder>
  payoutOf(reference: string): Promise<ShownOrder>
  faults(reference: string | null, set: object): Promise<Answer>
  close(): Promise<void>
}

export async function openSandbox(): Promise<TestSandbox> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-test-'))
  const house = await FakeHouse.open()
  const sandbox = await startSandbox({ dataDir: folder, houseUrl: house.url, payoutMs: 50, ...KEYS })
  const ask: TestSandbox['ask'] = (method, at, content, options) =>
    call(sandbox.gatewayUrl, method, at, content, options)
  return {
    house,
    sandbox,
    folder,
    ask,
    order: async (more = {}) => {
      const wanted = newOrder(more)
      return { ...(await ask<ShownOrder>('POST', '/v1/orders', wanted)).body, reference: wanted.reference }
    },
    statusOf: async (reference) => (await ask<ShownOrder>('GET', `/v1/orders/${reference}`)).body,
    payoutOf: async (reference) => (await ask<ShownOrder>('GET', `/v1/payouts/${reference}`)).body,
    faults: (reference, set) => ask('PUT', '/v1/faults', { reference, faults: set }),
    close: async () => {
      await sandbox.close()
      await house.close()
      fs.rmSync(folder, { recursive: true })
    },
  }
}
