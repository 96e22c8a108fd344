import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../src/sandbox.ts'
import { hookHeaders } from '../src/signing.ts'
import { call, KEYS } from './calls.ts'
import { FakeHouse, until } from './fake-house.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-ads-'))
const clock = { time: Date.now(), now: () => clock.time }
let house: FakeHouse
let sandbox: Sandbox

beforeAll(async () => {
  house = await FakeHouse.open()
  sandbox = await startSandbox({ dataDir: folder, houseUrl: house.url, clock, ...KEYS })
})
afterAll(async () => {
  await sandbox.close()
  await house.close()
  fs.rmSync(folder, { recursive: true })
})

const pageOf = (clickId: string, task = 'own-limit', lang = 'en'): string =>
  `${sandbox.adsUrl}/task/${clickId}?task=${task}&lang=${lang}`
const beganOn = async (url: string): Promise<string> =>
  /name="began" value="([^"]+)"/.exec(await (await fetch(url)).text())?.[1] ?? ''
const finish = async (clickId: string, began: string, task = 'own-limit') => {
  const body = new URLSearchParams({ task, began })
  const answer = await fetch(`${sandbox.adsUrl}/task/${clickId}/done`, { method: 'POST', body })
  return { status: answer.status, text: await answer.text() }
}
const heardOf = (clickId: string) => house.heard.filter(({ body }) => body.clickId === clickId)

describe('the ad network', () => {
  test('lists its tasks to signed callers, in both languages', async () => {
    const { body } = await call<{ tasks: { taskId: string; title: object; gold: number }[] }>(
      sandbox.adsUrl,
      'GET',
      '/v1/tasks',
    )
    expect(body.tasks.length).toBeGreaterThan(1)
    for (const { title, gold } of body.tasks) {
      expect(Object.keys(title)).toEqual(['en', 'fr'])
      expect(gold).toBeGreaterThan(0)
    }
    expect((await fetch(`${sandbox.adsUrl}/v1/tasks`)).status).toBe(401)
  })

  test('completes a task once after its full time, and sends one postback', async () => {
    const clickId = randomUUID()
    const began = await beganOn(pageOf(clickId))
    clock.time += 5000
    expect((await finish(clickId, began)).text).toContain('Not yet. Watch for another 1 s.')
    expect(heardOf(clickId)).toEqual([])
    clock.time += 1000
    const pressed = await Promise.all([finish(clickId, began), finish(clickId, began), finish(clickId, began)])
    expect(pressed.every(({ status, text }) => status === 200 && text.includes('Thank you'))).toBe(true)
    await until(() => heardOf(clickId).length > 0)
    const [heard] = heardOf(clickId)
    expect(heard?.path).toBe('/api/hook/ads')
    expect(heard?.body).toMatchObject({ clickId, taskId: 'own-limit' })
    const time = Number(heard?.headers['x-sandbox-time'])
    expect(heard?.headers).toMatchObject(hookHeaders(KEYS.adsSecret, time, heard?.raw ?? ''))
    await finish(clickId, began)
    expect(heardOf(clickId)).toHaveLength(1)
    expect(await (await fetch(pageOf(clickId, 'own-limit', 'fr'))).text()).toContain('Merci')
  })

  test('refuses a forged or reused opening time', async () => {
    const [clickId, other] = [randomUUID(), randomUUID()]
    const began = await beganOn(pageOf(clickId))
    clock.time += 60_000
    const earlier = began.replace(/^\d+/, (time) => String(Number(time) - 60_000))
    for (const forged of ['', '0', `0.${'0'.repeat(64)}`, earlier, `${began}0`]) {
      expect((await finish(clickId, forged)).status).toBe(404)
    }
    expect((await finish(other, began)).status).toBe(404)
    expect((await finish(clickId, began, 'house-edge')).status).toBe(404)
    expect(heardOf(other)).toEqual([])
    expect((await finish(clickId, began)).status).toBe(200)
  })

  test('retries a refused postback', async () => {
    const clickId = randomUUID()
    const began = await beganOn(pageOf(clickId))
    clock.time += 10_000
    house.answers.push(503)
    await finish(clickId, began)
    await until(() => heardOf(clickId).length === 1)
    // The refusal may still be in transit, and the pause starts at its arrival, so the clock advances while waiting.
    await until(() => {
      clock.time += 1000
      return heardOf(clickId).length === 2
    })
    expect(new Set(heardOf(clickId).map(({ raw }) => raw)).size).toBe(1)
  })

  test('has no page without a click and a task', async () => {
    for (const url of [pageOf('not-a-click'), pageOf(randomUUID(), 'nothing'), pageOf('%3Cscript%3E')]) {
      const answer = await fetch(url)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('Task not found')
    }
  })
})
