// One intent, one request id, however often it is sent: the server answers a repeat with the
// first answer, so a bet is never doubled.

import { CallError } from '../../client/call.ts'
import { playerToken } from '../../client/tokens.ts'

const RETRY_AFTER_MS = [400, 1200, 3000] as const
const FAILED_INSIDE = 5000
/** Too busy, or too many requests: answered before the request was read. */
const UNREAD: readonly number[] = [1007, 1008]

/** A UUID v4. `crypto.randomUUID` exists only in a secure context. */
export function newRequestId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Nobody knows whether the bet stands: it was sent several times and never answered. */
export class Unanswered extends Error {
  constructor() {
    super('unanswered')
    this.name = 'Unanswered'
  }
}

/** A bet of which nobody knows whether it was placed; its request id finds out. */
export class UnansweredBet extends Unanswered {
  readonly requestId: string

  constructor(requestId: string) {
    super()
    this.requestId = requestId
  }
}

/** True where the server gave no verdict: no network, something else than an envelope, a fault inside. */
export const isOpen = (error: CallError): boolean => error.network || error.errno === FAILED_INSIDE || error.errno === 0

/** Sends until there is a verdict. `send` must carry the same request id each time. What one player wanted is never sent
 * in the name of another who has logged in since, nor is its answer shown to them. */
export async function untilAnswered<T>(
  send: () => Promise<T>,
  retryAfterMs: readonly number[] = RETRY_AFTER_MS,
): Promise<T> {
  let mayStand = false
  const token = playerToken()
  const isSame = (): boolean => playerToken() === token
  for (const waitMs of [...retryAfterMs, null]) {
    if (!isSame()) break
    try {
      const answer = await send()
      if (!isSame()) break
      return answer
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // That a repeat was not read says nothing about what was sent before it.
      if (!isOpen(error) && !(mayStand && UNREAD.includes(error.errno))) throw error
      mayStand = true
      if (waitMs !== null) await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  throw new Unanswered()
}
