// What a hand does to a scratch card, and what an eye sees of it.

import type { Page } from '@playwright/test'
import { ask, expect, type Player } from '../support/house.ts'

export const START_GOLD = 100_000

export interface Card {
  id: number
  gold: number
  payout: number
  outcome: { ticket: number; grid: string }
}

export const names: Record<string, string> = {
  D: 'diamond',
  7: 'seven',
  B: 'bell',
  S: 'star',
  C: 'cherry',
  P: 'plum',
  L: 'lemon',
  K: 'clover',
}

export const buyButton = (page: Page) => page.getByRole('button', { name: /^(Buy a card|Next card) · / })
const revealButton = (page: Page) => page.getByRole('button', { name: 'Reveal all' })
export const field = (page: Page, n: number) => page.getByRole('button', { name: new RegExp(`^Panel ${n}\\b`) })
export const covered = (page: Page) => page.getByRole('button', { name: /^Panel \d, covered$/ })
const told = (page: Page) => page.getByText(/^(Three \w+\.|No three of a kind\.) .*Symbols on the card:/)
export const balance = (page: Page, gold: number) =>
  page.getByRole('link', { name: `Balance ${gold.toLocaleString('en-US')}` })

export async function cardsOf(house: string, { token }: Player): Promise<Card[]> {
  const { data } = await ask<Card[]>(house, 'GET /api/scratch/mine_recored/0', undefined, token)
  return data ?? []
}

export const goldAtHouse = async (house: string, { token }: Player): Promise<number> =>
  (await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, token)).data?.gold ?? NaN

/** Presses are ignored for a moment after a result and after a press, to prevent accidental purchases. */
const SOON = { timeout: 500 }

export async function buy(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await revealButton(page).isVisible())) await buyButton(page).click(SOON)
    // A slow answer is waited for: a second press could come when the button already reveals the card.
    await expect(revealButton(page)).toBeVisible({ timeout: 3000 })
  }).toPass({ intervals: [150] })
}

export async function revealAll(page: Page): Promise<void> {
  await expect(async () => {
    if ((await told(page).count()) === 0) await revealButton(page).click(SOON)
    await expect(told(page)).toBeAttached(SOON)
  }).toPass({ intervals: [150] })
}

/** Moves the mouse to and fro over a field, as much of its height as `share` says. */
export async function scratch(page: Page, n: number, share = 1): Promise<void> {
  const box = await field(page, n).boundingBox()
  if (!box) throw new Error(`field ${n} is not on the screen`)
  const legs = Math.max(1, Math.round(8 * share))
  await page.mouse.move(box.x + 6, box.y + 6)
  await page.mouse.down()
  for (let leg = 0; leg <= legs; leg++) {
    const x = leg % 2 === 0 ? box.x + box.width - 6 : box.x + 6
    await page.mouse.move(x, box.y + 6 + ((box.height - 12) * share * leg) / legs, { steps: 3 })
  }
  await page.mouse.up()
}

/** How much of the foil over a field is left, as the canvas has it. */
export const foilLeft = (page: Page, n: number): Promise<number> =>
  field(page, n).evaluate((button) => {
    const canvas = button.parentElement?.parentElement?.querySelector<HTMLCanvasElement>('[data-part=foil]')
    const copy = document.createElement('canvas')
    const pen = copy.getContext('2d', { willReadFrequently: true })
    if (!canvas || !pen) throw new Error('there is no foil')
    const scale = canvas.width / canvas.clientWidth
    const [from, to] = [canvas.getBoundingClientRect(), button.getBoundingClientRect()]
    copy.width = Math.round(to.width * scale)
    copy.height = Math.round(to.height * scale)
    pen.drawImage(canvas, (from.left - to.left) * scale, (from.top - to.top) * scale)
    const { data } = pen.getImageData(0, 0, copy.width, copy.height)
    let left = 0
    for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) > 127) left++
    return left / (data.length / 4)
  })

/** The screen says what the house has printed and paid. */
export async function expectTold(page: Page, card: Card): Promise<void> {
  for (const [index, symbol] of Array.from(card.outcome.grid).entries())
    await expect(field(page, index + 1)).toHaveAccessibleName(`Panel ${index + 1}: ${names[symbol]}`)
  const words =
    card.payout > card.gold
      ? /^Three \w+\. You won [\d,]+ gold, payout /
      : card.payout > 0
        ? /^Three clovers\. Payout 100 gold, the price of the card\./
        : /^No three of a kind\. You lost 100 gold\./
  await expect(page.getByText(words)).toBeAttached()
}

const CARDS_AT_MOST = 250

/** Buys cards elsewhere until one is as wanted; it is then the player's last. */
export async function buyUntil(house: string, { token }: Player, isWanted: (card: Card) => boolean): Promise<Card> {
  await ask(house, 'POST /api/fair/rotate', { clientSeed: 'until' }, token)
  for (let cards = 0; cards < CARDS_AT_MOST; cards++) {
    const order = { gold: 100, requestId: crypto.randomUUID() }
    const { data } = await ask<{ bet: Card }>(house, 'POST /api/scratch/join', order, token)
    if (data && isWanted(data.bet)) return data.bet
  }
  throw new Error(`none of ${CARDS_AT_MOST} cards was as wanted`)
}

/** The player's last card was bought in this browser and left covered: so the page finds it when it opens. */
export async function leaveCovered(page: Page, house: string, { token }: Player, { id }: Card): Promise<void> {
  const { data: user } = await ask<{ id: number }>(house, 'GET /api/user', undefined, token)
  await page.evaluate(([key, memory]) => localStorage.setItem(key, memory), [
    `scratch-${user?.id}`,
    JSON.stringify({ card: id, after: id, opened: 0 }),
  ] as const)
}
