import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

/** Why somebody who signed in got this gold: within the budget, after it was used up, or from a device that had some. */
export const signInGifts = ['paid', 'empty', 'device'] as const

const state = z.object({
  /** What the seven days of a streak bring. */
  rewards: z.array(coins),
  /** How many days in a row, today included once it is signed. */
  streak: z.int(),
  /** Which of the seven days today is, from 0, and what it brings. */
  place: z.int(),
  gold: coins,
  /** What today brought; null as long as it is not signed. */
  today: z.object({ gold: coins, gift: z.enum(signInGifts) }).nullable(),
  /** What today may give to all players together, and what is left of it. */
  budget: coins,
  left: coins,
  nextDay: time,
  serverNow: time,
})
export type SignInState = z.infer<typeof state>

export const signInContract = {
  state: endpoint('GET /api/sign_in', {
    auth: 'optional',
    summary: 'My streak, what the seven days bring, and what is left of the budget of today (UTC)',
    input: nothing,
    output: state,
  }),
  sign: endpoint('POST /api/sign_in', {
    auth: 'player',
    summary: 'Sign in for today; once is enough, and again changes nothing',
    input: nothing,
    output: state,
  }),
}
export type SignInContract = typeof signInContract
