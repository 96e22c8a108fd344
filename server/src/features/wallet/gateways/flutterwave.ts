// Flutterwave gateway, API v4 (developer.flutterwave.com, v4.0, as of November 2026): OAuth 2.0
// client credentials, checkout sessions for payments, charges to verify them, direct transfers for payouts, webhooks
// signed in `flutterwave-signature` (base64 of HMAC-SHA256 over the raw body, keyed with the dashboard's secret hash).
// It is off until configured. A webhook is only a hint; the status is always queried.

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Currency, Units } from '@glasshouse/rulebook/core/payments'
import { z } from 'zod'
import {
  GatewayDeclined,
  GatewayUnknown,
  WebhookRejected,
  type Bank,
  type GatewayTransaction,
  type Gateway,
  type GatewayBalance,
  type WebhookEvent,
  type Order,
  type OrderStatus,
  type PaymentPage,
  type Payout,
  type PayoutStatus,
} from '../gateway.ts'
import { parseWebhookBody } from './calls.ts'
import { collect, FlutterwaveClient, DuplicateReference, type FlutterwaveAccess } from './flutterwave-calls.ts'
import { toNumber, toUnits } from './flutterwave-amounts.ts'
import { bankCode, phoneCode, toRecipient } from './flutterwave-recipients.ts'
import {
  bank,
  charge,
  customer,
  sessionExpiresAt,
  MINUTE_MS,
  network,
  session,
  MAX_SESSION_MINUTES,
  transferState,
  transfer,
  walletBalance,
  webhook,
  type Charge,
  type Session,
  type Transfer,
} from './flutterwave-shapes.ts'

const LIVE = {
  baseUrl: 'https://f4bexperience.flutterwave.com',
  tokenUrl: 'https://idp.flutterwave.com/realms/flutterwave/protocol/openid-connect/token',
} as const

const DAY_MS = 24 * 60 * MINUTE_MS
const MAX_RETRIES = 3
/** Neither list can be searched by our reference, so both are read this far back. Orders are polled for a week. */
const SESSION_SEARCH_MS = 9 * DAY_MS
const TRANSFER_SEARCH_MS = 30 * DAY_MS
/** Failed webhooks are resent three times, half an hour apart, with the original timestamp. */
const WEBHOOK_MAX_AGE_MS = 3 * 60 * MINUTE_MS
const WEBHOOK_MAX_SKEW_MS = 5 * MINUTE_MS
/** Bounds the memory of known customers; a full cache starts again empty. */
const CUSTOMERS_MAX = 10_000
const REFERENCE = /^[A-Za-z0-9._:-]{6,42}$/
/** Banks in other countries need a branch or postal address, which players are not asked for. */
const ACCOUNT_ONLY_COUNTRIES = new Set(['NG', 'KE', 'MW'])

/** Without URLs the live API is used, with real money. */
export interface FlutterwaveOptions
  extends Omit<FlutterwaveAccess, 'baseUrl' | 'tokenUrl'>, Partial<Pick<FlutterwaveAccess, 'baseUrl' | 'tokenUrl'>> {
  /** The secret hash configured for the webhook. */
  readonly hookSecret: string
  /** The only currency of orders and payouts. */
  readonly currency: Pick<Currency, 'code' | 'decimals'>
  /** Ours. Each player is a customer with an address below it, so that the provider learns no contact data. */
  readonly customerEmail: string
  /** The payer's name as recipients see it. */
  readonly senderName: string
  /** Payout countries as ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[]
}

export class FlutterwaveGateway implements Gateway {
  readonly name = 'flutterwave'
  readonly isSandbox = false
  readonly #options: FlutterwaveOptions
  readonly #calls: FlutterwaveClient
  /** Customer ids known to this process, by their email address. */
  readonly #customers = new Map<string, Promise<string>>()
  /** Transfer ids known to this process, by our reference. */
  readonly #transfers = new Map<string, string>()

  constructor(options: FlutterwaveOptions) {
    this.#options = options
    this.#calls = new FlutterwaveClient({ ...LIVE, ...options })
  }

  async createOrder(order: Order): Promise<{ providerReference: string; payUrl: string }> {
    const { clock, currency } = this.#options
    this.#assertSendable(order)
    const minutes = Math.ceil((order.expiresAt - clock.now()) / MINUTE_MS)
    const body = {
      amount: toNumber(order.amount, currency),
      currency: order.currency,
      customer_id: await this.#customerId(order.playerId),
      reference: order.reference,
      redirect_url: order.returnUrl,
      session_duration: Math.min(MAX_SESSION_MINUTES, Math.max(1, minutes)),
      max_retry_attempts: MAX_RETRIES,
    }
    const created = await this.#calls
      .post('/checkout/sessions', `glasshouse-order-${order.reference}`, body, session)
      .catch((error: unknown) => this.#findExisting(error, () => this.#findSession(order.reference)))
    if (!created.checkout_url) throw new GatewayUnknown(`session ${created.id} has no checkout URL`)
    return { providerReference: created.id, payUrl: created.checkout_url }
  }

  async fetchStatus(reference: string, opened?: PaymentPage): Promise<OrderStatus> {
    const { code } = this.#options.currency
    const all = await collect(this.#calls.rows('/charges', { reference }, charge))
    const charges = all.filter((each) => each.reference === reference)
    const paid = charges.filter(({ status }) => status === 'succeeded')
    if (paid.length > 0) return this.#sumPaid(paid)
    const nothing = { amount: 0n, currency: code }
    if (charges.some(({ status }) => status === 'pending')) return { state: 'processing', ...nothing }
    const page = opened ?? (await this.#findPage(reference))
    if (!page && charges.length === 0) return { state: 'none', ...nothing }
    const isExpired = !page || this.#options.clock.now() >= page.expiresAt
    const areRetriesUsed = charges.length > MAX_RETRIES
    if (charges.length > 0 && (isExpired || areRetriesUsed)) return { state: 'failed', ...nothing }
    return { state: isExpired ? 'expired' : 'pending', ...nothing }
  }

  async payout(payout: Payout): Promise<{ providerReference: string }> {
    const { senderName, currency } = this.#options
    this.#assertSendable(payout)
    const { type, recipient } = toRecipient(payout.destination)
    const [first = senderName, ...last] = senderName.split(' ')
    const body = {
      action: 'instant',
      type,
      reference: payout.reference,
      narration: senderName,
      payment_instruction: {
        source_currency: currency.code,
        destination_currency: currency.code,
        amount: { value: toNumber(payout.amount, currency), applies_to: 'destination_currency' },
        recipient,
        sender: { name: { first, last: last.join(' ') || first } },
      },
    }
    const { id } = await this.#calls
      .post('/direct-transfers', `glasshouse-payout-${payout.reference}`, body, transfer)
      .catch((error: unknown) => this.#findExisting(error, () => this.#findTransfer(payout.reference)))
    this.#transfers.set(payout.reference, id)
    return { providerReference: id }
  }

  async fetchPayout(reference: string): Promise<PayoutStatus> {
    const found = await this.#findTransfer(reference)
    if (!found) return { state: 'none', amount: 0n }
    return {
      state: transferState(found),
      amount: toUnits(found.amount.value, this.#options.currency.code, this.#options.currency),
    }
  }

  async banks(): Promise<readonly Bank[]> {
    const lists = await Promise.all(
      this.#options.countries.map(async (country) => {
        const [banks, networks] = await Promise.all([
          ACCOUNT_ONLY_COUNTRIES.has(country) ? this.#calls.get(`/banks?country=${country}`, z.array(bank)) : [],
          this.#calls.get(`/mobile-networks?country=${country}`, z.array(network)),
        ])
        return [
          ...(networks ?? []).map((each) => ({
            code: phoneCode(country, each.network),
            name: each.name,
            kind: 'phone' as const,
          })),
          ...(banks ?? []).map((each) => ({
            code: bankCode(country, each.code),
            name: each.name,
            kind: 'bank' as const,
          })),
        ]
      }),
    )
    return lists.flat()
  }

  /** By the day on which a charge or transfer was created. */
  async listTransactions(day: string): Promise<readonly GatewayTransaction[]> {
    const span = { from: `${day}T00:00:00.000Z`, to: `${day}T23:59:59.999Z` }
    const charges = await collect(this.#calls.rows('/charges', { ...span, status: 'succeeded' }, charge))
    const transfers = await collect(this.#listTransfers({ ...span, status: 'successful' }))
    const sums = new Map<string, Units>()
    for (const { reference, amount, currency } of charges) {
      sums.set(reference, (sums.get(reference) ?? 0n) + toUnits(amount, currency, this.#options.currency))
    }
    return [
      ...[...sums].map(([reference, amount]) => ({ kind: 'order' as const, reference, amount })),
      ...transfers
        .filter((each) => transferState(each) === 'paid')
        .map(({ reference, amount }) => ({
          kind: 'payout' as const,
          reference,
          amount: toUnits(amount.value, this.#options.currency.code, this.#options.currency),
        })),
    ]
  }

  async fetchBalances(): Promise<readonly GatewayBalance[]> {
    const { currency } = this.#options
    const wallets = (await this.#calls.get('/wallets/balances', z.array(walletBalance))) ?? []
    return wallets
      .filter(({ currency: code }) => code === currency.code)
      .map(({ available_balance: available, total_balance: total }) => ({
        currency: currency.code,
        amount: toUnits(total ?? available, currency.code, currency),
      }))
  }

  parseWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): WebhookEvent {
    const { hookSecret, clock } = this.#options
    const signature = headers['flutterwave-signature']
    if (!signature) throw new WebhookRejected('no signature')
    const expected = Buffer.from(createHmac('sha256', hookSecret).update(raw).digest('base64'))
    const actual = Buffer.from(signature)
    if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
      throw new WebhookRejected('bad signature')
    const { id: eventId, timestamp, type, data } = parseWebhookBody(webhook, raw)
    const age = clock.now() - timestamp
    if (age > WEBHOOK_MAX_AGE_MS || age < -WEBHOOK_MAX_SKEW_MS) throw new WebhookRejected('too old')
    const kind = type.startsWith('transfer.') ? 'payout' : 'order'
    return { eventId, kind, reference: data.reference, ...(/^(refund|chargeback)\./.test(type) && { reversal: type }) }
  }

  #assertSendable({ reference, currency }: { reference: string; currency: string }): void {
    if (!REFERENCE.test(reference)) throw new GatewayDeclined(`invalid reference: ${reference}`)
    if (currency !== this.#options.currency.code) throw new GatewayDeclined(`unsupported currency: ${currency}`)
  }

  #sumPaid(charges: readonly Charge[]): OrderStatus {
    const own = charges.filter(({ currency }) => currency === this.#options.currency.code)
    const counted = own.length > 0 ? own : charges.slice(0, 1)
    const currency = counted[0]?.currency ?? ''
    const amount = counted.reduce((sum, each) => sum + toUnits(each.amount, currency, this.#options.currency), 0n)
    return { state: 'paid', amount, currency }
  }

  /** If the reference already exists, returns the existing object; otherwise rethrows. */
  async #findExisting<T>(error: unknown, find: () => Promise<T | null>): Promise<T> {
    const found = error instanceof DuplicateReference ? await find() : null
    if (!found) throw error
    return found
  }

  async #findSession(reference: string): Promise<Session | null> {
    const oldest = this.#options.clock.now() - SESSION_SEARCH_MS
    for await (const each of this.#calls.rows('/checkout/sessions', {}, session)) {
      if (each.reference === reference) return each
      if (Date.parse(each.created_datetime) < oldest) return null
    }
    return null
  }

  async #findPage(reference: string): Promise<PaymentPage | null> {
    const found = await this.#findSession(reference)
    return found && { expiresAt: sessionExpiresAt(found) }
  }

  async #findTransfer(reference: string): Promise<Transfer | null> {
    const id = this.#transfers.get(reference)
    if (id) return await this.#calls.get(`/transfers/${encodeURIComponent(id)}`, transfer)
    const from = new Date(this.#options.clock.now() - TRANSFER_SEARCH_MS).toISOString()
    const to = new Date(this.#options.clock.now() + DAY_MS).toISOString()
    for await (const each of this.#listTransfers({ from, to })) if (each.reference === reference) return each
    return null
  }

  #listTransfers(query: Readonly<Record<string, string>>): AsyncGenerator<Transfer> {
    return this.#calls.rowsByCursor('/transfers', 'transfers', query, transfer)
  }

  /** The customer is created once per process, or found if it already exists. */
  async #customerId(playerId: bigint): Promise<string> {
    const email = customerEmail(this.#options.customerEmail, playerId)
    if (this.#customers.size >= CUSTOMERS_MAX) this.#customers.clear()
    const id = this.#customers.get(email) ?? this.#createCustomer(email)
    this.#customers.set(email, id)
    return await id.catch((error: unknown) => {
      this.#customers.delete(email)
      throw error
    })
  }

  async #createCustomer(email: string): Promise<string> {
    const name = createHash('sha256').update(email).digest('hex').slice(0, 16)
    const created = await this.#calls
      .post('/customers', `glasshouse-customer-${name}`, { email }, customer)
      .catch((error: unknown) =>
        this.#findExisting(error, async () => {
          const found = await this.#calls.post(
            '/customers/search',
            `glasshouse-search-${name}`,
            { email },
            z.array(customer),
          )
          return found[0] ?? null
        }),
      )
    return created.id
  }
}

/** `pay@house.example` becomes `pay+10001@house.example`, which reaches the same mailbox. */
const customerEmail = (own: string, playerId: bigint): string => own.replace(/(\+[^@]*)?@/, `+${playerId}@`)
