// Export of a player's personal data, and closing an account.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, playerEndpoint } from '../endpoint.ts'

export const privacyContract = contract('privacy', areas.privacy, {
  export: playerEndpoint('GET /api/user/export', {
    summary: 'All data stored about me, in pages (`next` is null on the last one)',
    input: z.strictObject({ after: z.string().max(200).optional().describe('The `next` value of the previous page.') }),
    output: z.object({
      section: z.string(),
      rows: z.array(z.record(z.string(), z.unknown())),
      next: z.string().nullable(),
    }),
  }),
  closeAccount: playerEndpoint('DELETE /api/user', {
    costly: true,
    summary: 'Close my account permanently and erase identifying data (legally required records stay under a number)',
    input: z.strictObject({ password: z.string().min(1).max(200), proof: z.string().max(100).optional() }),
  }),
})
export type PrivacyContract = typeof privacyContract
