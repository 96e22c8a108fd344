import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, optionalPlayerEndpoint, playerEndpoint } from '../endpoint.ts'
import { coins, time } from '../fields.ts'

/** Result of a sign-in: paid within the budget, budget used up, or the device was already rewarded. */
export const signInGifts = ['paid', 'empty', 'device'] as const

const state = z.object({
  /** The rewards of the seven days of a streak. */
  rewards: z.array(coins),
  /** Consecutive days, including today once the player has signed in. */
  streak: z.int(),
  /** Today's position in the streak, from 0, and its reward. */
  place: z.int(),
  gold: coins,
  /** Today's result; null until the player signs in. */
  today: z.object({ gold: coins, gift: z.enum(signInGifts) }).nullable(),
  /** Today's budget for all players together, and what remains of it. */
  budget: coins,
  left: coins,
  nextDay: time,
  serverNow: time,
})
export type SignInState = z.infer<typeof state>

shareSchemas({ SignInState: state })

export const signInContract = contract('signIn', areas.rewards, {
  state: optionalPlayerEndpoint('GET /api/sign_in', {
    summary: 'My streak, the reward gold for each of the seven days, and what’s left of today’s budget (UTC)',
    output: state,
  }),
  sign: playerEndpoint('POST /api/sign_in', {
    summary: 'Collect today’s reward gold (repeating the call changes nothing)',
    output: state,
  }),
})
export type SignInContract = typeof signInContract
