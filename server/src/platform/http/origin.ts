// Checks which origins may open a WebSocket. Browsers apply no CORS to sockets but send their Origin; a request without
// Origin is not a browser.

import type { IncomingMessage } from 'node:http'

export interface OriginDeps {
  readonly corsOrigins: readonly string[]
  readonly publicUrl: string | null
  readonly trustedProxies: number
}

export function originCheck({ corsOrigins, publicUrl, trustedProxies }: OriginDeps) {
  const allowed = new Set([...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])])
  return ({ headers }: IncomingMessage): boolean => {
    const { origin, host } = headers
    if (origin === undefined || allowed.has(origin)) return true
    // A page of any name that leads to this address would equal its host (DNS rebinding).
    if (publicUrl) return false
    // A trusted proxy forwards the host that the client addressed.
    const forwardedHost =
      trustedProxies > 0
        ? (String(headers['x-forwarded-host'] ?? '')
            .split(',')[0]
            ?.trim() ?? '')
        : ''
    return URL.canParse(origin) && [forwardedHost, host].includes(new URL(origin).host)
  }
}
