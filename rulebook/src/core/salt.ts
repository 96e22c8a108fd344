// The public salt of a hash chain: a value that nobody could know when the chain was committed to.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A Bitcoin block's hash as displayed, from its 80-byte header: the header alone proves the hash. */
export function blockHash(header: Uint8Array): string {
  if (header.length !== 80) throw new RangeError('a block header has 80 bytes')
  return bytesToHex(sha256(sha256(header)).reverse())
}

/** The randomness of a drand round, from its signature. */
export const beaconRandomness = (signature: Uint8Array): string => bytesToHex(sha256(signature))

/** The salt of a practice chain. The server generates it, so it is never used with real stakes. */
export const practiceSalt = (manifestHash: string): string =>
  bytesToHex(sha256(utf8ToBytes(`PF1-DEV-SALT:${manifestHash}`)))

const WORK_BITS_MIN = 76

/** Whether a header has enough proof of work to be a real block, and is younger than the chain's commitment. */
export function isAcceptableHeader(header: Uint8Array, committedAtMs: number): boolean {
  if (header.length !== 80) return false
  const zeroBits = Array.from(blockHash(header), (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('')
    .indexOf('1')
  const minedAtSeconds = new DataView(header.buffer, header.byteOffset).getUint32(68, true)
  return zeroBits >= WORK_BITS_MIN && minedAtSeconds * 1000 > committedAtMs
}
