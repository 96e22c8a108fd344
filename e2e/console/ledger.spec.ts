// Every movement of a player's gold: all of it is there, it sums to the balance, leads to what it belongs to, and can be
// taken along as a table.

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { ServerProcess } from '../../scripts/support/server-process.ts'
import { ask, expect, expectAccessible, speakFrench, test } from '../support/house.ts'
import { ownerOf, rechargeGold } from '../support/wallet.ts'
import { newAccountNumber } from '../support/withdrawals.ts'

const LEDGER = '/#/pages/wallets/ledger/ledger'
const WELCOME = 100_000
test.use({ allowed: /status of 503/ })

interface Movement {
  number: number
  cause: string
  amount: number
  balanceAfter: number
  betId: number | null
  rechargeId: number | null
  withdrawalId: number | null
  createTime: number
}

async function play({ url }: ServerProcess, token: string, times: number): Promise<void> {
  await ask(url, 'POST /api/fair/rotate', { clientSeed: 'seed-of-mine' }, token)
  for (let i = 0; i < times; i++) {
    const bet = { gold: 100, direction: 'lower', number: 50_000, requestId: randomUUID() }
    expect((await ask(url, 'POST /api/roller', bet, token)).errno).toBe(0)
  }
}

/** Asks for a withdrawal to a bank; how its account number ends decides what becomes of it. */
async function withdraw({ url }: ServerProcess, token: string, accountNumber = newAccountNumber()): Promise<number> {
  const { data: quote } = await ask<{ quoteId: string }>(
    url,
    'POST /api/withdrawal/quote',
    { kind: 'fiat', gold: 5000 },
    token,
  )
  const bank = { bankCode: 'NG-GTB', accountNumber, accountName: 'Awa Ndiaye' }
  const order = { quoteId: quote?.quoteId, requestId: randomUUID(), ...bank }
  return (await ask<{ id: number }>(url, 'POST /api/withdrawal', order, token)).data?.id ?? 0
}

async function movementsOf({ url }: ServerProcess, token: string): Promise<Movement[]> {
  const all: Movement[] = []
  for (;;) {
    const from = all.at(-1)?.createTime ?? 0
    const { data } = await ask<Movement[]>(url, `GET /api/user/ledger/${from}`, undefined, token)
    if (!data || data.length === 0) return all
    all.push(...data)
  }
}

/** Presses the button and reads the saved file, cell by cell. */
async function savedTable(page: Page, button: string, separator: string): Promise<string[][]> {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const text = await readFile(await (await saving).path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(separator))
}

const rows = (page: Page) => page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')

test('shows every transaction and their total, and exports them as a table', async ({ page, player, house }) => {
  await play(house, player.token, 30)
  const id = await withdraw(house, player.token)
  const movements = await movementsOf(house, player.token)
  const balance = movements.reduce((sum, { amount }) => sum + amount, 0)
  expect(movements[0]?.balanceAfter).toBe(balance)

  await page.goto(LEDGER)
  await expect(rows(page).first()).toContainText(`Balance after: ${balance.toLocaleString('en-US')}`)
  await expect(rows(page).first()).toContainText('−5,000')
  await expect(rows(page).nth(1)).toContainText(/^Lucky Roller · (Stake|Payout)/)
  const table = await savedTable(page, 'Save as CSV', ',')
  expect(table[0]?.slice(4, 6)).toEqual(['Gold', 'Balance after'])
  expect(table.slice(1).map(([number, time, , , gold, after]) => [number, time, gold, after].map(String))).toEqual(
    movements.map(({ number, createTime, amount, balanceAfter }) =>
      [number, new Date(createTime).toISOString(), amount, balanceAfter].map(String),
    ),
  )
  await expectAccessible(page, 'ledger')
  await rows(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: `Withdrawal ${id}` })).toBeVisible()
})

test(
  'loads a long list to its first transaction, and links each to its bet',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await play(house, player.token, 70)
    const movements = await movementsOf(house, player.token)
    expect(movements.length).toBeGreaterThan(70)
    await page.goto(LEDGER)
    await expect
      .poll(async () => {
        await rows(page).last().scrollIntoViewIfNeeded()
        return await rows(page).count()
      })
      .toBe(movements.length)
    await expect(rows(page).last()).toContainText('Starting play money')
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
    await rows(page).first().scrollIntoViewIfNeeded()
    await rows(page).first().getByRole('link').click()
    await expect(page.getByRole('heading', { name: `Bet ${movements[0]?.betId}` })).toBeVisible()
  },
)

test(
  'lists deposits and withdrawals of every outcome, with the matching net amount',
  { tag: '@long' },
  async ({ page, player, house }) => {
    const paid = await withdraw(house, player.token)
    const failed = await withdraw(house, player.token, newAccountNumber('000001'))
    const recharge = await rechargeGold(house, player.token, 1000)
    const rejected = await withdraw(house, player.token)
    await ask(
      house.url,
      'POST /api/console/withdrawal/reject',
      { id: rejected, reason: 'operator' },
      await ownerOf(house),
    )
    const causes = async (): Promise<string[]> =>
      (await movementsOf(house, player.token)).map(
        ({ cause, rechargeId, withdrawalId }) => `${cause} ${rechargeId ?? withdrawalId ?? ''}`,
      )
    await expect.poll(causes).toContain(`withdrawal.returned ${failed}`)
    expect((await causes()).toSorted()).toEqual(
      [
        'sandbox.welcome ',
        `recharge ${recharge}`,
        ...[paid, failed, rejected].map((id) => `withdrawal.held ${id}`),
        ...[failed, rejected].map((id) => `withdrawal.returned ${id}`),
      ].toSorted(),
    )
    await page.goto(LEDGER)
    for (const by of ['Day', 'Week', 'Month']) {
      await page.getByText(by, { exact: true }).click()
      for (const [name, gold] of [
        ['Deposits', '1,000'],
        ['Withdrawals', '5,000'],
        ['Stakes', '0'],
        ['Reward gold, other', '100,000'],
      ] as const)
        await expect(
          page.getByRole('definition').filter({ has: page.getByText(gold, { exact: true }) }),
          `${by} ${name}`,
        ).not.toHaveCount(0)
    }
    await page.getByText('All figures as a table').click()
    await expect(page.getByRole('row').last()).toContainText('5,000')
    await expectAccessible(page, 'the table')
    await page.getByRole('link', { name: /^Deposit/ }).click()
    await expect(page).toHaveURL(new RegExp(`payUrl\\?id=${recharge}$`))
    const balance = (await movementsOf(house, player.token)).reduce((sum, { amount }) => sum + amount, 0)
    expect(balance).toBe(WELCOME + 1000 - 5000)
  },
)

test(
  'in French, exports a table in the format of French spreadsheets',
  { tag: '@long' },
  async ({ page, player, house }) => {
    await play(house, player.token, 2)
    await speakFrench(page)
    await page.goto(LEDGER)
    const table = await savedTable(page, 'Enregistrer en CSV', ';')
    expect(table[0]).toEqual(['Numéro', 'Heure (UTC)', 'Type', 'Jeu', 'Or', 'Solde après', 'Mise', 'Dépôt', 'Retrait'])
    expect(table.at(-1)?.slice(2, 6)).toEqual(['Argent fictif de départ', '', '100000', '100000'])
  },
)

for (const [language, words] of Object.entries({
  en: {
    from: 'From',
    to: 'To',
    save: 'Save as CSV',
    none: 'No transactions in this period',
    wrong: 'Choose a date from',
  },
  fr: {
    from: 'Du',
    to: 'Au',
    save: 'Enregistrer en CSV',
    none: 'Aucune opération sur cette période',
    wrong: 'Choisissez une date du',
  },
}))
  test(
    `specification row 61: dates ten years either way can be chosen, in ${language}`,
    { tag: language === 'fr' ? '@long' : [] },
    async ({ page, player: _player }) => {
      if (language === 'fr') await speakFrench(page)
      await page.goto(LEDGER)
      const [from, to] = [page.getByLabel(words.from, { exact: true }), page.getByLabel(words.to, { exact: true })]
      const year = new Date().getFullYear()
      for (const field of [from, to]) {
        await expect(field).toHaveAttribute('type', 'date')
        await expect(field).toHaveAttribute('min', `${year - 10}-01-01`)
        await expect(field).toHaveAttribute('max', `${year + 10}-12-31`)
      }
      // A period in the future is empty, and says so without a file.
      const downloads: unknown[] = []
      page.on('download', (download) => downloads.push(download))
      await from.fill(`${year + 1}-01-01`)
      await to.fill(`${year + 10}-12-31`)
      await page.getByRole('button', { name: words.save }).click()
      await expect(page.getByRole('heading', { name: words.none })).toBeVisible()
      expect(downloads).toEqual([])
      await expectAccessible(page, 'dates')

      // The whole range holds what there is; by keyboard, a field can be left empty again.
      await from.fill(`${year - 10}-01-01`)
      await expect(page.getByRole('heading', { name: words.none })).toBeHidden()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: words.save }).press('Enter')
      expect((await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n')).toHaveLength(2)

      // What lies outside, or ends before it begins, is named and can't be saved.
      await to.fill(`${year - 10}-01-01`)
      await from.fill(`${year}-01-01`)
      await to.blur()
      await from.blur()
      await expect(page.getByText(words.wrong)).toHaveCount(1)
      await expect(page.getByRole('button', { name: words.save })).toBeDisabled()
      await to.fill('')
      await from.fill(`${year + 11}-01-01`)
      await from.blur()
      await expect(page.getByText(words.wrong)).toHaveCount(1)
    },
  )

test('says that transactions failed to load, and retries', { tag: '@long' }, async ({ page, player: _player }) => {
  let isDown = true
  await page.route('**/api/user/ledger/**', async (route) => {
    if (!isDown) return await route.continue()
    await route.fulfill({ status: 503, json: { errno: 5000, message: 'later', data: null } })
  })
  await page.goto(LEDGER)
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  await expect(page.getByText('The export didn’t finish. Try again.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(1)
})
