// A player's email address: a code is sent to it, and entering the code saves it.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, playerEndpoint } from '../endpoint.ts'
import { time } from '../fields.ts'

export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60
export const EMAIL_MAX = 100

/** An empty or malformed address is refused with its own message, so the schema accepts it. */
const email = z.string().trim().max(EMAIL_MAX)

const sent = z.object({
  /** When another code can be requested, and when this one expires, by the server's clock. */
  resendTime: time,
  lapseTime: time,
  serverNow: time,
})

export const emailContract = contract('email', areas.email, {
  email: playerEndpoint('GET /api/user/email', {
    summary: 'My masked email address, and whether a code was sent to a new one',
    output: z.object({
      email: z.string().nullable(),
      waiting: sent.extend({ email: z.string() }).nullable(),
      /** Where a sandbox's emails can be read; null where real email is sent. */
      mailbox: z.string().nullable(),
    }),
  }),
  sendEmailCode: playerEndpoint('POST /api/user/email/{email}', {
    summary: 'Send a code to an email address, without revealing whether it’s in use',
    input: z.strictObject({ email }),
    output: sent,
  }),
  saveEmail: playerEndpoint('PUT /api/user/email', {
    summary: 'Save an email address by entering the code that was sent to it',
    input: z.strictObject({ email, code: z.string().trim().max(20) }),
    output: z.object({ email: z.string() }),
  }),
})
export type EmailContract = typeof emailContract
