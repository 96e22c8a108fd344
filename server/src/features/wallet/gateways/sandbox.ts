// The sandbox gateway. It works like a real one: signed requests, signed webhooks.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import {
  WebhookRejected,
  type Bank,
  type GatewayTransaction,
  type Gateway,
  type GatewayBalance,
  type WebhookEvent,
  type Order,
  type OrderStatus,
  type Payout,
  type PayoutStatus,
} from '../gateway.ts'
import type { Clock } from '../orders.ts'
import { parseWebhookBody, parseResponse } from './calls.ts'
import { isUnknownReference, SignedClient, assertAccepted, type SandboxOptions } from './sandbox-calls.ts'

/** The sandbox signs again with a new time on each resend, so a short window suffices. */
const MAX_AGE_MS = 5 * 60_000

const units = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
const orderSchema = z.object({
  providerReference: z.string().min(1),
  payUrl: z.url({ protocol: /^https?$/ }),
  state: z.enum(['pending', 'paid', 'failed', 'expired', 'reversed']),
  amount: units,
  currency: z.string(),
})
const payoutSchema = z.object({
  providerReference: z.string().min(1),
  state: z.enum(['pending', 'paid', 'failed']),
  amount: units,
})
const banksSchema = z.object({
  banks: z.array(z.object({ code: z.string(), name: z.string(), kind: z.enum(['bank', 'phone']) })),
})
const transactionsSchema = z.object({
  booked: z.array(z.object({ kind: z.enum(['order', 'payout']), reference: z.string(), amount: units })),
})
const balancesSchema = z.object({ balances: z.array(z.object({ currency: z.string(), amount: units })) })
const webhookSchema = z.object({
  eventId: z.string().min(1).max(100),
  kind: z.enum(['order', 'payout']),
  reference: z.string().min(1).max(64),
  reversal: z.string().min(1).max(60).optional(),
})

export class SandboxGateway implements Gateway {
  readonly name = 'sandbox'
  readonly isSandbox = true
  readonly #calls: SignedClient
  readonly #clock: Clock
  readonly #hookSecret: string

  constructor(options: SandboxOptions & { readonly hookSecret: string }) {
    this.#calls = new SignedClient(options)
    this.#clock = options.clock
    this.#hookSecret = options.hookSecret
  }

  async createOrder(order: Order): Promise<{ providerReference: string; payUrl: string }> {
    const { reference, amount, currency, language, expiresAt, returnUrl } = order
    const content = { reference, amount: amount.toString(), currency, language, expiresAt, returnUrl }
    const response = await this.#calls.call('POST', '/v1/orders', content)
    const { providerReference, payUrl } = parseResponse(orderSchema, assertAccepted(response, [400, 409, 422]))
    return { providerReference, payUrl }
  }

  async fetchStatus(reference: string): Promise<OrderStatus> {
    const response = await this.#calls.call('GET', `/v1/orders/${encodeURIComponent(reference)}`)
    if (isUnknownReference(response)) return { state: 'none', amount: 0n, currency: '' }
    const { state, amount, currency } = parseResponse(orderSchema, assertAccepted(response))
    return { state, amount, currency }
  }

  async payout(payout: Payout): Promise<{ providerReference: string }> {
    const { reference, amount, currency, destination } = payout
    const { bankCode, phone, accountNumber, accountName } = destination
    const response = await this.#calls.call('POST', '/v1/payouts', {
      reference,
      amount: amount.toString(),
      currency,
      destination: { bankCode, phone, accountNumber, accountName },
    })
    // 409 is no decline: the reference may already have been paid. The outcome stays unknown for an operator to resolve.
    const { providerReference } = parseResponse(payoutSchema, assertAccepted(response, [400, 422]))
    return { providerReference }
  }

  async fetchPayout(reference: string): Promise<PayoutStatus> {
    const response = await this.#calls.call('GET', `/v1/payouts/${encodeURIComponent(reference)}`)
    if (isUnknownReference(response)) return { state: 'none', amount: 0n }
    const { state, amount } = parseResponse(payoutSchema, assertAccepted(response))
    return { state, amount }
  }

  async banks(): Promise<readonly Bank[]> {
    return parseResponse(banksSchema, assertAccepted(await this.#calls.call('GET', '/v1/banks'))).banks
  }

  async listTransactions(day: string): Promise<readonly GatewayTransaction[]> {
    return parseResponse(
      transactionsSchema,
      assertAccepted(await this.#calls.call('GET', `/v1/booked/${encodeURIComponent(day)}`)),
    ).booked
  }

  async fetchBalances(): Promise<readonly GatewayBalance[]> {
    return parseResponse(balancesSchema, assertAccepted(await this.#calls.call('GET', '/v1/balances'))).balances
  }

  parseWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): WebhookEvent {
    const [time, signature] = [headers['x-sandbox-time'], headers['x-sandbox-signature']]
    if (!time || !signature) throw new WebhookRejected('no signature')
    const expected = createHmac('sha256', this.#hookSecret).update(`${time}.`).update(raw).digest()
    const actual = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex')
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
      throw new WebhookRejected('bad signature')
    if (!(Math.abs(this.#clock.now() - Number(time)) <= MAX_AGE_MS)) throw new WebhookRejected('too old')
    const { reversal, ...event } = parseWebhookBody(webhookSchema, raw)
    return { ...event, ...(reversal && { reversal }) }
  }
}
