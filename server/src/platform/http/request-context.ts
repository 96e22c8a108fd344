// Who asks, as a request tells it.

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

/** Plain values, though few calls want them all: getters of its own would make every visit a kind of object by itself. */
export function readRequestContext(
  request: IncomingMessage,
  { trustedProxies, hashToken }: RequestContextDeps,
): RequestContext {
  const { headers } = request
  const { token } = headers
  const isUsable = typeof token === 'string' && token !== '' && token.length <= TOKEN_LENGTH_MAX
  return {
    readAt: performance.now(),
    language: languageOf(request),
    address: clientOf(request, trustedProxies),
    device: (headers['user-agent'] ?? '').slice(0, DEVICE_LENGTH_MAX),
    origin: `${protocolOf(request, trustedProxies)}://${hostOf(request, trustedProxies)}`,
    tokenHash: isUsable ? hashOf(request.socket, token, hashToken) : null,
  }
}

/** The token that a line brought last, and its hash: mostly it brings the same again. Forgotten with the line. */
const broughtBy = new WeakMap<Socket, { readonly token: string; readonly hash: Buffer }>()

function hashOf(socket: Socket, token: string, hashToken: RequestContextDeps['hashToken']): Buffer {
  const known = broughtBy.get(socket)
  if (known?.token === token) return known.hash
  const hash = hashToken(token)
  broughtBy.set(socket, { token, hash })
  return hash
}

export const languageOf = ({ headers }: { headers: IncomingHttpHeaders }): Language =>
  /^\s*fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en'

/** One subscriber has a whole IPv6 network of 64 bits: all its addresses count as one. */
export function addressOf(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip
  // `::` stands for as many zeros as are missing.
  const [head = '', tail = ''] = ip.split('%')[0]?.split('::') ?? []
  const [left, right] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Where a request comes from, as far back as proxies are trusted. */
export function clientOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
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

/** A proxy in front of us says how and by which name it was called. */
export const protocolOf = ({ headers }: IncomingMessage, trustedProxies: number): string =>
  (trustedProxies > 0 && lastOf(headers['x-forwarded-proto'])) || 'http'

const hostOf = ({ headers }: IncomingMessage, trustedProxies: number): string =>
  (trustedProxies > 0 && lastOf(headers['x-forwarded-host'])) || (headers.host ?? '')

const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? ''
