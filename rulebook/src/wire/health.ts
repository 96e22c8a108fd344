import { z } from 'zod'
import { endpoint, nothing } from './endpoint.ts'

export const houseContract = {
  health: endpoint('GET /api/health', {
    auth: 'none',
    summary: 'Whether the house is open: answers once the database does',
    input: nothing,
    output: z.object({
      status: z.literal('ok'),
      version: z.string(),
      mode: z.enum(['sandbox', 'real']),
      database: z.enum(['embedded', 'postgresql']),
      /** Which of the house's nodes answered: a name of its own for each process. */
      node: z.string(),
    }),
  }),
}
export type HouseContract = typeof houseContract
