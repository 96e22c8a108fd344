// The interface of a payment gateway. Our reference identifies an order on both sides and makes every call idempotent:
// a second order or payout with the same reference is the first one.

import type { Units } from '@glasshouse/rulebook/core/payments'
import type { Language } from '@glasshouse/rulebook/wire/fields'

/** The outcome of the call is unknown. Callers query again and never treat it as a failure. */
export class GatewayUnknown extends Error {
  override readonly name = 'GatewayUnknown'
}

/** The gateway has declined permanently. `message` is for the log. */
export class GatewayDeclined extends Error {
  override readonly name = 'GatewayDeclined'
}

/** A webhook that failed verification. `message` holds the reason for the log. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected'
}

export interface Order {
  readonly reference: string
  /** Who pays. The gateway sees one customer for each player. */
  readonly playerId: bigint
  readonly amount: Units
  readonly currency: string
  readonly language: Language
  readonly expiresAt: number
  /** Where the gateway sends the payer after payment. */
  readonly returnUrl: string
}

export interface OrderStatus {
  /**
   * `pending` waits for the payer. `processing` is a payment that was made and has not arrived. `reversed` was paid, and
   * then refunded or charged back.
   */
  readonly state: 'none' | 'pending' | 'processing' | 'paid' | 'failed' | 'expired' | 'reversed'
  /** The amount actually paid. */
  readonly amount: Units
  readonly currency: string
}

export interface PaymentPage {
  readonly expiresAt: number
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

/** A payment or payout in the gateway's own books. */
export interface GatewayTransaction {
  readonly kind: 'order' | 'payout'
  readonly reference: string
  readonly amount: Units
}

/** What the gateway holds for us in one currency. */
export interface GatewayBalance {
  readonly currency: string
  readonly amount: Units
}

export interface Gateway {
  readonly name: string
  readonly isSandbox: boolean
  createOrder(order: Order): Promise<{ providerReference: string; payUrl: string }>
  /** Verifies the signature over the raw bytes. The event is only a hint to query the order. Throws WebhookRejected. */
  parseWebhook(raw: Buffer, headers: Readonly<Record<string, string | undefined>>): WebhookEvent
  /** `page` is the order's payment page if it was opened, so that the gateway need not search for it. */
  fetchStatus(reference: string, page?: PaymentPage): Promise<OrderStatus>
  payout(payout: Payout): Promise<{ providerReference: string }>
  fetchPayout(reference: string): Promise<PayoutStatus>
  banks(): Promise<readonly Bank[]>
  /** All transactions the gateway booked on a UTC day such as 2026-11-15. */
  listTransactions(day: string): Promise<readonly GatewayTransaction[]>
  fetchBalances(): Promise<readonly GatewayBalance[]>
}

export interface WebhookEvent {
  readonly eventId: string
  readonly kind: 'order' | 'payout'
  readonly reference: string
  /** The gateway's name for the event, if it says that a payment was refunded or disputed. */
  readonly reversal?: string
}
