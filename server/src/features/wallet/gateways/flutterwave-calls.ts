// Calls to Flutterwave: a token for some minutes, a key that makes a repeated call the first one, lists page by page.

import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { GatewayDeclined, GatewayUnknown } from '../gateway.ts'
import type { Clock } from '../orders.ts'
import { request, parseResponse, type GatewayResponse } from './calls.ts'

/** A token is given up so long before it expires. */
const TOKEN_RENEW_EARLY_MS = 60_000
const PAGE_ROWS = 50
/** A list that is longer is not read to its end, and what was looked for is then not known. */
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

  /** `key` names what is asked for: under it the first answer comes again. */
  async post<T>(path: string, key: string, content: object, data: z.ZodType<T>): Promise<T> {
    const answer = await this.#call('POST', path, content, { 'x-idempotency-key': key })
    return parseResponse(z.object({ data }), assertAccepted(answer)).data
  }

  /** Null where there is none by that name. */
  async get<T>(path: string, data: z.ZodType<T>): Promise<T | null> {
    const answer = await this.#call('GET', path)
    if (answer.status === 404 && errorBody.safeParse(answer.body).success) return null
    return parseResponse(z.object({ data }), assertAccepted(answer)).data
  }

  /** Every row of a list with numbered pages, newest first. */
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

  /** Every row of a list that goes on at a cursor. */
  async *rowsByCursor<T>(path: string, name: string, query: Query, row: z.ZodType<T>): AsyncGenerator<T> {
    const schema = z.object({ data: z.object({ cursor, [name]: z.array(row) }) })
    let next: string | null = null
    for (let page = 1; page <= MAX_PAGES; page++) {
      const search = new URLSearchParams({ ...query, size: String(PAGE_ROWS), ...(next !== null && { next }) })
      const { data } = parseResponse(schema, assertAccepted(await this.#call('GET', `${path}?${search.toString()}`)))
      yield* data[name] as T[]
      const { cursor: place } = data as { cursor: z.infer<typeof cursor> }
      if (!place.has_more_items || !place.next) return
      next = place.next
    }
    throw new GatewayUnknown(`${path} has more than ${MAX_PAGES} pages`)
  }

  /** A token that was taken back before its time is fetched anew, once. */
  async #call(method: 'GET' | 'POST', path: string, content?: object, more: Query = {}): Promise<GatewayResponse> {
    const answer = await this.#callOnce(method, path, content, more)
    if (answer.status !== 401) return answer
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
    return await request(`${baseUrl}${path}`, { method, headers, ...body }, timeoutMs)
  }

  /** Calls of one moment share the fetching of a token. */
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
    const asked = clock.now()
    const body = new URLSearchParams(form).toString()
    const answer = await request(tokenUrl, { method: 'POST', headers, body }, timeoutMs)
    const { access_token: value, expires_in: seconds } = parseResponse(token, answer)
    return { value, until: asked + Math.max(0, seconds * 1000 - TOKEN_RENEW_EARLY_MS) }
  }
}

export async function collect<T>(rows: AsyncGenerator<T>): Promise<T[]> {
  const all: T[] = []
  for await (const row of rows) all.push(row)
  return all
}

/** Something under our reference stands there already. */
export class DuplicateReference extends GatewayUnknown {}

/** Only what is said in Flutterwave's own words and can not become right by itself is a refusal for good. */
function assertAccepted(answer: GatewayResponse): GatewayResponse {
  const { status, body } = answer
  if (status === 200 || status === 201) return answer
  const said = errorBody.safeParse(body).data
  if (!said) throw new GatewayUnknown(`answered ${status} without words`)
  const { type, code, message, validation_errors: fields = [] } = said.error
  const details = fields.map((field) => `${field.field_name ?? ''} ${field.message ?? ''}`.trim()).join(', ')
  const words = `${status} ${type} ${code}: ${message}${details && ` (${details})`}`
  if (status === 409) throw new DuplicateReference(words)
  if (status === 400 || status === 422) throw new GatewayDeclined(words)
  throw new GatewayUnknown(words)
}
