// A challenge asks a player to prove their identity by one of several methods. The second step of a login uses it, and
// so does every action that is too sensitive for a session alone.

import { z } from 'zod'
import { shareSchemas } from '../endpoint.ts'
import { passkeyAnswer, passkeyRequest } from './passkeys.ts'

/** A second factor, or the password where the account has none. */
const ways = ['code', 'passkey', 'recovery', 'password'] as const
export type Way = (typeof ways)[number]

export const challenge = z.object({
  challenge: z.string(),
  ways: z.array(z.enum(ways)),
  /** WebAuthn options where a passkey is among the methods. */
  passkey: passkeyRequest.nullable(),
})
export type Challenge = z.infer<typeof challenge>

/** A code from an authenticator app. */
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

shareSchemas({ Challenge: challenge })
