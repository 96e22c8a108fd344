// Checks a beacon's signature (BLS12-381, signatures on G1, RFC 9380). This module brings the whole curve along: browsers
// load it only to verify a round.

import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { isSignatureText, type BeaconNetwork } from './network.ts'

const DST = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const scheme = bls12_381.shortSignatures

/** What the network signs in a round: SHA-256 of its number as eight bytes, big endian. */
export function roundMessage(round: number): Uint8Array {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  return sha256(number)
}

/** The message as a point on the curve. */
export const hashToCurve = (message: Uint8Array) => scheme.hash(message, DST)

type PublicKey = ReturnType<(typeof bls12_381.G2.Point)['fromBytes']>
/** Reading a key checks that it is a point of the right group, which takes as long as a signature. */
const keys = new Map<string, PublicKey>()

function readKey(publicKey: string): PublicKey {
  const known = keys.get(publicKey)
  if (known) return known
  const point = bls12_381.G2.Point.fromBytes(hexToBytes(publicKey))
  point.assertValidity()
  keys.set(publicKey, point)
  return point
}

/** Whether the network signed this round. Text that is no signature at all is none either. */
export function isSignatureOf({ publicKey }: BeaconNetwork, round: number, signature: string): boolean {
  if (!Number.isSafeInteger(round) || round < 1 || !isSignatureText(signature)) return false
  try {
    return scheme.verify(hexToBytes(signature), hashToCurve(roundMessage(round)), readKey(publicKey))
  } catch {
    // Not a point of the curve, or of another group.
    return false
  }
}
