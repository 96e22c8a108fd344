// Messages to a player: a code with parameters. The app provides the text.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, playerEndpoint } from '../endpoint.ts'
import { page, time } from '../fields.ts'

const message = z.object({
  id: z.int(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  isRead: z.boolean(),
  createTime: time,
})
export type Message = z.infer<typeof message>

shareSchemas({ Message: message })

export const messagesContract = contract('messages', areas.inbox, {
  messages: playerEndpoint('GET /api/user/messages/{lastCreateTime}', {
    summary: 'My messages, newest first, and the number of unread ones',
    input: page,
    output: z.object({ messages: z.array(message), unread: z.int() }),
  }),
  readMessage: playerEndpoint('PUT /api/user/messages/read/{id}', {
    summary: 'Mark a message and all earlier ones as read',
    input: z.strictObject({ id: z.coerce.number().int().min(1) }),
  }),
})
export type MessagesContract = typeof messagesContract
