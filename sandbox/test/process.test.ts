import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { call, KEYS, newOrder, newPayout, press, type ShownOrder } from './calls.ts'
import { FakeHouse } from './fake-house.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-process-'))
const program = path.join(import.meta.dirname, '..', 'src', 'main.ts')
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

const settings = (name: string, house: string, more: Record<string, string> = {}) => ({
  ...process.env,
  SANDBOX_DATA_DIR: path.join(folder, name),
  SANDBOX_HOUSE_URL: house,
  SANDBOX_KEY_ID: KEYS.keyId,
  SANDBOX_KEY_SECRET: KEYS.keySecret,
  SANDBOX_HOOK_SECRET: KEYS.hookSecret,
  SANDBOX_ADS_SECRET: KEYS.adsSecret,
  SANDBOX_PAYOUT_MS: '50',
  ...more,
})

interface Running {
  readonly child: ChildProcess
  readonly gatewayUrl: string
  readonly adsUrl: string
  kill(): Promise<void>
}

async function start(env: NodeJS.ProcessEnv): Promise<Running> {
  const child = fork(program, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  children.push(child)
  const [message] = (await once(child, 'message')) as [{ gatewayUrl: string; adsUrl: string }]
  const ended = once(child, 'exit')
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  return { ...message, child, kill }
}

/** A port on which nothing listens any more. */
async function shutHouse(): Promise<{ url: string; port: number }> {
  const house = await FakeHouse.open()
  await house.close()
  return house
}

describe('the sandbox as a process', () => {
  test('sends a webhook after a restart when it was killed before sending it', async () => {
    const { url, port } = await shutHouse()
    const env = settings('killed', url)
    const one = await start(env)
    const [order, payout] = [newOrder(), newPayout()]
    const { payUrl } = (await call<ShownOrder>(one.gatewayUrl, 'POST', '/v1/orders', order)).body
    await call(one.gatewayUrl, 'POST', '/v1/payouts', payout)
    expect((await press(payUrl, 'approve')).status).toBe(303)
    await one.kill()
    const house = await FakeHouse.open(port)
    const two = await start(env)
    const [paid] = await house.hears(order.reference, 1)
    expect(paid?.body).toMatchObject({ kind: 'order', state: 'paid' })
    await house.hears(payout.reference, 1)
    const { body } = await call<ShownOrder>(two.gatewayUrl, 'GET', `/v1/orders/${order.reference}`)
    expect(body).toMatchObject({ state: 'paid', amount: '1000' })
    await two.kill()
    await house.close()
  })

  test('has every acknowledged order after it was killed', async () => {
    const { url } = await shutHouse()
    const env = settings('busy', url)
    const answered = new Map<string, string>()
    for (let round = 0; round < 3; round++) {
      const { gatewayUrl, kill } = await start(env)
      let isGoing = true
      const client = async (): Promise<void> => {
        while (isGoing) {
          const order = newOrder()
          const answer = await call<ShownOrder>(gatewayUrl, 'POST', '/v1/orders', order).catch(() => null)
          if (answer) answered.set(order.reference, answer.body.providerReference)
        }
      }
      const clients = [client(), client(), client(), client()]
      const atLeast = answered.size + 20
      while (answered.size < atLeast) await new Promise((done) => setTimeout(done, 5))
      await kill()
      isGoing = false
      await Promise.all(clients)
    }
    const { gatewayUrl, kill } = await start(env)
    expect(answered.size).toBeGreaterThanOrEqual(60)
    for (const [reference, providerReference] of answered) {
      const { status, body } = await call<ShownOrder>(gatewayUrl, 'GET', `/v1/orders/${reference}`)
      expect([status, body.providerReference]).toEqual([200, providerReference])
    }
    await kill()
  })

  test('prints one line when it is open, and ends on SIGTERM', async () => {
    const { url } = await shutHouse()
    const child = spawn(process.execPath, [program], {
      env: settings('line', url),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    expect(line.toString()).toMatch(
      /^The sandbox is open: gateway http:\/\/127\.0\.0\.1:\d+, ads http:\/\/127\.0\.0\.1:\d+, mailbox http:\/\/127\.0\.0\.1:\d+, beacon http:\/\/127\.0\.0\.1:\d+, Google http:\/\/127\.0\.0\.1:\d+\n$/,
    )
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  test('ends when the channel to its parent closes, with a call still hanging', async () => {
    const { url } = await shutHouse()
    const { child, gatewayUrl } = await start(settings('orphan', url))
    const order = newOrder()
    await call(gatewayUrl, 'PUT', '/v1/faults', { reference: order.reference, faults: { createOrder: 'timeout' } })
    const hanging = call(gatewayUrl, 'POST', '/v1/orders', order).catch(() => 'no answer')
    const ended = once(child, 'exit')
    child.disconnect()
    expect(await ended).toEqual([0, null])
    expect(await hanging).toBe('no answer')
  })

  test('waits for a port that its predecessor is about to release', async () => {
    const { url } = await shutHouse()
    const first = await start(settings('port', url))
    const port = new URL(first.gatewayUrl).port
    const second = start(settings('port', url, { SANDBOX_GATEWAY_PORT: port }))
    setTimeout(() => first.child.kill('SIGTERM'), 300)
    expect(new URL((await second).gatewayUrl).port).toBe(port)
  })

  test('reports the missing or invalid setting', async () => {
    for (const [more, words] of [
      [{ SANDBOX_KEY_SECRET: ' ' }, 'SANDBOX_KEY_SECRET is required'],
      [{ SANDBOX_HOUSE_URL: 'house' }, 'SANDBOX_HOUSE_URL must be a URL'],
      [{ SANDBOX_GATEWAY_PORT: '-1' }, 'SANDBOX_GATEWAY_PORT must be a whole number'],
    ] as const) {
      const child = spawn(process.execPath, [program], {
        env: settings('wrong', 'http://127.0.0.1:9', more),
        stdio: ['ignore', 'inherit', 'pipe'],
      })
      children.push(child)
      const [line] = (await once(child.stderr, 'data')) as [Buffer]
      expect(line.toString()).toContain(words)
      expect(await once(child, 'exit')).toEqual([1, null])
    }
  })
})
