// What every draw must do for two who bet in the same window, one on all that will be drawn and one on all that will
// not. The test knows the result before they bet; the product has no way to choose it.

import type { LotteryRules } from '@glasshouse/rulebook/play/game'
import type { Page } from '@playwright/test'
import { ask, expect, type Player } from '../support/house.ts'
import type { Known, Place } from './known-house.ts'

export const PHASES = ['betting', 'locked', 'draw', 'result'] as const
export type Phase = (typeof PHASES)[number]

/** What a picture is judged by. */
export interface Facts<Outcome> {
  readonly drawn: Outcome
  /** What was drawn in the round before, if there was one. */
  readonly last: Outcome | null
  readonly bets: number
}

export interface Draw<Choice, Outcome> {
  readonly rules: LotteryRules<Choice, Outcome>
  /** The page's name in its address. */
  readonly at: string
  /** Where the house lists a player's ended bets, and past rounds. */
  readonly mine: string
  readonly records: string
  /** The stake that the screen begins with, for each part of a choice. */
  readonly stake: number
  readonly parts: (choice: Choice) => number
  /** How long the picture runs to its result. */
  readonly showMs: number
  /** A window with so much time left is taken. */
  readonly enoughMs: number
  readonly winning: (outcome: Outcome) => readonly Choice[]
  readonly losing: (outcome: Outcome) => readonly Choice[]
  readonly choose: (page: Page, choice: Choice) => Promise<void>
  /** A choice as the button says it, and an outcome as the screen does. */
  readonly words: (choice: Choice) => string
  readonly said: (outcome: Outcome) => string
  /** Runs in the browser: what the picture shows, as words. */
  readonly picture: () => string
  readonly shows: (phase: Phase, facts: Facts<Outcome>) => RegExp
}

export interface Round<Outcome> extends Place {
  readonly drawn: Outcome
  readonly last: Outcome | null
  readonly lockTime: number
  readonly drawAt: number
  readonly nextAt: number
}

interface Placed<Choice, Outcome> {
  readonly gold: number
  readonly choice: Choice
  readonly payout: number
  readonly round: Round<Outcome>
}

export interface Seat<Choice, Outcome> {
  readonly page: Page
  readonly player: Player
  readonly house: string
  readonly bets: Placed<Choice, Outcome>[]
}

interface State extends Place, Pick<Round<unknown>, 'lockTime' | 'drawAt' | 'nextAt'> {
  readonly phase: string
  readonly serverNow: number
}

const coins = (gold: number): string => gold.toLocaleString('en-US')
/** These words and no others. */
export const whole = (words: string): RegExp => new RegExp(`^${words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
const net = (gold: number): string => `${gold > 0 ? '+' : gold < 0 ? '−' : '±'}${coins(Math.abs(gold))}`

/** The next window with enough time left, and what will be drawn after it. */
export async function openWindow<Choice, Outcome>(
  { rules, enoughMs }: Draw<Choice, Outcome>,
  house: string,
  known: Known,
): Promise<Round<Outcome>> {
  const outcomeOf = ({ epoch, index }: Place): Outcome | undefined =>
    known[rules.id]?.find((one) => one.epoch === epoch && one.index === index)?.outcome as Outcome | undefined
  for (;;) {
    const { data } = await ask<State>(house, `GET /api/${rules.id}`)
    if (data?.phase === 'betting' && data.lockTime - data.serverNow > enoughMs) {
      const drawn = outcomeOf(data)
      if (drawn === undefined) throw new Error(`round ${data.index} of ${rules.id} is further than the test can see`)
      const { epoch, index, lockTime, drawAt, nextAt } = data
      return { epoch, index, lockTime, drawAt, nextAt, drawn, last: outcomeOf({ epoch, index: index - 1 }) ?? null }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Places these bets on the screen, one after the other, as a person would. */
export async function place<Choice, Outcome>(
  draw: Draw<Choice, Outcome>,
  { page, bets }: Seat<Choice, Outcome>,
  round: Round<Outcome>,
  choices: readonly Choice[],
): Promise<void> {
  await expect(page.locator('[data-phase="betting"]').first()).toBeVisible()
  for (const choice of choices) {
    const gold = draw.stake * draw.parts(choice)
    const payout = Number(draw.rules.payout(BigInt(gold), choice, round.drawn))
    await draw.choose(page, choice)
    // Two presses within a blink are one.
    await page.waitForTimeout(400)
    await page.getByRole('button', { name: `Bet ${coins(gold)} on ${draw.words(choice)}`, exact: true }).click()
    bets.push({ gold, choice, payout, round })
    await expect(page.locator('[data-phase] > p').first()).toHaveText(standing(bets, round))
  }
}

export const ofRound = <Choice, Outcome>(bets: readonly Placed<Choice, Outcome>[], { index }: Place) =>
  bets.filter(({ round }) => round.index === index)

export function standing(bets: readonly Placed<unknown, unknown>[], round: Place): string {
  const mine = ofRound(bets, round)
  return `${mine.length === 1 ? '1 bet' : `${mine.length} bets`} · ${coins(sum(mine.map(({ gold }) => gold)))}`
}

export function brought(bets: readonly Placed<unknown, unknown>[], round: Place): string {
  const mine = ofRound(bets, round)
  const [gold, paid] = [sum(mine.map((bet) => bet.gold)), sum(mine.map(({ payout }) => payout))]
  if (paid === 0) return 'No win'
  return paid > gold ? `+${coins(paid - gold)}` : `Stake ${coins(gold)} · Payout ${coins(paid)}`
}

interface Mine {
  readonly gold: number
  readonly payout: number
  readonly choice: unknown
  readonly outcome: unknown
  readonly round: Place
}

/** House, balance, lists and proof agree with what was known before. */
export async function agree<Choice, Outcome>(
  draw: Draw<Choice, Outcome>,
  { page, player, house, bets }: Seat<Choice, Outcome>,
  welcome: number,
): Promise<void> {
  const newestFirst = bets.toReversed()
  const list = async (): Promise<Mine[]> =>
    (await ask<Mine[]>(house, `GET ${draw.mine}`, undefined, player.token)).data ?? []
  await expect
    .poll(async () =>
      (await list()).map(({ gold, payout, choice, outcome, round: { epoch, index } }) => ({
        gold,
        payout,
        choice,
        outcome,
        epoch,
        index,
      })),
    )
    .toEqual(
      newestFirst.map(({ gold, payout, choice, round: { drawn: outcome, epoch, index } }) => ({
        gold,
        payout,
        choice,
        outcome,
        epoch,
        index,
      })),
    )
  const gold = welcome + sum(bets.map((bet) => bet.payout - bet.gold))
  const { data } = await ask<{ gold: number }>(house, 'GET /api/user/only_balance', undefined, player.token)
  expect(data?.gold).toBe(gold)
  await expect(page.getByRole('link', { name: 'Balance' })).toHaveText(`Balance${coins(gold)}`)

  await page.getByRole('tab', { name: 'My bets' }).click()
  const rows = page.getByRole('tabpanel').getByRole('button', { name: /Round [\d,]+ · / })
  await expect(rows).toHaveCount(bets.length)
  await expect(rows).toContainText(
    newestFirst.map(({ gold: staked, payout, choice, round }) => {
      const brings = net(payout - staked) + (payout === 0 ? ' lost' : '')
      return `${draw.said(round.drawn)}${brings}Round ${round.index} · ${coins(staked)} · ${draw.words(choice)}`
    }),
  )
  await rows.first().click()
  await page.getByRole('button', { name: 'Verify this bet' }).click()
  await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Every round that was told so far is the one that was known. */
export async function toldAsKnown<Choice, Outcome>(
  { rules, records }: Draw<Choice, Outcome>,
  house: string,
  known: Known,
  atLeast: Place,
): Promise<void> {
  const told = async () => (await ask<(Place & { outcome: unknown })[]>(house, `GET ${records}`)).data ?? []
  await expect.poll(async () => (await told()).some(({ index }) => index === atLeast.index)).toBe(true)
  for (const { epoch, index, outcome } of await told())
    expect({ epoch, index, outcome }).toEqual(
      known[rules.id]?.find((one) => one.epoch === epoch && one.index === index),
    )
}
