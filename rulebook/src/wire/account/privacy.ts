// What the house knows of a player, to take along; and closing an account for good.

import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const privacyContract = {
  export: endpoint('GET /api/user/export', {
    auth: 'player',
    summary: 'Everything that is kept about me, part by part: `next` leads on, and is null at the end',
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
    summary: 'Close my account for good: what names me is erased, what the law wants kept stays under a number',
    input: z.strictObject({ password: z.string().min(1).max(200), proof: z.string().max(100).optional() }),
    output: z.null(),
  }),
}
export type PrivacyContract = typeof privacyContract
