// A player's mail address: a code is sent to it, and entering the code saves it.

import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { time } from '../fields.ts'

export const CODE_DIGITS = 6
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const RESEND_SECONDS = 60
export const EMAIL_MAX = 100

/** What it must look like, and that it is not empty, is said in words. */
const email = z.string().trim().max(EMAIL_MAX)

const sent = z.object({
  /** When another code can be asked for, and until when this one is valid, on the server's clock. */
  resendTime: time,
  lapseTime: time,
  serverNow: time,
})

export const emailContract = {
  email: endpoint('GET /api/user/email', {
    auth: 'player',
    summary: 'My mail address with its middle hidden, and whether a code is on its way to a new one',
    input: nothing,
    output: z.object({
      email: z.string().nullable(),
      waiting: sent.extend({ email: z.string() }).nullable(),
      /** Where the letters of a sandbox can be read; null where real mail is sent. */
      mailbox: z.string().nullable(),
    }),
  }),
  sendEmailCode: endpoint('POST /api/user/email/{email}', {
    auth: 'player',
    summary: 'Send a code to a mail address; the answer is the same whoever the address belongs to',
    input: z.strictObject({ email }),
    output: sent,
  }),
  saveEmail: endpoint('PUT /api/user/email', {
    auth: 'player',
    summary: 'Save a mail address by the code that was sent to it',
    input: z.strictObject({ email, code: z.string().trim().max(20) }),
    output: z.object({ email: z.string() }),
  }),
}
export type EmailContract = typeof emailContract
