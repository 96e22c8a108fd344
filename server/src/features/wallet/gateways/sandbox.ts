// The sandbox gateway, which speaks to us as a real one does: signed calls there, signed webhooks back.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import {
  WebhookRejected,
  type Bank,
  type GatewayTransaction,
  type Gateway,
  type WebhookEvent,
  type Order,
  type OrderStatus,
  type Payout,
  type PayoutStatus,
} from '../gateway.ts'
import type { Clock } from '../orders.ts'
import { parseWebhookBody, parseResponse } from './calls.ts'
import { isUnknownReference, SignedClient, assertAccepted, type SandboxOptions } from './sandbox-calls.ts'

/** How old a webhook may be; it is signed anew each time it is sent. */
const MAX_AGE_MS = 5 * 60_000

const units = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
const order = z.object({
  providerReference: z.string().min(1),
  payUrl: z.url({ protocol: /^https?$/ }),
  state: z.enum(['pending', 'paid', 'failed', 'expired']),
  amount: units,
  currency: z.string(),
})
const payout = z.object({
  providerReference: z.string().min(1),
  state: z.enum(['pending', 'paid', 'failed']),
  amount: units,
})
const banks = z.object({
  banks: z.array(z.object({ code: z.string(), name: z.string(), kind: z.enum(['bank', 'phone']) })),
})
const booked = z.object({
  booked: z.array(z.object({ kind: z.enum(['order', 'payout']), reference: z.string(), amount: units })),
})
const hook = z.object({
  eventId: z.string().min(1).max(100),
  kind: z.enum(['order', 'payout']),
  reference: z.string().min(1).max(64),
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

  async createOrder(wanted: Order): Promise<{ providerReference: string; payUrl: string }> {
    const { reference, amount, currency, language, expiresAt, returnUrl } = wanted
    const content = { reference, amount: amount.toString(), currency, language, expiresAt, returnUrl }
    const answer = await this.#calls.call('POST', '/v1/orders', content)
    const { providerReference, payUrl } = parseResponse(order, assertAccepted(answer, [400, 409, 422]))
    return { providerReference, payUrl }
  }

  async fetchStatus(reference: string): Promise<OrderStatus> {
    const answer = await this.#calls.call('GET', `/v1/orders/${encodeURIComponent(reference)}`)
    if (isUnknownReference(answer)) return { state: 'none', amount: 0n, currency: '' }
    const { state, amount, currency } = parseResponse(order, assertAccepted(answer))
    return { state, amount, currency }
  }

  async payout(wanted: Payout): Promise<{ providerReference: string }> {
    const { reference, amount, currency, destination } = wanted
    const { bankCode, phone, accountNumber, accountName } = destination
    const answer = await this.#calls.call('POST', '/v1/payouts', {
      reference,
      amount: amount.toString(),
      currency,
      destination: { bankCode, phone, accountNumber, accountName },
    })
    // A reference that is of something else may have been paid out: that is for a person to see, not a refusal.
    const { providerReference } = parseResponse(payout, assertAccepted(answer, [400, 422]))
    return { providerReference }
  }

  async fetchPayout(reference: string): Promise<PayoutStatus> {
    const answer = await this.#calls.call('GET', `/v1/payouts/${encodeURIComponent(reference)}`)
    if (isUnknownReference(answer)) return { state: 'none', amount: 0n }
    const { state, amount } = parseResponse(payout, assertAccepted(answer))
    return { state, amount }
  }

  async banks(): Promise<readonly Bank[]> {
    return parseResponse(banks, assertAccepted(await this.#calls.call('GET', '/v1/banks'))).banks
  }

  async listTransactions(day: string): Promise<readonly GatewayTransaction[]> {
    return parseResponse(booked, assertAccepted(await this.#calls.call('GET', `/v1/booked/${encodeURIComponent(day)}`)))
      .booked
  }

  parseWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): WebhookEvent {
    const [time, signature] = [headers['x-sandbox-time'], headers['x-sandbox-signature']]
    if (!time || !signature) throw new WebhookRejected('no signature')
    const expected = createHmac('sha256', this.#hookSecret).update(`${time}.`).update(raw).digest()
    const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex')
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      throw new WebhookRejected('bad signature')
    if (!(Math.abs(this.#clock.now() - Number(time)) <= MAX_AGE_MS)) throw new WebhookRejected('too old')
    return parseWebhookBody(hook, raw)
  }
}
