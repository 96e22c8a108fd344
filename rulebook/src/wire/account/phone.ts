// A player's phone number: verified by a code, and freed by its true holder if another account has it unverified.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, playerEndpoint, publicEndpoint } from '../endpoint.ts'
import { time } from '../fields.ts'

export const phone = z.string().min(1).max(32)
export const code = z.string().trim().max(20)
export const ticket = z.string().max(100)

export const sent = z.object({
  /** When another code can be requested, and when this one expires, by the server's clock. */
  resendTime: time,
  lapseTime: time,
  serverNow: time,
})
/** The code works only together with the ticket of the request that sent it. */
export const sentWithTicket = sent.extend({ ticket: z.string() })

export const phoneContract = contract('phone', areas.phone, {
  phone: playerEndpoint('GET /api/user/phone', {
    summary: 'My masked phone number, whether it’s verified, and whether a code was sent to it',
    output: z.object({
      /** Null if the number’s true holder has claimed it. */
      phone: z.string().nullable(),
      isVerified: z.boolean(),
      /** Whether the phone number or an email address is verified: withdrawals and rewards need one of them. */
      contactVerified: z.boolean(),
      /** Whether text messages can be sent. Without, an email address can be verified instead. */
      hasSms: z.boolean(),
      waiting: sent.extend({ phone: z.string() }).nullable(),
      /** Where a sandbox’s text messages can be read; null where real ones are sent. */
      inbox: z.string().nullable(),
    }),
  }),
  sendPhoneCode: playerEndpoint('POST /api/user/phone/code', {
    summary: 'Send a code to my phone number, or to another number while mine isn’t verified',
    input: z.strictObject({ phone: phone.optional() }),
    refusals: ['phoneInvalid', 'phoneTaken', 'phoneVerified', 'smsUnavailable', 'codeSoon', 'codesTooMany'],
    output: sent,
  }),
  verifyPhone: playerEndpoint('PUT /api/user/phone', {
    summary: 'Verify the phone number by entering the code that was sent to it',
    input: z.strictObject({ code }),
    refusals: ['codeWrong', 'codeOver', 'phoneTaken'],
    output: z.object({ phone: z.string() }),
  }),
  claimPhone: publicEndpoint('POST /api/user/phone/claim', {
    costly: true,
    summary: 'Send a code to a phone number that another account has without having verified it',
    input: z.strictObject({ phone }),
    refusals: ['phoneInvalid', 'smsUnavailable', 'codeSoon', 'codesTooMany'],
    output: sentWithTicket,
  }),
  freePhone: publicEndpoint('PUT /api/user/phone/claim', {
    costly: true,
    summary: 'Take the phone number from that account by entering the code, so that it can be registered',
    input: z.strictObject({ ticket, code }),
    refusals: ['codeWrong', 'codeOver'],
  }),
})
export type PhoneContract = typeof phoneContract
