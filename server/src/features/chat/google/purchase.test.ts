import { describe, expect, it } from 'vitest'
import { GoogleUnknown, judge, readPurchase, type Purchase } from './purchase.ts'

const ANSWER = {
  kind: 'androidpublisher#productPurchaseV2',
  productLineItem: [
    {
      productId: 'vip_7',
      productOfferDetails: {
        quantity: 1,
        refundableQuantity: 1,
        consumptionState: 'CONSUMPTION_STATE_YET_TO_BE_CONSUMED',
      },
    },
  ],
  purchaseStateContext: { purchaseState: 'PURCHASED' },
  orderId: 'GPA.1',
  obfuscatedExternalAccountId: 'hash',
  acknowledgementState: 'ACKNOWLEDGEMENT_STATE_PENDING',
}
const PURCHASE: Purchase = {
  state: 'purchased',
  productId: 'vip_7',
  orderId: 'GPA.1',
  accountHash: 'hash',
  quantity: 1,
  isTest: false,
  isConsumed: false,
}
const line = (details: object): object => ({
  productLineItem: [{ productId: 'vip_7', productOfferDetails: details }],
})

const reasonFor = (body: unknown): string => {
  try {
    readPurchase(body)
    return 'read'
  } catch (error) {
    return (error as GoogleUnknown).reason
  }
}

describe('readPurchase', () => {
  it('reads a paid purchase', () => {
    expect(readPurchase(ANSWER)).toEqual(PURCHASE)
  })

  it.each([
    ['an empty answer', {}],
    ['nothing', null],
    ['a page', '<h1>Sorry</h1>'],
    ['no state', { ...ANSWER, purchaseStateContext: {} }],
    ['no state context', { ...ANSWER, purchaseStateContext: undefined }],
    ['an unspecified state', { ...ANSWER, purchaseStateContext: { purchaseState: 'PURCHASE_STATE_UNSPECIFIED' } }],
    ['a state in the numbers of the first version', { ...ANSWER, purchaseStateContext: { purchaseState: 0 } }],
    ['the first version of the API', { purchaseState: 0, orderId: 'GPA.1', productId: 'vip_7' }],
    ['no product', { ...ANSWER, productLineItem: [] }],
  ])('confirms nothing for %s', (_, body) => {
    expect(reasonFor(body)).toBe('incomplete')
  })

  it('confirms nothing without an order', () => {
    expect(reasonFor({ ...ANSWER, orderId: undefined })).toBe('noOrder')
    expect(reasonFor({ ...ANSWER, orderId: '' })).toBe('incomplete')
  })

  it('reads a pending and a cancelled purchase, which may have no order', () => {
    for (const [purchaseState, state] of [
      ['PENDING', 'pending'],
      ['CANCELLED', 'cancelled'],
    ]) {
      const body = { ...ANSWER, orderId: undefined, purchaseStateContext: { purchaseState } }
      expect(readPurchase(body)).toMatchObject({ state, orderId: null })
    }
  })

  it('takes a purchase of which nothing is left to refund as cancelled', () => {
    expect(readPurchase({ ...ANSWER, ...line({ quantity: 1, refundableQuantity: 0 }) }).state).toBe('cancelled')
    expect(readPurchase({ ...ANSWER, ...line({ quantity: 3, refundableQuantity: 1 }) }).state).toBe('purchased')
  })

  it('takes a missing quantity as one, and several products as several items', () => {
    expect(readPurchase({ ...ANSWER, ...line({}) }).quantity).toBe(1)
    const [item] = ANSWER.productLineItem
    expect(readPurchase({ ...ANSWER, productLineItem: [item, item] }).quantity).toBe(2)
  })

  it('takes as consumed only what is acknowledged too', () => {
    const consumed = line({ consumptionState: 'CONSUMPTION_STATE_CONSUMED' })
    expect(readPurchase({ ...ANSWER, ...consumed }).isConsumed).toBe(false)
    const acknowledgementState = 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED'
    expect(readPurchase({ ...ANSWER, ...consumed, acknowledgementState }).isConsumed).toBe(true)
    expect(readPurchase({ ...ANSWER, acknowledgementState }).isConsumed).toBe(false)
  })
})

describe('judge', () => {
  const order = { productId: 'vip_7', orderId: 'GPA.1', accountHash: 'hash' }

  it('confirms a purchase in which every field matches', () => {
    expect(judge(PURCHASE, order, false)).toEqual({ kind: 'confirmed', isConsumed: false })
  })

  it.each([
    [{ orderId: 'GPA.2' }, 'otherOrder'],
    [{ productId: 'vip_90' }, 'otherProduct'],
    [{ accountHash: 'other' }, 'otherAccount'],
    [{ accountHash: null }, 'otherAccount'],
    // A contradiction comes first: the answer is not about this order.
    [{ orderId: 'GPA.2', state: 'cancelled' }, 'otherOrder'],
  ] as const)('is contradicted by %j', (change, reason) => {
    expect(judge({ ...PURCHASE, ...change }, order, true)).toEqual({ kind: 'denied', reason })
  })

  it('knows gone, cancelled, pending, test and multiple purchases apart', () => {
    expect(judge(null, order, true)).toEqual({ kind: 'denied', reason: 'gone' })
    const verdict = (change: Partial<Purchase>, grantsTests = false) =>
      judge({ ...PURCHASE, ...change }, order, grantsTests)
    expect(verdict({ state: 'cancelled', orderId: null })).toEqual({ kind: 'cancelled', reason: 'cancelled' })
    expect(verdict({ state: 'pending', orderId: null })).toEqual({ kind: 'unclear', reason: 'pending' })
    expect(verdict({ isTest: true })).toEqual({ kind: 'refused', reason: 'test' })
    expect(verdict({ isTest: true }, true)).toMatchObject({ kind: 'confirmed' })
    expect(verdict({ quantity: 2, isTest: true }, true)).toEqual({ kind: 'refused', reason: 'quantity' })
  })
})
