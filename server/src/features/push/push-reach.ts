// Where a push may be sent. The address comes from a browser, so whoever calls could name any: only https to hosts of the
// open internet is reached, and the address that was looked at is the one that is connected to.

import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

const WITHIN_MS = 10_000

export interface PushReach {
  /** Whether this address may be kept at all. */
  readonly allows: (url: URL) => boolean
  /** Whether this address of a host may be connected to. */
  readonly isPublic: (address: string) => boolean
  readonly resolve: (host: string) => Promise<readonly string[]>
}

/** What the open internet does not route, or routes to one's own machines. */
const closed = new BlockList()
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
  closed.addSubnet(net, bits)
}
/** Of IPv6 only what is given out to the world, without what carries an IPv4 address inside. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
const within = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  within.addSubnet(net, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return world.check(address, 'ipv6') && !within.check(address, 'ipv6')
  return isIP(address) === 4 && !closed.check(address)
}

/** Names that only mean something inside a network. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|arpa)$/

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
    !INSIDE.test(host)
  )
}

export const openInternet: PushReach = {
  allows: isPublicUrl,
  isPublic: isPublicAddress,
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
}

export class Unreachable extends Error {}

export interface Parcel {
  readonly url: URL
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** Sends it once; answers the status. Nothing that comes back is read, and no redirection is followed. */
export async function sendTo(reach: PushReach, { url, headers, body }: Parcel): Promise<number> {
  if (!reach.allows(url)) throw new Unreachable(url.host)
  const addresses = await reach.resolve(url.hostname.replace(/^\[|\]$/g, ''))
  if (addresses.length === 0 || !addresses.every((address) => reach.isPublic(address))) throw new Unreachable(url.host)
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  // The connection takes what was just looked at: a name that means something else a moment later leads nowhere.
  const pinned: LookupFunction = (_, options, answer) => {
    if (options.all) answer(null, found)
    else answer(null, found[0]?.address ?? '', found[0]?.family)
  }
  const { request } = url.protocol === 'https:' ? https : http
  return await new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers,
      agent: false,
      lookup: pinned,
      signal: AbortSignal.timeout(WITHIN_MS),
    })
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
