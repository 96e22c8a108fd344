// What a player does in the Play Store, as signed calls: buying, paying a pending purchase, a refund. Also faults, and
// identity tokens with wrong claims.

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { CallRefused, readJson } from '../http.ts'
import type { GoogleBook, Purchase } from './book.ts'
import { faultSchema } from './faults.ts'
import { PACKAGE_NAME, PUSH_ACCOUNT, type GoogleKeys } from './keys.ts'

const token = z.string().min(1).max(1000)
const newPurchase = z.strictObject({
  productId: z.string().regex(/^[a-z0-9_.]{1,100}$/),
  accountId: z.string().max(64).nullable(),
  quantity: z.int().min(1).max(100).default(1),
  isTest: z.boolean().default(false),
  state: z.enum(['PURCHASED', 'PENDING']).default('PURCHASED'),
})
const settled = z.strictObject({ purchaseToken: token, state: z.enum(['PURCHASED', 'CANCELLED']) })
const voided = z.strictObject({
  purchaseToken: token,
  reason: z.int().min(0).max(8).default(0),
  source: z.int().min(0).max(2).default(0),
  quantity: z.int().min(1).nullable().default(null),
})
const faulty = z.strictObject({ purchaseToken: token.nullable(), faults: faultSchema })
const claims = z.strictObject({ claims: z.record(z.string(), z.unknown()) })
const content = z.strictObject({ content: z.record(z.string(), z.unknown()) })

export interface ControlDeps {
  readonly book: GoogleBook
  readonly keys: GoogleKeys
  readonly clock: Clock
  readonly accessTokens: Map<string, number>
  readonly audience: string
  readonly url: () => string
}

export function serveControl(own: FastifyInstance, deps: ControlDeps): void {
  const { book, keys, clock, accessTokens, audience, url } = deps
  const known = (purchaseToken: string): Purchase => {
    const purchase = book.purchase(purchaseToken)
    if (!purchase) throw new CallRefused(404, 'unknownPurchase', 'unknown purchase')
    return purchase
  }
  own.get('/v1/setup', () => ({
    packageName: PACKAGE_NAME,
    licenceKey: keys.licenceKey,
    serviceAccount: keys.serviceAccount(`${url()}/token`),
    pushAudience: audience,
    pushAccount: PUSH_ACCOUNT,
    certsUrl: `${url()}/oauth2/v3/certs`,
  }))
  own.post('/v1/purchases', (request) => handedToApp(keys, book.buy(readJson(newPurchase, request))))
  own.put('/v1/purchases', (request) => {
    const { purchaseToken, state } = readJson(settled, request)
    const purchase = known(purchaseToken)
    if (purchase.state !== 'PENDING') throw new CallRefused(409, 'notPending', 'the purchase is not pending')
    book.settle(purchase, state)
    return handedToApp(keys, known(purchaseToken))
  })
  own.get('/v1/purchases', () => ({ purchases: book.purchases() }))
  own.post('/v1/voids', (request) => {
    const { purchaseToken, ...details } = readJson(voided, request)
    const purchase = known(purchaseToken)
    if (purchase.state !== 'PURCHASED') throw new CallRefused(409, 'notPaid', 'the purchase is not paid')
    book.cancel(purchase, details)
    return {}
  })
  own.post('/v1/notifications', (request) => {
    book.notify(readJson(content, request).content)
    return {}
  })
  own.post('/v1/identity-tokens', (request) => ({
    token: keys.identityToken(clock.now(), audience, readJson(claims, request).claims),
  }))
  own.delete('/v1/access-tokens', () => {
    accessTokens.clear()
    return {}
  })
  own.put('/v1/faults', (request) => {
    const { purchaseToken, faults } = readJson(faulty, request)
    book.setFaults(purchaseToken, faults)
    return {}
  })
}

/** What the Play Billing library hands the app: the exact text of the purchase, and its signature. */
function handedToApp(keys: GoogleKeys, purchase: Purchase): object {
  const purchaseData = JSON.stringify({
    ...(purchase.state !== 'PENDING' && { orderId: purchase.orderId }),
    packageName: PACKAGE_NAME,
    productId: purchase.productId,
    purchaseTime: purchase.startTime,
    // The library has its own numbers: 4 is pending.
    purchaseState: { PURCHASED: 0, CANCELLED: 1, PENDING: 4 }[purchase.state],
    purchaseToken: purchase.purchaseToken,
    ...(purchase.accountId !== null && { obfuscatedAccountId: purchase.accountId }),
    quantity: purchase.quantity,
    acknowledged: purchase.isAcknowledged,
  })
  const { purchaseToken, orderId } = purchase
  return { purchaseToken, orderId, purchaseData, signature: keys.signPurchase(purchaseData) }
}
