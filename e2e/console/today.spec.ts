// Today, as those see it who answer for money and risk.

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { lookClosely, openAs, passBy, test, type Look } from '../support/console.ts'
import { ask, expect, register } from '../support/house.ts'

const STAKE = 700

/** Bets that anybody has made, so that there is something to see. */
async function someBets(url: string, bets: number): Promise<void> {
  const { token } = await register(url)
  await ask(url, 'POST /api/fair/rotate', { clientSeed: 'today' }, token)
  for (let n = 0; n < bets; n++) {
    const roll = { gold: STAKE, direction: 'lower', number: 49_500, requestId: randomUUID() }
    expect((await ask(url, 'POST /api/roller', roll, token)).errno).toBe(0)
  }
}

const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })

async function walk(page: Page, url: string, look: Look): Promise<void> {
  await openAs(page, url, 'owner', 'today')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const stakes = async (): Promise<number> => {
    const text = await figure(page, 'Stakes').locator('strong').textContent()
    return Number((text ?? '').replaceAll(',', ''))
  }
  await expect(figure(page, 'Stakes')).toBeVisible()
  const before = await stakes()
  await someBets(url, 5)
  // Settled bets are summed up within some seconds, and the page polls.
  await expect.poll(stakes).toBe(before + 5 * STAKE)
  await expect(figure(page, 'Gross result')).toContainText(/Expected .+ ± .+ z-score /)
  await expect(figure(page, 'Active players').locator('strong')).not.toHaveText('0')
  await expect(figure(page, 'Bankroll')).toContainText('Limits are based on')
  await expect(page.getByRole('region', { name: /^Alarms/ })).toBeVisible()
  const health = page.getByRole('region', { name: 'Game status' })
  await expect(health.getByRole('row', { name: /crash/i })).toContainText(/betting|locked|running|result/)
  await look(page, 'today')
  for (const span of ['Day', 'Month', 'Hour']) {
    await page.getByRole('tab', { name: span }).click()
    const result = page.getByRole('figure', { name: `Gross result, last ${span.toLowerCase()}` })
    await expect(result).toBeVisible()
    // Who does not see the picture reads the same figures.
    await result.getByText('Show as table').click()
    const rows = { Hour: 60, Day: 24, Month: 30 }[span] ?? 0
    await expect(result.getByRole('row')).toHaveCount(rows + 1)
    await result.getByText('Show as table').click()
  }
  await page.getByRole('link', { name: 'All games' }).click()
  await expect(page.getByRole('heading', { name: 'Games', level: 1 })).toBeVisible()
}

test('today compares the latest bets with the expected result, and shows the state of the games', async ({
  page,
  house,
}) => await walk(page, house.url, passBy))

test(
  'today passes the detailed checks',
  { tag: '@long' },
  async ({ page, house }) => await walk(page, house.url, lookClosely),
)

for (const role of ['finance', 'risk', 'support', 'content']) {
  const isHis = role === 'finance' || role === 'risk'
  test(`${role} ${isHis ? 'finds' : 'does not find'} today`, { tag: '@long' }, async ({ page, house }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openAs(page, house.url, role, 'today')
    const heading = page.getByRole('heading', { level: 1 })
    if (isHis) return await expect(heading).toHaveText('Today')
    await expect(heading).toBeVisible()
    await expect(heading).not.toHaveText('Today')
    await expect(page.getByRole('link', { name: 'Today' })).toHaveCount(0)
    expect(asked).not.toContain('/api/console/today')
  })
}
