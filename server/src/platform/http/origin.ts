// Whose pages may open a socket. A browser opens one to anywhere, sends no token of ours along by itself, but says from
// which page it comes; whatever says nothing is no browser.

import type { IncomingMessage } from 'node:http'

export interface OriginDeps {
  readonly corsOrigins: readonly string[]
  readonly publicUrl: string | null
  readonly trustedProxies: number
}

export function originCheck({ corsOrigins, publicUrl, trustedProxies }: OriginDeps) {
  const known = new Set([...corsOrigins, ...(publicUrl ? [new URL(publicUrl).origin] : [])])
  return ({ headers }: IncomingMessage): boolean => {
    const { origin, host } = headers
    if (origin === undefined || known.has(origin)) return true
    // A proxy in front of us may call us by another name, and then says by which it was called.
    const asked =
      trustedProxies > 0
        ? (String(headers['x-forwarded-host'] ?? '')
            .split(',')[0]
            ?.trim() ?? '')
        : ''
    return URL.canParse(origin) && [asked, host].includes(new URL(origin).host)
  }
}
