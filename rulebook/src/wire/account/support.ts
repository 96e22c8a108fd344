// Contacting support, and operators' answers. An answer arrives as a message.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, operatorEndpoint, playerEndpoint } from '../endpoint.ts'
import { page, requestId, time } from '../fields.ts'

export const CONTACT_MAX = 140
export const CONTACTS_A_DAY = 5
export const ANSWER_MAX = 1000

const question = z.object({
  id: z.int(),
  text: z.string(),
  answer: z.string().nullable(),
  answerTime: time.nullable(),
  createTime: time,
})
export type Question = z.infer<typeof question>

shareSchemas({ Question: question })

export const supportContract = contract('support', areas.support, {
  contact: playerEndpoint('POST /api/user/contact', {
    summary: 'Send a question to our team (the answer arrives as a message)',
    /** An empty text is refused with its own message, so the schema accepts it. */
    input: z.strictObject({ text: z.string().trim().max(CONTACT_MAX), requestId }),
    output: question,
  }),
  contacts: playerEndpoint('GET /api/user/contact/{lastCreateTime}', {
    summary: 'My questions with their answers, newest first',
    input: page,
    output: z.array(question),
  }),
})
export type SupportContract = typeof supportContract

export const supportBackofficeContract = contract('supportBackoffice', areas.backofficePlayers, {
  answerQuestion: operatorEndpoint(['support', 'owner'])('POST /api/console/support', {
    summary: 'Answer a player’s question (each question once)',
    input: z.strictObject({ id: z.int().min(1), answer: z.string().trim().min(1).max(ANSWER_MAX) }),
  }),
  support: operatorEndpoint(['support', 'owner'])('GET /api/console/support', {
    summary: 'The number of open questions, and the age of the oldest',
    output: z.object({ waiting: z.int(), oldest: time.nullable() }),
  }),
})
