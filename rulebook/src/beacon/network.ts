// The public randomness beacon that beacon mode mixes into every shared round: which round of it decides, and when.
// Its signature is checked in signature.ts, which is loaded only where it is needed.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'

/** A drand network in the form in which a manifest names it. Times are seconds. */
export interface BeaconNetwork {
  readonly scheme: typeof SCHEME
  /** A compressed point on G2, in hex. */
  readonly publicKey: string
  /** When round 1 was published, in seconds since 1970. */
  readonly genesis: number
  readonly period: number
}

/** A round's signature, and the randomness that follows from it. */
export interface Beacon {
  readonly round: number
  readonly randomness: string
  readonly signature: string
}

/** Signatures on G1, keys on G2, and no link to the round before, so that every round can be checked alone. */
const SCHEME = 'bls-unchained-g1-rfc9380'

/** drand quicknet of the League of Entropy, the only network for real money. */
export const QUICKNET: BeaconNetwork = {
  scheme: SCHEME,
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
}

/** Under which its relays serve quicknet: the hash of its facts, as drand computes it. */
export const QUICKNET_CHAIN_HASH = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'

/** The network of tests and play money, see test-network.ts: everybody can compute its key. Ticks with quicknet. */
export const TEST_NETWORK: BeaconNetwork = {
  ...QUICKNET,
  publicKey:
    'ae1d59f3d5cc2d89b0a603be356e91db5e7e23715b917f58204f9a6e972485951c18f7f34dda465ffe26ebc8f12ee071035a1a6e6fb11f30c17be6dd64194ecd0d854acca4073441858d94c353709924e18d2559af79bb6f3ebd4b37b0ea26c4',
}

/** The time between a lock and the tick after it: the round that decides is published this much later. */
export const LOCK_BEFORE_TICK_MS = 200

const genesisMs = ({ genesis }: BeaconNetwork): number => genesis * 1000
const periodMs = ({ period }: BeaconNetwork): number => period * 1000

/** The first round strictly after a lock. */
export const beaconRoundAfter = (network: BeaconNetwork, lockTimeMs: number): number =>
  Math.floor((lockTimeMs - genesisMs(network)) / periodMs(network)) + 2

/** When the network signs a round. */
export const beaconTimeMs = (network: BeaconNetwork, round: number): number =>
  genesisMs(network) + (round - 1) * periodMs(network)

/** The first lock at or after a time that is just before a tick, so that nobody waits long for the beacon. */
export function lockBeforeTick(network: BeaconNetwork, earliestMs: number): number {
  const ticks = Math.ceil((earliestMs + LOCK_BEFORE_TICK_MS - genesisMs(network)) / periodMs(network))
  return genesisMs(network) + ticks * periodMs(network) - LOCK_BEFORE_TICK_MS
}

/** The randomness of a round: SHA-256 of its signature. */
export const beaconRandomness = (signature: string): string => bytesToHex(sha256(hexToBytes(signature)))

/** A compressed point on G1, in hex. */
export const isSignatureText = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{96}$/.test(text)

export const isSameNetwork = (a: BeaconNetwork | null, b: BeaconNetwork | null): boolean =>
  a === null || b === null
    ? a === b
    : a.scheme === b.scheme && a.publicKey === b.publicKey && a.genesis === b.genesis && a.period === b.period
