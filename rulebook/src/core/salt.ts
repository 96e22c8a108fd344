// The public salt of a hash chain: a value that nobody could know when the chain was committed to.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** A Bitcoin block's hash as displayed, from its 80-byte header: the header alone proves the hash. */
export function blockHash(header: Uint8Array): string {
  if (header.length !== 80) throw new RangeError('a block header has 80 bytes')
  return bytesToHex(sha256(sha256(header)).reverse())
}

/** The salt of a practice chain. The server generates it, so it is never used with real stakes. */
export const practiceSalt = (manifestHash: string): string =>
  bytesToHex(sha256(utf8ToBytes(`PF1-DEV-SALT:${manifestHash}`)))
