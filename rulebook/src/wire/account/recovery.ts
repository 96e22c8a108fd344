// A forgotten password: a code is sent to the account's verified phone number or email address, and entering it sets a new
// password. No answer reveals whether a number has an account.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, publicEndpoint } from '../endpoint.ts'
import { code, phone, sentWithTicket, ticket } from './phone.ts'

const by = z.enum(['sms', 'email'])
export type RecoveryChannel = z.infer<typeof by>

export const recoveryContract = contract('recovery', areas.security, {
  recovery: publicEndpoint('GET /api/user/recovery', {
    summary: 'How a password reset code can be sent',
    output: z.object({
      hasSms: z.boolean(),
      /** Where a sandbox’s messages can be read; null where real ones are sent. */
      inbox: z.string().nullable(),
    }),
  }),
  sendRecoveryCode: publicEndpoint('POST /api/user/recovery', {
    costly: true,
    summary: 'Send a code to the verified contact of a phone number’s account, without revealing whether it has one',
    input: z.strictObject({ phone, by }),
    refusals: ['phoneInvalid', 'smsUnavailable', 'codeSoon', 'codesTooMany'],
    output: sentWithTicket,
  }),
  recoverPassword: publicEndpoint('PUT /api/user/recovery', {
    costly: true,
    summary: 'Set a new password by entering the code, which ends every session and pauses withdrawals for a day',
    input: z.strictObject({
      phone,
      /** Missing for a code that our team has sent. */
      ticket: ticket.optional(),
      code,
      newPassword: z.string().min(1).max(200),
    }),
    refusals: ['phoneInvalid', 'passwordShort', 'passwordCommon', 'codeWrong', 'codeOver'],
  }),
})
export type RecoveryContract = typeof recoveryContract
