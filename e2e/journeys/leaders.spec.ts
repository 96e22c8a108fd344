// Who is ahead, by real results, under the name that a player chooses to show.

import { randomUUID } from 'node:crypto'
import { ask, expect, expectAccessible, test } from '../support/house.ts'

test('players choose whether public lists show their name', async ({ page, house, player }) => {
  const hidden = async () =>
    (await ask<{ hideName: boolean }>(house.url, 'GET /api/user', undefined, player.token)).data?.hideName
  expect(await hidden()).toBe(true)
  await page.goto('/#/pages/accounts/privacy')
  await page.getByRole('checkbox', { name: 'Hide my name in public lists' }).click()
  await expect.poll(hidden).toBe(false)
})

test(
  'lists a win publicly, with the name of a player who shows it',
  { tag: '@long' },
  async ({ page, house, player }) => {
    const { data: user } = await ask<{ id: number; nickname: string }>(
      house.url,
      'GET /api/user',
      undefined,
      player.token,
    )
    await ask(house.url, `PUT /api/user/${user?.id}`, { hideName: false }, player.token)
    await ask(house.url, 'POST /api/fair/rotate', { clientSeed: 'leaders' }, player.token)
    // Even chances: twenty lost in a row would be one in a million.
    for (let payout = 0, i = 0; payout === 0 && i < 20; i++) {
      const bet = { gold: 1000, direction: 'lower', number: 50_000, requestId: randomUUID() }
      payout = (await ask<{ payout: number }>(house.url, 'POST /api/roller', bet, player.token)).data?.payout ?? 0
    }
    await page.goto('/#/pages/leaders/leaders')
    await expect(
      page
        .getByRole('link')
        .filter({ hasText: user?.nickname ?? '' })
        .first(),
    ).toBeVisible()
    await expectAccessible(page, 'leaders')
    await page.getByRole('tab', { name: 'Today' }).press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'This week' })).toBeFocused()
    await page
      .getByRole('link')
      .filter({ hasText: user?.nickname ?? '' })
      .first()
      .click()
    await expect(page).toHaveURL(/pages\/bet\/bet\?id=\d+/)
  },
)
