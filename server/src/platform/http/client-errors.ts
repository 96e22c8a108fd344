// Logs errors that browsers report. The endpoint is public, so reports are scrubbed of personal data and rate limited.

import { clientErrorContract } from '@glasshouse/rulebook/wire/client-errors'
import type { Logger } from 'pino'
import { implement, type Route } from './route.ts'

/** Per node. A broken build fails in every browser at once, so more lines would add nothing. */
export const LOGGED_PER_MINUTE = 60
const MINUTE_MS = 60_000

export function clientErrorRoutes(log: Pick<Logger, 'warn'>, nowMs: () => number = () => performance.now()): Route[] {
  let minuteEndsMs = 0
  let logged = 0
  let suppressed = 0
  return implement(clientErrorContract, {
    report: ({ kind, name, message, stack, page, chunk }) => {
      if (nowMs() >= minuteEndsMs) {
        if (suppressed > 0) log.warn({ suppressed }, 'client errors suppressed')
        minuteEndsMs = nowMs() + MINUTE_MS
        logged = suppressed = 0
      }
      if (logged++ >= LOGGED_PER_MINUTE) {
        suppressed++
        return Promise.resolve()
      }
      const fields = { kind, name: scrub(name), message: scrub(message), stack: scrub(stack), page: scrub(page) }
      const failed = chunk && { chunk: { type: chunk.type, request: scrub(chunk.request) } }
      log.warn({ ...fields, ...failed }, 'client error')
      return Promise.resolve()
    },
  })
}

/**
 * Removes personal data: query strings, e-mail addresses, phone numbers and tokens. Keeps stack positions (up to six
 * digits) and the hashes in file names (eight characters).
 */
export const scrub = (text: string): string =>
  text
    .replace(/\?[^\s:)]*/g, '')
    .replace(/[^\s@(]+@[^\s@)]+\.[a-z]{2,}/gi, '[email]')
    .replace(/\+?\d(?:[ .-]?\d){6,}/g, '[number]')
    .replace(/[\w-]{32,}/g, '[token]')
