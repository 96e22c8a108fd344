// Error reports from the app in the browser. The server writes them to its log and stores nothing else.

import { z } from 'zod'
import { areas } from './areas.ts'
import { contract, publicEndpoint } from './endpoint.ts'

/** A chunk that failed to load, a component that threw, an uncaught error, an unhandled promise rejection. */
const clientErrorKinds = ['chunk', 'render', 'window', 'promise'] as const

export const clientErrorContract = contract('clientErrors', areas.platform, {
  report: publicEndpoint('POST /api/client_error', {
    summary: 'Report an error in the browser app (logged without player data)',
    rate: 'report',
    bodyBytes: 8 * 1024,
    input: z.strictObject({
      kind: z.enum(clientErrorKinds),
      name: z.string().max(100),
      message: z.string().max(500),
      stack: z.string().max(4000),
      /** The path of the page, without its query. */
      page: z.string().max(200),
      /** For a chunk that failed to load: the kind of failure and the requested URL. */
      chunk: z.strictObject({ type: z.enum(['timeout', 'error']), request: z.string().max(500) }).optional(),
    }),
  }),
})
export type ClientErrorContract = typeof clientErrorContract
