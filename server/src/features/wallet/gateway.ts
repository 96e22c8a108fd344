// What the wallet needs of a payment gateway, whichever it is. Both sides name an order by our reference, and every
// call may be made again with it: a second order or payout under the same reference is the first one.

import type { Units } from '@glasshouse/rulebook/core/payments'
import type { Language } from '@glasshouse/rulebook/wire/fields'

/** Nothing is known of what became of the call: it is asked for again, never taken for a failure. */
export class GatewayUnknown extends Error {
  override readonly name = 'GatewayUnknown'
}

/** The gateway has declined for good; `message` is for the log. */
export class GatewayDeclined extends Error {
  override readonly name = 'GatewayDeclined'
}

/** A webhook that can not be trusted; `message` says why, for the log. */
export class WebhookRejected extends Error {
  override readonly name = 'HookRefused'
}

export interface Order {
  readonly reference: string
  readonly amount: Units
  readonly currency: string
  readonly language: Language
  readonly expiresAt: number
  /** Where the payer comes back to. */
  readonly returnUrl: string
}

export interface OrderStatus {
  readonly state: 'none' | 'pending' | 'paid' | 'failed' | 'expired'
  /** What was really paid. */
  readonly amount: Units
  readonly currency: string
}

export interface Destination {
  readonly bankCode: string
  readonly phone: string | null
  readonly accountNumber: string | null
  readonly accountName: string | null
}

export interface Payout {
  readonly reference: string
  readonly amount: Units
  readonly currency: string
  readonly destination: Destination
}

export interface PayoutStatus {
  readonly state: 'none' | 'pending' | 'paid' | 'failed'
  readonly amount: Units
}

export interface Bank {
  readonly code: string
  readonly name: string
  readonly kind: 'bank' | 'phone'
}

/** A payment or payout that the gateway says it has made. */
export interface GatewayTransaction {
  readonly kind: 'order' | 'payout'
  readonly reference: string
  readonly amount: Units
}

export interface Gateway {
  readonly name: string
  readonly isSandbox: boolean
  createOrder(order: Order): Promise<{ providerReference: string; payUrl: string }>
  /** A hint that something happened to an order or payout; verified over the raw bytes. Throws HookRefused. */
  parseWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): WebhookEvent
  fetchStatus(reference: string): Promise<OrderStatus>
  payout(payout: Payout): Promise<{ providerReference: string }>
  fetchPayout(reference: string): Promise<PayoutStatus>
  banks(): Promise<readonly Bank[]>
  /** All that it booked within a day (2026-11-15, UTC), to compare with ours. */
  listTransactions(day: string): Promise<readonly GatewayTransaction[]>
}

export interface WebhookEvent {
  readonly eventId: string
  readonly kind: 'order' | 'payout'
  readonly reference: string
}
