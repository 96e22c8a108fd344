// Guards pushes against SSRF, because the endpoint URL comes from the client. Only https to public hosts is allowed, and the
// connection uses exactly the addresses that were checked.

import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

const TIMEOUT_MS = 10_000

export interface PushReach {
  /** Whether this endpoint may be stored. */
  readonly allows: (url: URL) => boolean
  /** Whether this IP address may be connected to. */
  readonly isPublic: (address: string) => boolean
  readonly resolve: (host: string) => Promise<readonly string[]>
}

/** Special-purpose IPv4 ranges (private, loopback, link-local, documentation, multicast). */
const nonPublicIpv4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  nonPublicIpv4.addSubnet(net, bits)
}
/** IPv6 global unicast, minus special-purpose ranges and those that embed an IPv4 address. */
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')
const specialIpv6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  specialIpv6.addSubnet(net, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
  return isIP(address) === 4 && !nonPublicIpv4.check(address)
}

/** Names that resolve only within a private network. */
const INTERNAL_NAMES =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|arpa)$/

function isPublicUrl(url: URL): boolean {
  const host = url.hostname.replace(/\.$/, '').toLowerCase()
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    host.includes('.') &&
    !host.startsWith('[') &&
    isIP(host) === 0 &&
    !INTERNAL_NAMES.test(host)
  )
}

export const publicInternet: PushReach = {
  allows: isPublicUrl,
  isPublic: isPublicAddress,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
}

export class Unreachable extends Error {}

export interface PushRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** Sends one request and returns its status. Ignores the response body and follows no redirects. */
export async function sendTo(reach: PushReach, { url, headers, body }: PushRequest): Promise<number> {
  if (!reach.allows(url)) throw new Unreachable(url.host)
  const addresses = await reach.resolve(url.hostname.replace(/^\[|\]$/g, ''))
  if (addresses.length === 0 || !addresses.every((address) => reach.isPublic(address))) throw new Unreachable(url.host)
  const resolved = addresses.map((address) => ({ address, family: isIP(address) }))
  // Pins the checked addresses, so that DNS rebinding cannot redirect the connection.
  const pinned: LookupFunction = (_, options, callback) => {
    if (options.all) callback(null, resolved)
    else callback(null, resolved[0]?.address ?? '', resolved[0]?.family)
  }
  const { request } = url.protocol === 'https:' ? https : http
  return await new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup: pinned,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
