// A round in beacon mode, with the relays of the sandbox: it waits for the public beacon, goes on when the beacon is
// there, and its page verifies it in the browser.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestServer } from '../support/test-server.ts'
import { ask, expect, expectAccessible, test as base } from '../support/house.ts'

const CRASH = '/#/pages/homeGames/crash/crash'
const ROUND_MS = 90_000

interface Round {
  readonly epoch: number
  readonly index: number
  readonly phase: string
  readonly beaconRound: number
  readonly beacon: string | null
}

const test = base.extend<object, object>({
  house: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const env = { RATE_FACTOR: '0', LOG_LEVEL: 'error', CHAIN_LENGTH: '1000', BEACON: 'local' }
      const house = await startTestServer({ env })
      await use(house)
      await house.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** Makes all relays of the sandbox fail, or work again. */
async function setFault(dataDir: string, fault: 'missing' | 'none'): Promise<void> {
  const { ports } = JSON.parse(await readFile(join(dataDir, 'sandbox', 'sandbox.json'), 'utf8')) as {
    ports: { beacon: number }
  }
  for (const relay of ['a', 'b', 'c']) {
    const { ok } = await fetch(`http://127.0.0.1:${ports.beacon}/${relay}/fault`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault }),
    })
    if (!ok) throw new Error(`relay ${relay} takes no fault`)
  }
}

test('a round waits for its beacon, and is verified with it', { tag: '@long' }, async ({ page, player, house }) => {
  const current = async (): Promise<Round | null> => (await ask<Round>(house.url, 'GET /api/crash')).data ?? null
  await setFault(house.dataDir, 'missing')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(CRASH)
  await expect.poll(async () => (await current())?.phase, { timeout: ROUND_MS }).toBe('locked')
  const waiting = (await current()) as Round
  expect(player.token).not.toBe('')
  expect(waiting.beacon).toBeNull()
  await expect(page.getByText('Waiting for the public beacon').first()).toBeVisible()
  // Only after a while is it late, and what happens then is said.
  await expect(page.getByText(/your bets stay valid/i).first()).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page, 'a round that waits for its beacon')

  await setFault(house.dataDir, 'none')
  const isOver = async (): Promise<boolean> => ((await current())?.index ?? 0) > waiting.index
  await expect.poll(isOver, { timeout: 3 * ROUND_MS }).toBe(true)
  const path = `/api/fair/round/crash/${waiting.epoch}/${waiting.index}` as const
  const record = (await ask<Round & { beaconSignature: string }>(house.url, `GET ${path}`)).data
  expect(record).toMatchObject({ beaconRound: waiting.beaconRound, beacon: expect.stringMatching(/^[0-9a-f]{64}$/) })

  await page.goto(`/#/pages/round/round?game=crash&epoch=${waiting.epoch}&index=${waiting.index}`)
  await expect(page.getByText('The beacon is the first one after betting closed')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/of the test beacon/)).toBeVisible()
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
})
