// The offered gold packages, and the operator's own share.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, type Role, shareSchemas, operatorEndpoint } from '../endpoint.ts'
import { coins, decimal, time, version } from '../fields.ts'

const MONEY: readonly Role[] = ['finance', 'risk', 'owner']
export const shareBackofficeContract = contract('shareBackoffice', areas.backofficeMoney, {
  ownShare: operatorEndpoint(MONEY)('GET /api/console/investment', {
    summary: 'The bankroll, and the operator’s own units',
    output: z.object({
      gold: coins,
      units: z.int(),
      price: decimal.nullable(),
      entering: coins,
      leavingUnits: z.int(),
      nextEpoch: time,
      own: z.object({
        units: z.int(),
        worth: coins,
        /** Ordered for redemption, and waiting for the epoch. */
        leavingUnits: z.int(),
        /** What may be redeemed now: a tenth of all units must remain. */
        freeUnits: z.int(),
      }),
    }),
  }),
})

export const PACKAGES_MAX = 12
const packages = z.object({
  /** 0 while they are the seeded ones. */
  version: z.int(),
  packages: z.array(z.object({ gold: coins, amount: decimal })),
  currency: z.string(),
  minGold: coins,
  maxGold: coins,
  stepGold: coins,
})

shareSchemas({ Packages: packages })

export const packagesContract = contract('packages', areas.backofficeContent, {
  packages: operatorEndpoint(['content', 'owner'])('GET /api/console/package', {
    summary: 'The gold packages on offer, or the prices of other amounts',
    input: z.strictObject({
      golds: z
        .string()
        .regex(/^\d{1,12}(,\d{1,12}){0,11}$/)
        .optional()
        .meta({ description: 'Amounts of gold to price, separated by commas.', examples: ['1000,5000'] }),
    }),
    output: packages,
  }),
  writePackages: operatorEndpoint(['content', 'owner'])('PUT /api/console/package', {
    summary: 'Set the gold packages on offer (prices follow from the rate)',
    input: z.strictObject({ version, golds: z.array(z.int().min(1)).min(1).max(PACKAGES_MAX) }),
    output: packages,
  }),
})
