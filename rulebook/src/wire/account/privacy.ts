// Export of a player's personal data, and closing an account.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, playerEndpoint } from '../endpoint.ts'

export const privacyContract = contract('privacy', areas.privacy, {
  export: playerEndpoint('GET /api/user/export', {
    summary: 'Everything that is kept about me, part by part: `next` leads on, and is null at the end',
    input: z.strictObject({ after: z.string().max(200).optional().describe('`next` of the page before.') }),
    output: z.object({
      section: z.string(),
      rows: z.array(z.record(z.string(), z.unknown())),
      next: z.string().nullable(),
    }),
  }),
  closeAccount: playerEndpoint('DELETE /api/user', {
    costly: true,
    summary: 'Close my account permanently: identifying data is erased, legally required records stay under a number',
    input: z.strictObject({ password: z.string().min(1).max(200), proof: z.string().max(100).optional() }),
  }),
})
export type PrivacyContract = typeof privacyContract
