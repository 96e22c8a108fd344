// Being told while the app is closed. What is pushed says that there is a message, never what is in it.

import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'

const ENDPOINT_MAX = 1000
const base64url = z.string().regex(/^[\w-]+$/)

const endpointUrl = z.url({ protocol: /^https?$/ }).max(ENDPOINT_MAX)

export const pushContract = {
  pushState: endpoint('GET /api/user/push', {
    auth: 'player',
    summary: 'The house’s public key for push services, and whether this session has a browser that is told',
    input: nothing,
    output: z.object({ publicKey: z.string(), isOn: z.boolean() }),
  }),
  subscribe: endpoint('PUT /api/user/push', {
    auth: 'player',
    summary: 'Tell this browser about new messages on my money and security, as long as this session lasts',
    input: z.strictObject({
      endpoint: endpointUrl,
      /** The browser's public key (65 bytes) and its secret (16 bytes). */
      keys: z.strictObject({ p256dh: base64url.min(86).max(88), auth: base64url.min(22).max(24) }),
    }),
    output: z.object({ isOn: z.boolean() }),
  }),
  unsubscribe: endpoint('DELETE /api/user/push', {
    auth: 'player',
    summary: 'Tell this session’s browser nothing any more',
    input: nothing,
    output: z.object({ isOn: z.boolean() }),
  }),
}
export type PushContract = typeof pushContract
