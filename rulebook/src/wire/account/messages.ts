// What the house tells a player in writing: a code with its figures. The words are the app's.

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { page, time } from '../fields.ts'

const message = z.object({
  id: z.int(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  isRead: z.boolean(),
  createTime: time,
})
export type Message = z.infer<typeof message>

export const messagesContract = {
  messages: endpoint('GET /api/user/messages/{lastCreateTime}', {
    auth: 'player',
    summary: 'What the house has told me, newest first, and how much of it is unread',
    input: page,
    output: z.object({ messages: z.array(message), unread: z.int() }),
  }),
  readMessage: endpoint('PUT /api/user/messages/{id}', {
    auth: 'player',
    summary: 'I have read a message and all that came before it',
    input: z.strictObject({ id: z.coerce.number().int().min(1) }),
    output: z.null(),
  }),
}
export type MessagesContract = typeof messagesContract
