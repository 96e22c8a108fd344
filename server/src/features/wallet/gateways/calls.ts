// How a gateway is called: with a limit on its patience, and with every answer sorted into what is known and what is
// not. Whatever is not understood is unknown, never a failure.

import type { z } from 'zod'
import { GatewayUnknown, WebhookRejected } from '../gateway.ts'

const TIMEOUT_MS = 10_000
const MAX_RESPONSE_BYTES = 4 * 1024 * 1024

export interface GatewayResponse {
  readonly status: number
  /** What its JSON says; undefined where it is none. */
  readonly body: unknown
}

export async function request(
  url: string,
  request: { method: string; headers: Record<string, string>; body?: string },
  timeoutMs = TIMEOUT_MS,
): Promise<GatewayResponse> {
  try {
    // Where a gateway would send us on is not where our secrets belong.
    const answer = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const text = await answer.text()
    if (text.length > MAX_RESPONSE_BYTES) throw new Error('too long an answer')
    return { status: answer.status, body: parseJson(text) }
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

/** An answer in the form that it must have; one of another form tells us nothing. */
export function parseResponse<T>(schema: z.ZodType<T>, { status, body }: GatewayResponse): T {
  const read = schema.safeParse(body)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new GatewayUnknown(`answered ${status} with something else: ${issue?.path.join('.')} ${issue?.message}`)
}

/** What is signed but of another form is refused as well. */
export function parseWebhookBody<T>(schema: z.ZodType<T>, raw: Buffer): T {
  try {
    return schema.parse(JSON.parse(raw.toString()))
  } catch {
    throw new WebhookRejected('not a webhook of ours')
  }
}
