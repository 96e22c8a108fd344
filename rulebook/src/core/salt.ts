// Where the public part of a chain comes from: a value that nobody knew when the chain was committed to.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A bitcoin block's hash as it is displayed, from its 80-byte header: the header proves itself. */
export function blockHash(header: Uint8Array): string {
  if (header.length !== 80) throw new RangeError('a block header has 80 bytes')
  return bytesToHex(sha256(sha256(header)).reverse())
}

/** The randomness of a drand round, from its signature. */
export const beaconRandomness = (signature: Uint8Array): string => bytesToHex(sha256(signature))

/** The salt of a practice chain: made by the server itself, so it is never used with real stakes. */
export const practiceSalt = (manifestHash: string): string =>
  bytesToHex(sha256(utf8ToBytes(`PF1-DEV-SALT:${manifestHash}`)))

const WORK_BITS_MIN = 76

/** Whether a header has cost enough work to be a real block's, and was made after the chain was committed to. */
export function isAcceptableHeader(header: Uint8Array, committedAtMs: number): boolean {
  if (header.length !== 80) return false
  const zeroBits = Array.from(blockHash(header), (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0'))
    .join('')
    .indexOf('1')
  const madeAtSeconds = new DataView(header.buffer, header.byteOffset).getUint32(68, true)
  return zeroBits >= WORK_BITS_MIN && madeAtSeconds * 1000 > committedAtMs
}
