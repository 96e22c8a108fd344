// A fake of the Flutterwave v4 endpoints that the adapter uses: expiring tokens, idempotency keys, error shapes, page and
// cursor pagination, and signed webhooks with retries. Its checkout page has one button, which pays.

import { createHmac, randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { WebhookReceiver } from './webhook-receiver.ts'

export const FAKE = { clientId: 'client', clientSecret: 'client-secret', hookSecret: 'secret-hash' } as const
const PAGE = { min: 10, max: 50 } as const

type Json = Record<string, unknown>
interface Charge extends Json {
  readonly reference: string
  readonly amount: number
  readonly currency: string
  readonly status: string
  readonly created_datetime: string
}
interface Session extends Json {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly currency: string
}
interface Transfer extends Json {
  readonly id: string
  readonly reference: string
  readonly created_datetime: string
  readonly accountEnding: string
  status: string
}

class ApiError extends Error {
  readonly status: number
  readonly shape: Json

  constructor(status: number, type: string, message: string, fields: readonly string[] = []) {
    super(message)
    this.status = status
    const validation = fields.map((field_name) => ({ field_name, message: 'is not valid' }))
    const error = { type, code: `10${status}`, message, ...(fields.length > 0 && { validation_errors: validation }) }
    this.shape = { status: 'failed', error }
  }
}

export type Fault = 'timeout' | 'decline' | 'error' | 'proxy' | 'forbidden'

export class FakeFlutterwave {
  /** Faults by path, applied to every call until removed. */
  readonly faults = new Map<string, Fault>()
  readonly sessions: Session[] = []
  readonly charges: Charge[] = []
  readonly transfers: Transfer[] = []
  readonly customers: { id: string; email: string }[] = []
  /** The idempotency keys received, in order. */
  readonly keys: string[] = []
  tokensIssued = 0
  tokenSeconds = 600
  /** Whether transfers succeed without a call of `settle`. */
  settlesTransfers = false
  readonly #tokens = new Set<string>()
  readonly #responses = new Map<string, { status: number; body: Json }>()
  readonly #server: FastifyInstance
  readonly #webhooks: Pick<WebhookReceiver, 'url'>
  readonly #secrets: Record<keyof typeof FAKE, string>
  #url = ''

  constructor(hooks: Pick<WebhookReceiver, 'url'>, secrets: Record<keyof typeof FAKE, string> = FAKE) {
    this.#webhooks = hooks
    this.#secrets = secrets
    this.#server = fastify({ forceCloseConnections: true })
    this.#server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    this.#server.setErrorHandler((error, _request, reply) =>
      error instanceof ApiError
        ? reply.code(error.status).send(error.shape)
        : reply.code(500).send(new ApiError(500, 'INTERNAL_SERVER_ERROR', 'Something fell over').shape),
    )
    this.#serveToken()
    this.#servePayments()
    this.#serveTransfers()
    this.#serveCheckout()
  }

  async open(): Promise<void> {
    this.#url = await this.#server.listen({ host: '127.0.0.1', port: 0 })
  }

  async close(): Promise<void> {
    await this.#server.close()
  }

  get access() {
    const tokenUrl = `${this.#url}/realms/flutterwave/protocol/openid-connect/token`
    return { ...this.#secrets, baseUrl: this.#url, tokenUrl }
  }

  revokeTokens(): void {
    this.#tokens.clear()
  }

  /** Real providers forget idempotency keys after a while. */
  expireKeys(): void {
    this.#responses.clear()
  }

  /** Simulates a payer's action on the payment page. */
  charge(reference: string, status: string, more: { amount?: number; currency?: string; at?: string } = {}): void {
    const session = this.sessions.find((each) => each.reference === reference)
    const { amount = session?.amount ?? 0, currency = session?.currency ?? '' } = more
    const created_datetime = more.at ?? new Date().toISOString()
    const id = `chg_${randomUUID()}`
    this.charges.unshift({ id, reference, amount, currency, status, created_datetime })
    void this.#sendWebhook('charge.completed', { id, reference, amount, currency, status })
  }

  settle(reference: string, status: string, more: Json = {}): void {
    const transfer = this.transfers.find((each) => each.reference === reference)
    if (!transfer) throw new Error(`There is no transfer ${reference}`)
    Object.assign(transfer, { status, ...more })
    void this.#sendWebhook(more['reversal'] ? 'transfer.reversal' : 'transfer.disburse', {
      id: transfer.id,
      reference,
      status,
    })
  }

  /** Retries until accepted, with the same id and time. */
  async #sendWebhook(type: string, data: Json): Promise<void> {
    const body = JSON.stringify({ webhook_id: `wbk_${randomUUID()}`, timestamp: Date.now(), type, data })
    const signature = createHmac('sha256', this.#secrets.hookSecret).update(body).digest('base64')
    const headers = { 'content-type': 'application/json', 'flutterwave-signature': signature }
    for (let tries = 0; tries < 4; tries++) {
      const answer = await fetch(this.#webhooks.url, { method: 'POST', headers, body }).catch(() => null)
      if (answer?.ok) return
    }
  }

  #serveToken(): void {
    this.#server.post('/realms/flutterwave/protocol/openid-connect/token', (request, reply) => {
      const form = request.body as Record<string, string>
      const { clientId, clientSecret } = this.#secrets
      const isKnown = form['client_id'] === clientId && form['client_secret'] === clientSecret
      if (!isKnown || form['grant_type'] !== 'client_credentials') {
        return reply.code(401).send({ error: 'unauthorized_client', error_description: 'Invalid client credentials' })
      }
      this.tokensIssued += 1
      const token = randomUUID()
      this.#tokens.add(token)
      return reply.send({ access_token: token, expires_in: this.tokenSeconds, token_type: 'Bearer', scope: 'profile' })
    })
  }

  #servePayments(): void {
    this.#post('/customers', ({ email }) => {
      if (typeof email !== 'string' || !email.includes('@')) throw invalid('email')
      if (this.customers.some((each) => each.email === email)) throw conflict('Customer already exists')
      const made = { id: `cus_${randomUUID()}`, email }
      this.customers.push(made)
      return made
    })
    this.#post('/customers/search', ({ email }) => this.customers.filter((each) => each.email === email))
    this.#post('/checkout/sessions', (wanted) => this.#openSession(wanted))
    this.#get('/checkout/sessions', (query) => paged(this.sessions, query))
    this.#get('/charges', (query) => {
      const isWanted = (row: Charge): boolean =>
        (!query['reference'] || row.reference === query['reference']) &&
        (!query['status'] || row.status === query['status']) &&
        isWithin(row, query)
      return paged(this.charges.filter(isWanted), query)
    })
    this.#get('/banks', ({ country }) => ({
      data: [{ id: 'bnk_1', code: country === 'NG' ? '044' : '01', name: `First bank of ${country}` }],
    }))
    this.#get('/mobile-networks', ({ country }) => ({
      data: [{ id: '82', network: 'WAVE', name: `Wave ${country}` }],
    }))
  }

  #openSession(wanted: Json): Session {
    const { amount, currency, reference, redirect_url, session_duration, customer_id } = wanted
    checkReference(reference)
    if (typeof amount !== 'number' || amount < 0.01) throw invalid('amount')
    if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) throw invalid('currency')
    if (typeof redirect_url !== 'string' || !URL.canParse(redirect_url)) throw invalid('redirect_url')
    if (!Number.isInteger(session_duration) || Number(session_duration) > 1440) throw invalid('session_duration')
    if (!this.customers.some(({ id }) => id === customer_id)) throw invalid('customer_id')
    if (this.sessions.some((each) => each.reference === reference)) throw conflict('Reference already exists')
    const id = `cks_${randomUUID()}`
    const created_datetime = new Date().toISOString()
    const session = { ...wanted, id, reference, amount, currency, created_datetime, checkout_url: `${this.#url}/${id}` }
    this.sessions.unshift(session)
    return session
  }

  #serveTransfers(): void {
    this.#get('/wallets/balances', () => ({
      data: [
        { currency: 'EUR', available_balance: 77.5, total_balance: 80 },
        { currency: 'USD', available_balance: 0, total_balance: this.#held() },
      ],
    }))
    this.#post('/direct-transfers', (wanted) => this.#transfer(wanted))
    this.#get('/transfers', (query) => {
      const wanted = this.transfers.filter(
        (row) => (!query['status'] || row.status.toLowerCase() === query['status']) && isWithin(row, query),
      )
      const [from, size] = [Number(query['next'] ?? 0), sizeOf(query)]
      const next = from + size
      const cursor = { next: String(next), limit: size, total: wanted.length, has_more_items: next < wanted.length }
      return { data: { cursor, transfers: wanted.slice(from, next) } }
    })
    this.#get('/transfers/:id', (_query, { id }) => {
      const found = this.transfers.find((each) => each.id === id)
      if (!found) throw new ApiError(404, 'RESOURCE_NOT_FOUND', 'There is no such transfer')
      return { data: found }
    })
  }

  /** Successful charges less transfers that have not failed. */
  #held(): number {
    const paid = this.charges.filter(({ status, currency }) => status === 'succeeded' && currency === 'USD')
    const sent = this.transfers.filter(({ status }) => status.toLowerCase() !== 'failed')
    const cents = (amount: unknown): number => Math.round(Number(amount) * 100)
    const value = (row: Transfer): number => cents((row['amount'] as { value: number }).value)
    const sum =
      paid.reduce((total, { amount }) => total + cents(amount), 0) - sent.reduce((t, row) => t + value(row), 0)
    return Math.max(0, sum) / 100
  }

  #transfer(wanted: Json): Transfer {
    const instruction = (wanted['payment_instruction'] ?? {}) as Json
    const recipient = (instruction['recipient'] ?? {}) as Record<string, Record<string, string> | undefined>
    const amount = (instruction['amount'] ?? {}) as { value?: unknown; applies_to?: unknown }
    checkReference(wanted['reference'])
    if (wanted['action'] !== 'instant') throw invalid('action')
    if (typeof amount.value !== 'number' || amount.applies_to !== 'destination_currency') throw invalid('amount')
    const number = recipient['bank']?.['account_number'] ?? recipient['mobile_money']?.['msisdn']
    const isWhole = wanted['type'] === 'bank' ? recipient['bank']?.['code'] : recipient['mobile_money']?.['country']
    if (!number || !/^\d{6,}$/.test(number) || !isWhole) throw invalid('recipient')
    const { reference } = wanted as { reference: string }
    if (this.transfers.some((each) => each.reference === reference)) throw conflict('Reference already exists')
    const transfer = {
      id: `trf_${randomUUID()}`,
      type: wanted['type'],
      action: 'instant',
      reference,
      status: 'NEW',
      source_currency: instruction['source_currency'],
      destination_currency: instruction['destination_currency'],
      amount,
      recipient,
      reversal: null,
      accountEnding: number.slice(-6),
      created_datetime: new Date().toISOString(),
    }
    this.transfers.unshift(transfer)
    if (this.settlesTransfers) setImmediate(() => this.settle(reference, 'SUCCESSFUL'))
    return transfer
  }

  #serveCheckout(): void {
    const show = (reply: FastifyReply, text: string): FastifyReply =>
      reply.type('text/html').send(`<!doctype html><title>Stand-in payment page</title><h1>${text}</h1>`)
    const find = ({ params }: FastifyRequest): Session | undefined =>
      this.sessions.find(({ id }) => id === (params as { id: string }).id)
    this.#server.get('/:id', (request, reply) => {
      const session = find(request)
      if (!session) return show(reply.code(404), 'Order not found')
      const { id, amount, currency } = session
      return show(reply, `<form method="post" action="/${id}/pay"><button>Pay ${amount} ${currency}</button></form>`)
    })
    this.#server.post('/:id/pay', (request, reply) => {
      const session = find(request)
      if (!session) return show(reply.code(404), 'Order not found')
      const { reference } = session
      if (!this.charges.some((each) => each.reference === reference)) this.charge(reference, 'succeeded')
      return show(reply, 'Paid. Go back to Glasshouse.')
    })
  }

  /** A repeated key gets the first response, whatever the body. */
  #post(path: string, answer: (wanted: Json) => unknown): void {
    this.#server.post(path, async (request, reply) => {
      const fault = this.#enter(request, path)
      const key = request.headers['x-idempotency-key']
      if (typeof key !== 'string' || key.length < 12 || key.length > 255) throw invalid('X-Idempotency-Key')
      this.keys.push(key)
      const known = this.#responses.get(key)
      if (known) return await reply.code(known.status).header('x-idempotency-cache-hit', 'true').send(known.body)
      refuseBy(fault)
      const body = { status: 'success', message: 'Done', data: answer(request.body as Json) }
      this.#responses.set(key, { status: 201, body })
      if (fault === 'timeout') return hang(reply)
      return await sendOr(fault, reply, 201, body)
    })
  }

  #get(path: string, answer: (query: Record<string, string>, params: Record<string, string>) => object): void {
    this.#server.get(path, async (request, reply) => {
      const fault = this.#enter(request, path)
      refuseBy(fault)
      if (fault === 'timeout') return hang(reply)
      const shown = answer(request.query as Record<string, string>, request.params as Record<string, string>)
      return await sendOr(fault, reply, 200, { status: 'success', message: 'Fetched', ...shown })
    })
  }

  #enter({ headers }: FastifyRequest, path: string): Fault | undefined {
    const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
    if (!token || !this.#tokens.has(token)) throw new ApiError(401, 'UNAUTHORIZED', 'Unauthorized')
    const trace = headers['x-trace-id']
    if (typeof trace !== 'string' || trace.length < 12) throw invalid('X-Trace-Id')
    return this.faults.get(path)
  }
}

function refuseBy(fault: Fault | undefined): void {
  if (fault === 'decline') throw new ApiError(422, 'UNPROCESSABLE', 'Insufficient funds')
  if (fault === 'error') throw new ApiError(500, 'INTERNAL_SERVER_ERROR', 'Something fell over')
  if (fault === 'forbidden') throw new ApiError(403, 'FORBIDDEN', 'This address is not on the list')
}

/** A response of an intermediary, such as a proxy. */
const sendOr = (fault: Fault | undefined, reply: FastifyReply, status: number, body: Json): FastifyReply =>
  fault === 'proxy' ? reply.code(404).type('text/html').send('<h1>Not found</h1>') : reply.code(status).send(body)

function hang(reply: FastifyReply): void {
  reply.hijack()
  setTimeout(() => reply.raw.destroy(), 5000).unref()
}

const invalid = (field: string): ApiError => new ApiError(400, 'REQUEST_NOT_VALID', 'Request is not valid', [field])
const conflict = (message: string): ApiError => new ApiError(409, 'RESOURCE_CONFLICT', message)

function checkReference(reference: unknown): asserts reference is string {
  if (typeof reference !== 'string' || reference.length < 6 || reference.length > 42) throw invalid('reference')
}

function sizeOf(query: Record<string, string>): number {
  const size = Number(query['size'] ?? PAGE.min)
  if (!Number.isInteger(size) || size < PAGE.min || size > PAGE.max) throw invalid('size')
  return size
}

function paged(rows: readonly Json[], query: Record<string, string>): object {
  const [page, size] = [Number(query['page'] ?? 1), sizeOf(query)]
  const page_info = { total: rows.length, current_page: page, total_pages: Math.ceil(rows.length / size) }
  return { data: rows.slice((page - 1) * size, page * size), meta: { page_info } }
}

const isWithin = ({ created_datetime: at }: { created_datetime: string }, query: Record<string, string>): boolean =>
  (!query['from'] || at >= query['from']) && (!query['to'] || at <= query['to'])
