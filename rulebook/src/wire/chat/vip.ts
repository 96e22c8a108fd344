// VIP: longer messages, more answers, more characters. It is bought for a number of days and changes no game.

import { z } from 'zod'
import { areas } from '../areas.ts'
import { contract, shareSchemas, optionalPlayerEndpoint, playerEndpoint } from '../endpoint.ts'
import { coins, requestId, time } from '../fields.ts'

export const vipDays = [7, 30, 90] as const
const days = z.union([z.literal(7), z.literal(30), z.literal(90)])

const vip = z.object({ isVip: z.boolean(), until: time.nullable() })
export type Vip = z.infer<typeof vip>

shareSchemas({ Vip: vip })

export const vipContract = contract('vip', areas.chat, {
  vipPrice: optionalPlayerEndpoint('GET /api/order/vip_price', {
    summary: 'VIP prices and benefits, and when my VIP ends',
    output: vip.extend({
      prices: z.array(z.object({ days, gold: coins })),
      /** False where it is not sold: with real money and without a remote engine. */
      isSold: z.boolean(),
      /** Without a remote engine VIP has no extra answers, and the page says so. */
      engine: z.enum(['offline', 'remote']),
      google: z.boolean(),
      perks: z.object({
        textMax: z.object({ free: z.int(), vip: z.int() }),
        answers: z.object({ free: z.int(), vip: z.int() }),
        characters: z.object({ free: z.int(), vip: z.int() }),
      }),
    }),
  }),
  buyVip: playerEndpoint('POST /api/order/vip', {
    summary: 'Buy VIP with gold (days are added to those you have)',
    /** The price that was shown: a different price is refused instead of charged. */
    input: z.strictObject({ days, gold: coins.min(1), requestId }),
    output: vip.extend({ gold: coins, balance: coins }),
  }),
  googleVipPrice: playerEndpoint('GET /api/google/order/vip/price', {
    summary: 'The Google Play products, and the account hash that an order must contain',
    output: z.object({
      isOpen: z.boolean(),
      packageName: z.string(),
      accountHash: z.string(),
      products: z.array(z.object({ productId: z.string(), days })),
    }),
  }),
  verifyGoogle: playerEndpoint('POST /api/google/order/verify', {
    summary: 'Submit an order signed by Google (repeating the call changes nothing)',
    /** The exact text that was signed, and the signature in base64. */
    input: z.strictObject({ purchaseData: z.string().min(2).max(4000), signature: z.string().min(4).max(2000) }),
    output: vip.extend({ days, isProvisional: z.boolean() }),
  }),
})
export type VipContract = typeof vipContract
