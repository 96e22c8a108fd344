// VIP: longer texts, more answers, more characters. It is bought for days and changes no game.

import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { coins, requestId, time } from '../fields.ts'

export const vipDays = [7, 30, 90] as const
const days = z.union([z.literal(7), z.literal(30), z.literal(90)])

const vip = z.object({ isVip: z.boolean(), until: time.nullable() })
export type Vip = z.infer<typeof vip>

export const vipContract = {
  vipPrice: endpoint('GET /api/order/vip_price', {
    auth: 'optional',
    summary: 'What VIP costs in gold and brings, and until when one has it',
    input: nothing,
    output: vip.extend({
      prices: z.array(z.object({ days, gold: coins })),
      /** False where it is not sold, as with real money and without a remote engine. */
      isSold: z.boolean(),
      /** Without a remote engine there are no more answers to be had, and the page says so. */
      engine: z.enum(['offline', 'remote']),
      google: z.boolean(),
      perks: z.object({
        textMax: z.object({ free: z.int(), vip: z.int() }),
        answers: z.object({ free: z.int(), vip: z.int() }),
        characters: z.object({ free: z.int(), vip: z.int() }),
      }),
    }),
  }),
  buyVip: endpoint('POST /api/order/vip', {
    auth: 'player',
    summary: 'Buy VIP with gold; days add up',
    /** The price that was shown: another one is refused instead of charged. */
    input: z.strictObject({ days, gold: coins.min(1), requestId }),
    output: vip.extend({ gold: coins, balance: coins }),
  }),
  googleVipPrice: endpoint('GET /api/google/order/vip/price', {
    auth: 'player',
    summary: 'The products to order at Google, and the account hash that the order must carry',
    input: nothing,
    output: z.object({
      isOpen: z.boolean(),
      packageName: z.string(),
      accountHash: z.string(),
      products: z.array(z.object({ productId: z.string(), days })),
    }),
  }),
  verifyGoogle: endpoint('POST /api/google/order/verify', {
    auth: 'player',
    summary: 'Hand in an order that Google has signed; the same one again changes nothing',
    /** The exact text that was signed, and the signature in base64. */
    input: z.strictObject({ purchaseData: z.string().min(2).max(4000), signature: z.string().min(4).max(2000) }),
    output: vip.extend({ days, isProvisional: z.boolean() }),
  }),
}
export type VipContract = typeof vipContract
