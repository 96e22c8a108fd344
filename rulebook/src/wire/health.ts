import { z } from 'zod'
import { areas } from './areas.ts'
import { contract, endpoint, nothing } from './endpoint.ts'

export const healthContract = contract('platform', areas.platform, {
  health: endpoint('GET /api/health', {
    auth: 'none',
    summary: 'Health check: responds once the database does',
    input: nothing,
    output: z.object({
      status: z.literal('ok'),
      version: z.string(),
      mode: z.enum(['sandbox', 'real']),
      database: z.enum(['embedded', 'postgresql']),
      /** The unique name of the node that responded. */
      node: z.string(),
    }),
  }),
})
export type HealthContract = typeof healthContract
