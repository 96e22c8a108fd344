import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { protocolOf } from './request-context.ts'

export interface HeaderDeps {
  /** Other hosts that the pages may call: the API and auth hosts where they are separate. */
  readonly apiHosts: readonly string[]
  /** Origins whose pages may call this API. */
  readonly corsOrigins: readonly string[]
}

export type HeadersOf = (request: IncomingMessage) => Readonly<Record<string, string>>

/**
 * Builds the security headers of every response: no inline scripts, no framing, no MIME sniffing, CORS for known
 * origins only.
 */
export function headersFor({ apiHosts, corsOrigins }: HeaderDeps, trustedProxies: number): HeadersOf {
  const connect = ["'self'", ...apiHosts, ...apiHosts.map((host) => host.replace(/^http/, 'ws'))].join(' ')
  const csp =
    `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src ${connect}; ` +
    `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
  const pages = {
    'content-security-policy': csp,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=()',
  }
  // API responses are data, never a page: they load nothing and are never cached.
  const data = {
    'content-security-policy': `default-src 'none'; style-src 'self'; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  }
  const allowed = new Set(corsOrigins)
  return (request) => {
    const { origin } = request.headers
    const base = request.url?.startsWith('/api/') ? data : pages
    const isHttps = protocolOf(request, trustedProxies) === 'https'
    const isAllowed = origin !== undefined && allowed.has(origin)
    if (!isHttps && !isAllowed) return base
    return {
      ...base,
      ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
      ...(isAllowed ? { 'access-control-allow-origin': origin, vary: 'Origin' } : {}),
    }
  }
}

export function addHeaders(httpServer: FastifyInstance, headersOf: HeadersOf): void {
  httpServer.addHook('onRequest', async (request, reply) => {
    const headers = headersOf(request.raw)
    reply.headers(headers)
    if (request.method !== 'OPTIONS' || !('access-control-allow-origin' in headers)) return
    return await reply
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': 'Token, os, sv, app, Content-Type, Accept-Language, Idempotency-Key',
        'access-control-max-age': '600',
      })
      .code(204)
      .send()
  })
}
