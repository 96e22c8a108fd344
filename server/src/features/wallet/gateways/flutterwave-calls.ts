// HTTP client for Flutterwave: access tokens, idempotency keys and paginated lists.

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { GatewayDeclined, GatewayUnknown } from '../gateway.ts'
import type { Clock } from '../orders.ts'
import { sendRequest, parseResponse, type GatewayResponse } from './calls.ts'

const TOKEN_RENEW_EARLY_MS = 60_000
const PAGE_ROWS = 50
/** Longer lists are not read to the end, and the outcome of a search is then unknown. */
const MAX_PAGES = 200

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })
const errorBody = z.object({
  status: z.literal('failed'),
  error: z.object({
    type: z.string(),
    code: z.coerce.string(),
    message: z.string(),
    validation_errors: z
      .array(z.object({ field_name: z.string().optional(), message: z.string().optional() }))
      .optional(),
  }),
})
const pageInfo = z.object({ current_page: z.number(), total_pages: z.number() })
const cursor = z.object({ next: z.string().nullish(), has_more_items: z.boolean() })

export interface FlutterwaveAccess {
  readonly clientId: string
  readonly clientSecret: string
  readonly baseUrl: string
  readonly tokenUrl: string
  readonly clock: Clock
  readonly timeoutMs?: number
}

type Query = Readonly<Record<string, string>>

export class FlutterwaveClient {
  readonly #access: FlutterwaveAccess
  #token: Promise<{ value: string; until: number }> | null = null

  constructor(access: FlutterwaveAccess) {
    this.#access = access
  }

  /** `key` is the idempotency key: repeated requests get the first response. */
  async post<T>(path: string, key: string, content: object, data: z.ZodType<T>): Promise<T> {
    const response = await this.#call('POST', path, content, { 'x-idempotency-key': key })
    return parseResponse(z.object({ data }), assertAccepted(response)).data
  }

  /** Null if Flutterwave answers 404. */
  async get<T>(path: string, data: z.ZodType<T>): Promise<T | null> {
    const response = await this.#call('GET', path)
    if (response.status === 404 && errorBody.safeParse(response.body).success) return null
    return parseResponse(z.object({ data }), assertAccepted(response)).data
  }

  /** All rows of a list with numbered pages, newest first. */
  async *rows<T>(path: string, query: Query, row: z.ZodType<T>): AsyncGenerator<T> {
    const schema = z.object({ data: z.array(row), meta: z.object({ page_info: pageInfo }) })
    for (let page = 1; page <= MAX_PAGES; page++) {
      const search = new URLSearchParams({ ...query, page: String(page), size: String(PAGE_ROWS) })
      const { data, meta } = parseResponse(
        schema,
        assertAccepted(await this.#call('GET', `${path}?${search.toString()}`)),
      )
      yield* data
      if (data.length === 0 || page >= meta.page_info.total_pages) return
    }
    throw new GatewayUnknown(`${path} has more than ${MAX_PAGES} pages`)
  }

  /** All rows of a cursor-paginated list. */
  async *rowsByCursor<T>(path: string, name: string, query: Query, row: z.ZodType<T>): AsyncGenerator<T> {
    const schema = z.object({ data: z.object({ cursor, [name]: z.array(row) }) })
    let next: string | null = null
    for (let page = 1; page <= MAX_PAGES; page++) {
      const search = new URLSearchParams({ ...query, size: String(PAGE_ROWS), ...(next !== null && { next }) })
      const { data } = parseResponse(schema, assertAccepted(await this.#call('GET', `${path}?${search.toString()}`)))
      yield* data[name] as T[]
      const { cursor: position } = data as { cursor: z.infer<typeof cursor> }
      if (!position.has_more_items || !position.next) return
      next = position.next
    }
    throw new GatewayUnknown(`${path} has more than ${MAX_PAGES} pages`)
  }

  /** Retries once with a fresh token, in case the current one was revoked early. */
  async #call(method: 'GET' | 'POST', path: string, content?: object, more: Query = {}): Promise<GatewayResponse> {
    const response = await this.#callOnce(method, path, content, more)
    if (response.status !== 401) return response
    this.#token = null
    return await this.#callOnce(method, path, content, more)
  }

  async #callOnce(
    method: 'GET' | 'POST',
    path: string,
    content: object | undefined,
    more: Query,
  ): Promise<GatewayResponse> {
    const { baseUrl, timeoutMs } = this.#access
    const headers = {
      authorization: `Bearer ${await this.#currentToken()}`,
      accept: 'application/json',
      'x-trace-id': randomUUID(),
      ...(content && { 'content-type': 'application/json' }),
      ...more,
    }
    const body = content && { body: JSON.stringify(content) }
    return await sendRequest(`${baseUrl}${path}`, { method, headers, ...body }, timeoutMs)
  }

  /** Concurrent calls share one token request. */
  async #currentToken(): Promise<string> {
    const { clock } = this.#access
    const current = this.#token
    const known = await current?.catch(() => null)
    if (known && clock.now() < known.until) return known.value
    if (this.#token === current) this.#token = null
    this.#token ??= this.#fetchToken()
    return (await this.#token).value
  }

  async #fetchToken(): Promise<{ value: string; until: number }> {
    const { tokenUrl, clientId, clientSecret, clock, timeoutMs } = this.#access
    const form = { client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const requestedAt = clock.now()
    const body = new URLSearchParams(form).toString()
    const response = await sendRequest(tokenUrl, { method: 'POST', headers, body }, timeoutMs)
    const { access_token: value, expires_in: seconds } = parseResponse(token, response)
    return { value, until: requestedAt + Math.max(0, seconds * 1000 - TOKEN_RENEW_EARLY_MS) }
  }
}

export async function collect<T>(rows: AsyncGenerator<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** Flutterwave already has an object with our reference. */
export class DuplicateReference extends GatewayUnknown {}

/** Only a well-formed client error of Flutterwave counts as a permanent decline. */
function assertAccepted(response: GatewayResponse): GatewayResponse {
  const { status, body } = response
  if (status === 200 || status === 201) return response
  const parsed = errorBody.safeParse(body).data
  if (!parsed) throw new GatewayUnknown(`response ${status} without an error body`)
  const { type, code, message, validation_errors: fields = [] } = parsed.error
  const details = fields.map((field) => `${field.field_name ?? ''} ${field.message ?? ''}`.trim()).join(', ')
  const text = `${status} ${type} ${code}: ${message}${details && ` (${details})`}`
  if (status === 409) throw new DuplicateReference(text)
  if (status === 400 || status === 422) throw new GatewayDeclined(text)
  throw new GatewayUnknown(text)
}
