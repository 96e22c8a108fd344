// HTTP client for the sandbox services, and how their responses are classified.

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { GatewayDeclined, GatewayUnknown } from '../gateway.ts'
import type { Clock } from '../orders.ts'
import { sendRequest, type GatewayResponse } from './calls.ts'

const errorBody = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

export interface SandboxOptions {
  /** The address of the service as seen from the server. */
  readonly baseUrl: string
  readonly keyId: string
  readonly keySecret: string
  readonly clock: Clock
  readonly timeoutMs?: number
}

/** Signs every request with our key. */
export class SignedClient {
  readonly #options: SandboxOptions

  constructor(options: SandboxOptions) {
    this.#options = options
  }

  async call(method: 'GET' | 'POST', path: string, content?: object): Promise<GatewayResponse> {
    const { baseUrl, keyId, keySecret, clock, timeoutMs } = this.#options
    const body = content && JSON.stringify(content)
    const time = String(clock.now())
    const signed = `${time}\n${method}\n${path}\n${body ?? ''}`
    const headers = {
      'x-sandbox-key': keyId,
      'x-sandbox-time': time,
      'x-sandbox-signature': createHmac('sha256', keySecret).update(signed).digest('hex'),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    return await sendRequest(
      new URL(path, baseUrl).href,
      { method, headers, ...(body !== undefined && { body }) },
      timeoutMs,
    )
  }
}

/** `refusals` are the statuses that count as a permanent decline if the body is the gateway's own error. */
export function assertAccepted(response: GatewayResponse, refusals: readonly number[] = []): GatewayResponse {
  if (response.status === 200 || response.status === 201) return response
  const error = errorBody.safeParse(response.body).data?.error
  const text = error ? `${error.code}: ${error.message}` : 'no error body'
  if (error && refusals.includes(response.status)) throw new GatewayDeclined(text)
  throw new GatewayUnknown(`response ${response.status}, ${text}`)
}

/** A 404 from a proxy is not an answer about the order, so the error code must match. */
export function isUnknownReference({ status, body }: GatewayResponse): boolean {
  return status === 404 && errorBody.safeParse(body).data?.error.code === 'unknownReference'
}
