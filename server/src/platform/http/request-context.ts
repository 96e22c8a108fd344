// Reads the caller's address, language, device and token from a request.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Caller } from './route.ts'

const TOKEN_LENGTH_MAX = 128
const DEVICE_LENGTH_MAX = 200

export interface RequestContextDeps {
  readonly trustedProxies: number
  readonly hashToken: (token: string) => Buffer
}

export interface RequestContext extends Caller {
  playerId?: bigint
}

/** Plain values, even unused ones: per-request getters would give each context its own hidden class. */
export function readRequestContext(
  request: IncomingMessage,
  { trustedProxies, hashToken }: RequestContextDeps,
): RequestContext {
  const { headers } = request
  const { token } = headers
  const isUsable = typeof token === 'string' && token !== '' && token.length <= TOKEN_LENGTH_MAX
  return {
    readAtMs: performance.now(),
    language: languageOf(request),
    address: clientAddress(request, trustedProxies),
    device: (headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH_MAX),
    origin: `${protocolOf(request, trustedProxies)}://${hostOf(request, trustedProxies)}`,
    tokenHash: isUsable ? cachedHash(request.socket, token, hashToken) : null,
  }
}

/** The last token of each connection with its hash, because most requests on a connection repeat it. */
const lastTokens = new WeakMap<Socket, { readonly token: string; readonly hash: Buffer }>()

function cachedHash(socket: Socket, token: string, hashToken: RequestContextDeps['hashToken']): Buffer {
  const known = lastTokens.get(socket)
  if (known?.token === token) return known.hash
  const hash = hashToken(token)
  lastTokens.set(socket, { token, hash })
  return hash
}

export const languageOf = ({ headers }: { headers: IncomingHttpHeaders }): Language =>
  /^\s*fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en'

/** An IPv6 customer gets a whole /64 network, so all its addresses count as one. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  // `::` replaces the missing zero groups.
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The client address, read past as many proxies as are trusted. */
export function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? ''
  const forwarded = headers['x-forwarded-for']
  if (trustedProxies === 0 || !forwarded) return addressOf(own)
  const names = String(forwarded).split(',')
  const hops = [
    own,
    ...names
      .map((part) => part.trim())
      .filter(Boolean)
      .toReversed(),
  ]
  return addressOf(hops[Math.min(trustedProxies, hops.length - 1)] ?? '')
}

/** A trusted proxy forwards the protocol that the client used. */
export const protocolOf = ({ headers }: IncomingMessage, trustedProxies: number): string =>
  (trustedProxies > 0 && lastOf(headers['x-forwarded-proto'])) || 'http'

const hostOf = ({ headers }: IncomingMessage, trustedProxies: number): string =>
  (trustedProxies > 0 && lastOf(headers['x-forwarded-host'])) || (headers.host ?? '')

const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? ''
