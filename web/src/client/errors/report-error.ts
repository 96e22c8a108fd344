// Reports errors of the app to the server's log. Nothing about the player is sent: no token, and no query of an
// address. A report must never disturb the app, so its own failure is ignored.

import type { ClientErrorContract } from '@glasshouse/rulebook/wire/client-errors'
import type { InputOf } from '@glasshouse/rulebook/wire/endpoint'
import { hostOf } from '../hosts.ts'

type Report = InputOf<ClientErrorContract, 'POST /api/client_error'>

const PATH = '/api/client_error'
/** An error in a loop would otherwise report itself for ever. */
const REPORTS_MAX = 5
const seen = new Set<string>()

export function reportError(kind: Report['kind'], error: unknown, chunk?: Report['chunk']): void {
  const { name, message, stack } = error instanceof Error ? error : { name: typeof error, message: String(error) }
  const key = `${kind} ${name} ${message}`
  if (seen.has(key) || seen.size >= REPORTS_MAX) return
  seen.add(key)
  const report: Report = {
    kind,
    name: name.slice(0, 100),
    message: message.slice(0, 500),
    stack: (stack ?? '').slice(0, 4000),
    page: location.hash.slice(1, 200).replace(/\?.*/s, ''),
    ...(chunk && { chunk: { ...chunk, request: chunk.request.slice(0, 500) } }),
  }
  fetch(hostOf(PATH) + PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    // The page may be closed or left right after the error.
    keepalive: true,
  }).catch(() => undefined)
}

export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => {
    // Scripts of other origins, such as browser extensions, tell nothing but that they failed.
    if (error) reportError('window', error)
  })
  addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason))
}
