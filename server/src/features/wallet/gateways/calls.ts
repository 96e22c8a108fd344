// HTTP requests to gateways, with a timeout. Anything but a well-formed response means an unknown outcome, never a failure.

import type { z } from 'zod'
import { callProvider, outcomeOfStatus } from '../../../platform/metrics/provider-calls.ts'
import { GatewayUnknown, WebhookRejected } from '../gateway.ts'

const TIMEOUT_MS = 10_000
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

export interface GatewayResponse {
  readonly status: number
  /** The parsed JSON; undefined if the body is not JSON. */
  readonly body: unknown
}

interface GatewayRequest {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body?: string
}

export const sendRequest = (url: string, request: GatewayRequest, timeoutMs = TIMEOUT_MS): Promise<GatewayResponse> =>
  callProvider('payment_gateway', () => send(url, request, timeoutMs), { outcomeOf: outcomeOfStatus })

async function send(url: string, request: GatewayRequest, timeoutMs: number): Promise<GatewayResponse> {
  try {
    // Following a redirect would leak our credentials to another host.
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    if (text.length > MAX_RESPONSE_BYTES) throw new Error('response too large')
    return { status: response.status, body: parseJson(text) }
  } catch (error) {
    throw new GatewayUnknown(`${request.method} ${new URL(url).pathname}: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws GatewayUnknown if the response does not match the schema. */
export function parseResponse<T>(schema: z.ZodType<T>, { status, body }: GatewayResponse): T {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new GatewayUnknown(`unexpected response ${status}: ${issue?.path.join('.')} ${issue?.message}`)
}

/** Rejects signed bodies that do not match the schema. */
export function parseWebhookBody<T>(schema: z.ZodType<T>, raw: Buffer): T {
  try {
    return schema.parse(JSON.parse(raw.toString()))
  } catch {
    throw new WebhookRejected('not a webhook of ours')
  }
}
