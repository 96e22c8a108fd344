// Calls to the services of the sandbox, and what their answers mean.

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { GatewayDeclined, GatewayUnknown } from '../gateway.ts'
import type { Clock } from '../orders.ts'
import { request, type GatewayResponse } from './calls.ts'

const errorBody = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

export interface SandboxOptions {
  /** Where the service listens, as the server reaches it. */
  readonly baseUrl: string
  readonly keyId: string
  readonly keySecret: string
  readonly clock: Clock
  readonly timeoutMs?: number
}

/** Calls that bear the signature of our key. */
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
    return await request(
      new URL(path, baseUrl).href,
      { method, headers, ...(body !== undefined && { body }) },
      timeoutMs,
    )
  }
}

/** An answer that says yes. With one of the given statuses, and only in its own words, the gateway said no for good. */
export function assertAccepted(answer: GatewayResponse, refusals: readonly number[] = []): GatewayResponse {
  if (answer.status === 200 || answer.status === 201) return answer
  const said = errorBody.safeParse(answer.body)
  const words = said.success ? `${said.data.error.code}: ${said.data.error.message}` : 'no words'
  if (said.success && refusals.includes(answer.status)) throw new GatewayDeclined(words)
  throw new GatewayUnknown(`answered ${answer.status}, ${words}`)
}

/** A missing page of whatever stands between us says nothing about an order. */
export function isUnknownReference({ status, body }: GatewayResponse): boolean {
  return status === 404 && errorBody.safeParse(body).data?.error.code === 'unknownReference'
}
