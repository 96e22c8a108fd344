// Time-based one-time passwords (RFC 6238): HMAC-SHA-1 over 30-second steps, six digits.

import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const DIGITS = 6
/** Tolerated clock drift of the phone, in either direction. */
const DRIFT_STEPS = 1
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (timeMs: number): number => Math.floor(timeMs / STEP_MS)

export function codeAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const count = Buffer.alloc(8)
  count.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(count).digest()
  const number = mac.readUInt32BE((mac[19] ?? 0) & 15) & 0x7fff_ffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step that this code belongs to, if it is close to now and later than the last step used; otherwise null. */
export function matchingStep(secret: Uint8Array, code: string, timeMs: number, lastStep: number): number | null {
  const now = stepAt(timeMs)
  for (let step = now - DRIFT_STEPS; step <= now + DRIFT_STEPS; step++) {
    if (step > lastStep && isEqual(codeAt(secret, step), code)) return step
  }
  return null
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Base32 without padding, the format in which apps accept a typed secret. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The content of the QR code. */
export function otpauthUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({ secret: toBase32(secret), issuer, algorithm: 'SHA1', digits: '6', period: '30' })
  return `otpauth://totp/${label}?${query.toString()}`
}
