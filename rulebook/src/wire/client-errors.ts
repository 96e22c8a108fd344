// What the app in a browser reports when it breaks. The server writes it to its log and keeps nothing.

import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A page's code that did not arrive, a component that threw, an uncaught error, a promise that nobody caught. */
const clientErrorKinds = ['chunk', 'render', 'window', 'promise'] as const

export const clientErrorContract = {
  report: endpoint('POST /api/client_error', {
    auth: 'none',
    summary: 'Report an error of the app in the browser. It is written to the log without anything about the player',
    rate: 'report',
    bodyBytes: 8 * 1024,
    input: z.strictObject({
      kind: z.enum(clientErrorKinds),
      name: z.string().max(100),
      message: z.string().max(500),
      stack: z.string().max(4000),
      /** The path of the page, without its query. */
      page: z.string().max(200),
      /** Of a chunk that failed to load: how, and the address that was asked for. */
      chunk: z.strictObject({ type: z.enum(['timeout', 'error']), request: z.string().max(500) }).optional(),
    }),
    output: z.null(),
  }),
}
export type ClientErrorContract = typeof clientErrorContract
