// Web push notifications. A notification says that there is a message, never what it contains.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, playerEndpoint } from '../endpoint.ts'

const ENDPOINT_MAX = 1000
const base64url = z.string().regex(/^[\w-]+$/)

const endpointUrl = z.url({ protocol: /^https?$/ }).max(ENDPOINT_MAX)

export const pushContract = contract('push', areas.inbox, {
  pushState: playerEndpoint('GET /api/user/push', {
    summary: 'The server’s VAPID public key, and whether this session has a push subscription',
    output: z.object({ publicKey: z.string(), isOn: z.boolean() }),
  }),
  subscribe: playerEndpoint('PUT /api/user/push', {
    summary: 'Subscribe this browser to notifications about money and security until the session ends',
    input: z.strictObject({
      endpoint: endpointUrl,
      /** The browser's public key (65 bytes) and its secret (16 bytes). */
      keys: z.strictObject({ p256dh: base64url.min(86).max(88), auth: base64url.min(22).max(24) }),
    }),
    output: z.object({ isOn: z.boolean() }),
  }),
  unsubscribe: playerEndpoint('DELETE /api/user/push', {
    summary: 'Unsubscribe this session’s browser',
    output: z.object({ isOn: z.boolean() }),
  }),
})
export type PushContract = typeof pushContract
