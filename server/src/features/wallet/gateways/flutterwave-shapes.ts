// The parts of Flutterwave's responses and webhooks used here.

import { z } from 'zod'

export const MINUTE_MS = 60_000
export const MAX_SESSION_MINUTES = 1440

export const session = z.object({
  id: z.string().min(1),
  reference: z.string(),
  checkout_url: z.url({ protocol: /^https?$/ }).nullish(),
  created_datetime: z.iso.datetime({ offset: true }),
  session_duration: z.number().nullish(),
})
export const charge = z.object({
  reference: z.string(),
  amount: z.number().nonnegative(),
  currency: z.string(),
  status: z.enum(['pending', 'succeeded', 'failed', 'voided']),
})
export const transfer = z.object({
  id: z.string().min(1),
  reference: z.string(),
  status: z.enum(['NEW', 'PENDING', 'INITIATED', 'SUCCESSFUL', 'FAILED', 'CANCELLED']),
  amount: z.object({ value: z.number().nonnegative() }),
  /** Set if the transfer was returned. */
  reversal: z.object({}).nullish(),
})
export const customer = z.object({ id: z.string().min(1) })
export const bank = z.object({ code: z.string(), name: z.string() })
export const network = z.object({ network: z.string(), name: z.string() })
export const webhook = z
  .object({
    webhook_id: z.string().optional(),
    id: z.string().optional(),
    timestamp: z.number(),
    // Refunds and chargebacks carry the reference of their charge.
    type: z.enum([
      'charge.completed',
      'refund.completed',
      'chargeback.created',
      'chargeback.updated',
      'transfer.disburse',
      'transfer.reversal',
    ]),
    data: z.object({ reference: z.string().min(1).max(64) }),
  })
  .transform(({ webhook_id, id, ...rest }) => ({
    ...rest,
    id: z
      .string()
      .min(1)
      .parse(webhook_id ?? id),
  }))

export type Session = z.infer<typeof session>
export type Charge = z.infer<typeof charge>
export type Transfer = z.infer<typeof transfer>

export const sessionExpiresAt = ({ created_datetime, session_duration }: Session): number =>
  Date.parse(created_datetime) + (session_duration ?? MAX_SESSION_MINUTES) * MINUTE_MS

export function transferState({ status, reversal }: Transfer): 'pending' | 'paid' | 'failed' {
  if (reversal || status === 'FAILED' || status === 'CANCELLED') return 'failed'
  return status === 'SUCCESSFUL' ? 'paid' : 'pending'
}

/** One currency of `GET /wallets/balances`. The total includes what is not yet available for payouts. */
export const walletBalance = z.object({
  currency: z.string(),
  available_balance: z.number().nonnegative(),
  total_balance: z.number().nonnegative().nullish(),
})
