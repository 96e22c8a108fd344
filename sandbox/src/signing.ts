// HMAC-SHA256 signatures in both directions: over time, method, path and body of a call, and over time and body of a
// webhook.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** How old a signed call may be. */
const WINDOW_MS = 5 * 60_000
const KEY_HEADER = 'x-sandbox-key'
const TIME_HEADER = 'x-sandbox-time'
const SIGNATURE_HEADER = 'x-sandbox-signature'

export interface Key {
  readonly id: string
  readonly secret: string
}

export interface Call {
  readonly method: string
  /** Including the query. */
  readonly path: string
  readonly body: Buffer
}

/** Null where a call's signature is valid, otherwise the reason. */
export function signatureError(
  key: Key,
  now: number,
  { method, path, body }: Call,
  headers: Readonly<Record<string, unknown>>,
): string | null {
  const [id, time, signature] = [headers[KEY_HEADER], headers[TIME_HEADER], headers[SIGNATURE_HEADER]]
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signature !== 'string') return 'not signed'
  const expected = createHmac('sha256', key.secret).update(`${time}\n${method}\n${path}\n`).update(body).digest('hex')
  const [isKey, isSignature] = [
    same(Buffer.from(id), Buffer.from(key.id)),
    same(Buffer.from(signature), Buffer.from(expected)),
  ]
  if (!isKey || !isSignature) return 'bad signature'
  return /^\d{1,15}$/.test(time) && Math.abs(now - Number(time)) <= WINDOW_MS ? null : 'too old'
}

export function hookHeaders(secret: string, now: number, body: string): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${now}.${body}`).digest('hex')
  return { 'content-type': 'application/json', [TIME_HEADER]: String(now), [SIGNATURE_HEADER]: signature }
}

const same = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)
