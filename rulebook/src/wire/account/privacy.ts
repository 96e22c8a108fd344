// Export of a player's personal data, and closing an account.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, endpoint } from '../endpoint.ts'

export const privacyContract = contract('privacy', areas.privacy, {
  export: endpoint('GET /api/user/export', {
    auth: 'player',
    summary: 'All personal data stored about me, page by page: `next` is the cursor, null on the last page',
    input: z.strictObject({ after: z.string().max(200).optional() }),
    output: z.object({
      section: z.string(),
      rows: z.array(z.record(z.string(), z.unknown())),
      next: z.string().nullable(),
    }),
  }),
  closeAccount: endpoint('DELETE /api/user', {
    auth: 'player',
    costly: true,
    summary: 'Close my account permanently: identifying data is erased, legally required records stay under a number',
    input: z.strictObject({ password: z.string().min(1).max(200), proof: z.string().max(100).optional() }),
    output: z.null(),
  }),
})
export type PrivacyContract = typeof privacyContract
