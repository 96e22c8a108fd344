// What the casino calls at Google: access tokens, the keys of identity tokens, purchases and voided purchases. Paths, fields
// and errors are those of Google's discovery document (androidpublisher v3).

import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { readForm } from '../http.ts'
import type { Faults } from './faults.ts'
import type { GoogleBook, Purchase, VoidedPurchase } from './book.ts'
import { PACKAGE_NAME, type GoogleKeys } from './keys.ts'

const TOKEN_SECONDS = 3599
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const JWKS_AGE_SECONDS = 19_800
const VOIDS_OLDEST_MS = 30 * 86_400_000
const VOIDS_PAGE = 1000

/** An error as Google's APIs answer it. */
class GoogleError extends Error {
  readonly status: number
  readonly reason: string

  constructor(status: number, reason: string, message: string) {
    super(message)
    this.status = status
    this.reason = reason
  }
}

const NOT_FOUND = [404, 'purchaseTokenNotFound', 'The purchase token was not found.'] as const
const NO_APPLICATION = [404, 'applicationNotFound', 'No application was found for the given package name.'] as const
const notFound = (): GoogleError => new GoogleError(...NOT_FOUND)

export interface PublisherDeps {
  readonly book: GoogleBook
  readonly keys: GoogleKeys
  readonly clock: Clock
  readonly accessTokens: Map<string, number>
  readonly tokenUri: () => string
  /** Never answers the request, to simulate a timeout. */
  readonly leaveHanging: (reply: FastifyReply) => void
}

export function servePublisher(httpServer: FastifyInstance, deps: PublisherDeps): void {
  httpServer.post('/token', (request, reply) => giveToken(deps, request, reply))
  httpServer.get('/oauth2/v3/certs', (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${JWKS_AGE_SECONDS}, must-revalidate, no-transform`)
      .send(deps.keys.jwks()),
  )
  void httpServer.register((own, _options, done) => {
    own.setErrorHandler((error: Error & { status?: number; reason?: string }, _request, reply) => {
      const [status, reason] = error instanceof GoogleError ? [error.status, error.reason] : [500, 'backendError']
      const { message } = error
      const errors = [{ message, domain: 'androidpublisher', reason }]
      return reply.code(status).send({ error: { code: status, message, errors } })
    })
    own.addHook('preHandler', async (request) => authorize(deps, request))
    const base = '/androidpublisher/v3/applications/:packageName/purchases'
    own.get(`${base}/productsv2/tokens/*`, (request, reply) => sendPurchase(deps, request, reply))
    own.post(`${base}/products/:productId/tokens/*`, (request, reply) => change(deps, request, reply))
    own.get(`${base}/voidedpurchases`, (request) => voidedPage(deps, request))
    done()
  })
}

function giveToken(
  { keys, clock, tokenUri, accessTokens }: PublisherDeps,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const form = readForm(request)
  const reason =
    form.get('grant_type') === GRANT_TYPE
      ? keys.assertionError(form.get('assertion') ?? '', clock.now(), tokenUri())
      : 'Unsupported grant type.'
  if (reason) return reply.code(400).send({ error: 'invalid_grant', error_description: reason })
  const token = `ya29.${randomBytes(40).toString('base64url')}`
  accessTokens.set(token, clock.now() + TOKEN_SECONDS * 1000)
  return reply.send({ access_token: token, expires_in: TOKEN_SECONDS, token_type: 'Bearer' })
}

function authorize({ accessTokens, clock }: PublisherDeps, { headers, params }: FastifyRequest): void {
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.authorization ?? '') ?? []
  if ((accessTokens.get(token) ?? 0) <= clock.now()) {
    throw new GoogleError(401, 'authError', 'Request had invalid authentication credentials.')
  }
  if ((params as { packageName: string }).packageName !== PACKAGE_NAME) {
    throw new GoogleError(...NO_APPLICATION)
  }
}

async function sendPurchase(deps: PublisherDeps, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const token = (request.params as { '*': string })['*']
  const { get: fault } = deps.book.faults.of(token)
  if (fault === 'timeout') return deps.leaveHanging(reply)
  if (fault === 'html') return await reply.type('text/html').send('<h1>Sorry…</h1>')
  if (fault === 'empty') return {}
  const error = fault && FAILURES[fault]
  if (error) throw new GoogleError(...error)
  const purchase = deps.book.purchase(token)
  if (!purchase) throw notFound()
  return { ...purchaseView(purchase), ...(fault && LIES[fault]) }
}

type GetFault = NonNullable<Faults['get']>
const FAILURES: Partial<Record<GetFault, readonly [number, string, string]>> = {
  error: [503, 'backendError', 'The service is currently unavailable.'],
  forbidden: [403, 'permissionDenied', 'The current user has insufficient permissions.'],
  noApplication: NO_APPLICATION,
  notFound: NOT_FOUND,
  gone: [410, 'purchaseTokenNoLongerValid', 'The purchase token is no longer valid.'],
}
/** What replaces fields of an answer that lies or leaves something out. */
const LIES: Partial<Record<GetFault, object>> = {
  noState: { purchaseStateContext: {} },
  noOrder: { orderId: undefined },
  otherOrder: { orderId: 'GPA.1000-1000-1000-10000' },
  otherAccount: { obfuscatedExternalAccountId: 'f'.repeat(64) },
  otherProduct: { productLineItem: [{ productId: 'other_product', productOfferDetails: { quantity: 1 } }] },
}

/** A ProductPurchaseV2. */
const purchaseView = (purchase: Purchase): object => ({
  kind: 'androidpublisher#productPurchaseV2',
  productLineItem: [
    {
      productId: purchase.productId,
      productOfferDetails: {
        purchaseOptionId: 'buy',
        quantity: purchase.quantity,
        refundableQuantity: purchase.quantity - purchase.refundedQuantity,
        consumptionState: `CONSUMPTION_STATE_${purchase.isConsumed ? 'CONSUMED' : 'YET_TO_BE_CONSUMED'}`,
      },
    },
  ],
  purchaseStateContext: { purchaseState: purchase.state },
  ...(purchase.isTest && { testPurchaseContext: { fopType: 'TEST' } }),
  // A pending purchase has no order yet.
  ...(purchase.completionTime !== null && {
    orderId: purchase.orderId,
    purchaseCompletionTime: new Date(purchase.completionTime).toISOString(),
  }),
  ...(purchase.accountId !== null && { obfuscatedExternalAccountId: purchase.accountId }),
  regionCode: 'FR',
  acknowledgementState: `ACKNOWLEDGEMENT_STATE_${purchase.isAcknowledged ? 'ACKNOWLEDGED' : 'PENDING'}`,
})

/** `:acknowledge` and `:consume`; both answer with an empty body. */
function change({ book }: PublisherDeps, request: FastifyRequest, reply: FastifyReply): unknown {
  const { productId, '*': path } = request.params as { productId: string; '*': string }
  const [, token = '', verb] = /^(.+):(acknowledge|consume)$/.exec(path) ?? []
  const purchase = book.purchase(token)
  if (!purchase) throw notFound()
  if (purchase.productId !== productId) {
    throw new GoogleError(400, 'purchaseProductMismatch', 'The product ID does not match the purchase.')
  }
  const { consume: fault } = book.faults.of(token)
  if (fault === 'error') throw new GoogleError(503, 'backendError', 'The service is currently unavailable.')
  if (purchase.state !== 'PURCHASED' || purchase.isConsumed) {
    throw new GoogleError(400, 'productNotOwnedByUser', 'The product purchase is not owned by the user.')
  }
  if (verb === 'consume') book.consume(purchase)
  else book.acknowledge(purchase)
  if (fault === 'lost') throw new GoogleError(500, 'backendError', 'Internal error encountered.')
  return reply.code(204).send()
}

const voidsQuery = z.object({
  startTime: z.coerce.number().int().optional(),
  endTime: z.coerce.number().int().optional(),
  maxResults: z.coerce.number().int().min(1).max(VOIDS_PAGE).default(VOIDS_PAGE),
  token: z.string().optional(),
  type: z.coerce.number().int().min(0).max(1).default(0),
  includeQuantityBasedPartialRefund: z.enum(['true', 'false']).default('false'),
})

function voidedPage({ book, clock }: PublisherDeps, request: FastifyRequest): object {
  const read = voidsQuery.safeParse(request.query)
  if (!read.success) throw new GoogleError(400, 'invalid', 'Invalid Value')
  if (book.faults.of('').voids === 'error') throw new GoogleError(503, 'backendError', 'Try again.')
  const { startTime = clock.now() - VOIDS_OLDEST_MS, endTime = clock.now(), maxResults, token } = read.data
  if (startTime < clock.now() - VOIDS_OLDEST_MS) throw new GoogleError(400, 'invalid', 'The start time is too old.')
  // A token continues a list, whatever its times say.
  const [from, start, end] = token ? token.split('.').map(Number) : [0, startTime, endTime]
  const found = book.voided.filter(
    ({ voidedTime, quantity }) =>
      voidedTime >= (start ?? 0) &&
      voidedTime <= (end ?? 0) &&
      (quantity === null || read.data.includeQuantityBasedPartialRefund === 'true'),
  )
  const next = (from ?? 0) + maxResults
  return {
    ...(found.length > 0 && { voidedPurchases: found.slice(from, next).map(voidedView) }),
    ...(found.length > next && { tokenPagination: { nextPageToken: `${next}.${start}.${end}` } }),
  }
}

const voidedView = ({ purchase, voidedTime, reason, source, quantity }: VoidedPurchase): object => ({
  kind: 'androidpublisher#voidedPurchase',
  purchaseToken: purchase.purchaseToken,
  purchaseTimeMillis: String(purchase.startTime),
  voidedTimeMillis: String(voidedTime),
  orderId: purchase.orderId,
  voidedSource: source,
  voidedReason: reason,
  ...(quantity !== null && { voidedQuantity: quantity }),
})
