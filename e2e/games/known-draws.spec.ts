// The four draws on a server whose results are known in advance: a bet on the result wins, and a player who bets on all
// the rest does not, and the screen is right in whatever phase one comes back to it.

import { expect, register } from '../support/house.ts'
import { agree, openWindow, place, toldAsKnown, type Draw, type Seat } from './known-draw.ts'
import { fruitDraw, lucky3Draw, rouletteDraw, wingoDraw } from './known-games.ts'
import { test } from './known-house.ts'
import { comeBack, judged, keepLooking, RIGHT, unmet, type Met } from './known-screen.ts'

const WELCOME = 100_000
/** A page that is too slow for a short phase gets more rounds to be there in time, for so long at least. */
const PATIENCE_MS = 240_000

/** Two players in one window; the winner comes back in every phase, the loser looks on. */
function knownDraw<Choice, Outcome>(draw: Draw<Choice, Outcome>): void {
  const screen = `/#/pages/homeGames/${draw.at}/${draw.at}`
  const cycleMs = Object.values(draw.rules.phases).reduce((total, ms) => total + ms, 0)

  test(
    `${draw.rules.id}: bets on the known result win, all others lose`,
    { tag: '@long' },
    async ({ page, player, house, known, browser, complaints }) => {
      const rounds = 1 + Math.ceil(PATIENCE_MS / cycleMs)
      test.setTimeout((rounds + 2) * cycleMs + 60_000)
      const context = await browser.newContext()
      const other = await context.newPage()
      other.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      other.on('pageerror', (error) => complaints.push(String(error)))
      const loserPlayer = await register(house.url)
      await other.addInitScript((token) => localStorage.setItem('x-token', token), loserPlayer.token)
      const winner: Seat<Choice, Outcome> = { page, player, house: house.url, bets: [] }
      const loser: Seat<Choice, Outcome> = { page: other, player: loserPlayer, house: house.url, bets: [] }
      for (const seat of [winner, loser]) {
        await keepLooking(seat.page, draw)
        await seat.page.goto(house.url + screen)
        await expect(seat.page.getByRole('link', { name: 'Balance' })).toHaveText('Balance100,000')
      }

      const round = await openWindow(draw, house.url, known)
      await Promise.all([
        place(draw, winner, round, draw.winning(round.drawn)),
        place(draw, loser, round, draw.losing(round.drawn)),
      ])
      const met: Met = {}
      const [stayed] = await Promise.all([judged(draw, loser, round, 'result'), comeBack(draw, winner, round, met)])
      expect(stayed.words, 'for who stayed').toBe(RIGHT)
      for (let more = 1; unmet(met).length > 0 && more < rounds; more++) {
        const next = await openWindow(draw, house.url, known)
        await place(draw, winner, next, draw.winning(next.drawn).slice(0, 1))
        await comeBack(draw, winner, next, met)
      }
      expect(met, 'for who came back').toEqual({ betting: RIGHT, locked: RIGHT, draw: RIGHT, result: RIGHT })

      expect(winner.bets.every(({ payout }) => payout > 0)).toBe(true)
      expect(loser.bets.every(({ payout }) => payout === 0)).toBe(true)
      await toldAsKnown(draw, house.url, known, round)
      for (const seat of [winner, loser]) await agree(draw, seat, WELCOME)
      await page.goto(
        `${house.url}/#/pages/round/round?game=${draw.rules.id}&epoch=${round.epoch}&index=${round.index}`,
      )
      await expect(page.getByText('Verified. Everything matches.')).toBeVisible()
      await context.close()
    },
  )
}

// The longest first: the others are played meanwhile.
knownDraw(lucky3Draw)
knownDraw(rouletteDraw)
knownDraw(wingoDraw)
knownDraw(fruitDraw)
