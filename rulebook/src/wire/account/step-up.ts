// A challenge asks a player to show that it is he, by one of its ways; so does the second step of a login, and so does
// every act that is too sensitive for a session alone.

import { z } from 'zod'
import { passkeyAnswer, passkeyRequest } from './passkeys.ts'

/** A second factor, or the password of an account that has none. */
const ways = ['code', 'passkey', 'recovery', 'password'] as const
export type Way = (typeof ways)[number]

export const challenge = z.object({
  challenge: z.string(),
  ways: z.array(z.enum(ways)),
  /** What the browser is given where a passkey is among the ways. */
  passkey: passkeyRequest.nullable(),
})
export type Challenge = z.infer<typeof challenge>

/** What an authenticator app shows. */
export const code = z.string().regex(/^\d{6}$/)

export const answer = z
  .strictObject({
    challenge: z.string().max(100),
    code: code.optional(),
    recoveryCode: z.string().min(1).max(40).optional(),
    passkey: passkeyAnswer.optional(),
    password: z.string().min(1).max(200).optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 2, {
    error: 'one way',
    path: ['challenge'],
  })
export type Answer = z.infer<typeof answer>
