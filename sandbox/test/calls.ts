// The casino's calls to the gateway, and a payer who only has a payment page.

import { createHmac } from 'node:crypto'

export const KEYS = { keyId: 'house', keySecret: 'key-secret', hookSecret: 'hook-secret', adsSecret: 'ads-secret' }

export interface Answer<T = Record<string, unknown>> {
  readonly status: number
  readonly body: T
}

export interface CallOptions {
  readonly keyId?: string
  readonly secret?: string
  readonly time?: number | string
  /** The body that is signed instead of the one that is sent. */
  readonly signedBody?: string
  readonly signal?: AbortSignal
}

export function signedHeaders(method: string, path: string, raw: string, options: CallOptions = {}) {
  const time = String(options.time ?? Date.now())
  const signed = `${time}\n${method}\n${path}\n${options.signedBody ?? raw}`
  return {
    'x-sandbox-key': options.keyId ?? KEYS.keyId,
    'x-sandbox-time': time,
    'x-sandbox-signature': createHmac('sha256', options.secret ?? KEYS.keySecret)
      .update(signed)
      .digest('hex'),
  }
}

export async function call<T = Record<string, unknown>>(
  base: string,
  method: string,
  path: string,
  content?: unknown,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const raw = content === undefined ? '' : typeof content === 'string' ? content : JSON.stringify(content)
  const answer = await fetch(base + path, {
    method,
    headers: {
      ...signedHeaders(method, path, raw, options),
      ...(content !== undefined && { 'content-type': 'application/json' }),
    },
    ...(content !== undefined && { body: raw }),
    ...(options.signal && { signal: options.signal }),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}

export interface ShownOrder extends Record<string, unknown> {
  readonly providerReference: string
  readonly payUrl: string
  readonly state: string
  readonly amount: string
}

let made = 0
export const newOrder = (more: object = {}) => ({
  reference: `rc-${(made += 1)}`,
  amount: '1000',
  currency: 'USD',
  language: 'en',
  expiresAt: Date.now() + 600_000,
  returnUrl: 'http://127.0.0.1:9/#/back',
  ...more,
})

export const newPayout = (more: object = {}) => ({
  reference: `wd-${(made += 1)}`,
  amount: '500',
  currency: 'USD',
  destination: { bankCode: 'CI-WAVE', phone: '+2250700112233', accountNumber: null, accountName: null },
  ...more,
})

/** Presses a button of a payment page. */
export async function press(payUrl: string, button: string, form: Record<string, string> = {}) {
  const page = new URL(payUrl)
  const answer = await fetch(`${page.origin}${page.pathname}/${button}${page.search}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}
