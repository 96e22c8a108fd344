import { z } from 'zod'
import { areas } from './areas.ts'
import { contract, publicEndpoint } from './endpoint.ts'

export const healthContract = contract('platform', areas.platform, {
  health: publicEndpoint('GET /api/health', {
    summary: 'Health check, including the database',
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
