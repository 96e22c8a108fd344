// Reads Google's answer about a purchase (ProductPurchaseV2) and compares it with an order. States have names in this
// version of the API, so a missing one is never taken for a paid one.

import { z } from 'zod'

/** Why an order is not confirmed, or no longer; operators see it. */
export type Reason =
  | 'cancelled'
  | 'gone'
  | 'incomplete'
  | 'noAnswer'
  | 'noOrder'
  | 'otherAccount'
  | 'otherOrder'
  | 'otherProduct'
  | 'pending'
  | 'quantity'
  | 'redeemed'
  | 'test'
  | 'tooLong'
  | 'unreadable'
  | `status${number}`

/** Google said nothing clear: it is asked again. */
export class GoogleUnknown extends Error {
  override readonly name = 'GoogleUnknown'
  readonly reason: Reason

  constructor(reason: Reason, cause?: unknown) {
    super(`Google said nothing clear: ${reason}`, { cause })
    this.reason = reason
  }
}

const STATES = { PURCHASED: 'purchased', CANCELLED: 'cancelled', PENDING: 'pending' } as const

const answer = z.object({
  productLineItem: z
    .array(
      z.object({
        productId: z.string().min(1),
        productOfferDetails: z
          .object({
            quantity: z.int().min(1).optional(),
            refundableQuantity: z.int().min(0).optional(),
            consumptionState: z.string().optional(),
          })
          .optional(),
      }),
    )
    .min(1),
  purchaseStateContext: z.object({ purchaseState: z.enum(['PURCHASED', 'CANCELLED', 'PENDING']) }),
  testPurchaseContext: z.object({}).optional(),
  orderId: z.string().min(1).max(100).optional(),
  obfuscatedExternalAccountId: z.string().optional(),
  acknowledgementState: z.string().optional(),
})

export interface Purchase {
  readonly state: (typeof STATES)[keyof typeof STATES]
  readonly productId: string
  /** Null where the answer names none, as for a pending purchase. */
  readonly orderId: string | null
  readonly accountHash: string | null
  readonly quantity: number
  /** Made by a licence tester, who paid nothing. */
  readonly isTest: boolean
  readonly isConsumed: boolean
}

/** Throws GoogleUnknown where something is missing that a decision needs. */
export function readPurchase(body: unknown): Purchase {
  const read = answer.safeParse(body).data
  const [line, ...more] = read?.productLineItem ?? []
  if (!read || !line) throw new GoogleUnknown('incomplete')
  const { quantity = 1, refundableQuantity, consumptionState } = line.productOfferDetails ?? {}
  const stated = STATES[read.purchaseStateContext.purchaseState]
  // Refunding everything leaves nothing to refund, whatever the state says meanwhile.
  const state = stated === 'purchased' && refundableQuantity === 0 ? 'cancelled' : stated
  if (state === 'purchased' && read.orderId === undefined) throw new GoogleUnknown('noOrder')
  return {
    state,
    productId: line.productId,
    orderId: read.orderId ?? null,
    accountHash: read.obfuscatedExternalAccountId ?? null,
    // Several products in one purchase are sold nowhere here, so they are refused as several of one are.
    quantity: more.length > 0 ? quantity + more.length : quantity,
    isTest: read.testPurchaseContext !== undefined,
    isConsumed: consumptionState === 'CONSUMPTION_STATE_CONSUMED' && isAcknowledged(read.acknowledgementState),
  }
}

/** Consuming acknowledges too; an answer that says otherwise is not the end of the matter. */
const isAcknowledged = (state: string | undefined): boolean => state !== 'ACKNOWLEDGEMENT_STATE_PENDING'

export interface ExpectedOrder {
  readonly productId: string
  readonly orderId: string
  readonly accountHash: string
}

/**
 * `denied`: the answer contradicts the signed order, which counts once Google has repeated it for long enough.
 * `refused`: the purchase is as Google says, and not one that grants days.
 */
export type Verdict =
  | { readonly kind: 'confirmed'; readonly isConsumed: boolean }
  | { readonly kind: 'unclear' | 'denied' | 'refused' | 'cancelled'; readonly reason: Reason }

/** `purchase` is null where Google does not know the token, or no longer. */
export function judge(purchase: Purchase | null, order: ExpectedOrder, grantsTests: boolean): Verdict {
  if (!purchase) return { kind: 'denied', reason: 'gone' }
  const { state, orderId, productId, accountHash, isConsumed } = purchase
  if (orderId !== null && orderId !== order.orderId) return { kind: 'denied', reason: 'otherOrder' }
  if (productId !== order.productId) return { kind: 'denied', reason: 'otherProduct' }
  if (accountHash !== order.accountHash) return { kind: 'denied', reason: 'otherAccount' }
  if (state === 'cancelled') return { kind: 'cancelled', reason: 'cancelled' }
  if (state === 'pending') return { kind: 'unclear', reason: 'pending' }
  const refusal = refusalOf(purchase, grantsTests)
  return refusal ? { kind: 'refused', reason: refusal } : { kind: 'confirmed', isConsumed }
}

/** Why a paid purchase grants no days. Nothing refused is acknowledged, so Google refunds it after three days. */
export function refusalOf({ quantity, isTest }: Purchase, grantsTests: boolean): Reason | null {
  if (quantity !== 1) return 'quantity'
  return isTest && !grantsTests ? 'test' : null
}
