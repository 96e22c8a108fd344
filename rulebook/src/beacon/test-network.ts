// A beacon network for tests and play money, signed like quicknet: five members hold shares of a key, and any three of
// them make the signature, by interpolation in the exponent. Everybody can compute the shares from the text below, so
// that its rounds can be known in advance: never for real money.

import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { beaconRandomness, type Beacon } from './network.ts'
import { hashToCurve, roundMessage } from './signature.ts'

export const THRESHOLD = 3
export const MEMBERS: readonly number[] = [1, 2, 3, 4, 5]
const SEED = 'Glasshouse test beacon, coefficient'

const { Fr } = bls12_381.fields
/** The polynomial whose value at 0 is the key and at i the share of member i. Nobody ever needs the key itself. */
const coefficients = Array.from({ length: THRESHOLD }, (_, i) =>
  Fr.create(BigInt(`0x${bytesToHex(sha512(utf8ToBytes(`${SEED} ${i}`)))}`)),
)
const shareOf = (member: number): bigint =>
  coefficients.reduceRight((sum, coefficient) => Fr.add(Fr.mul(sum, BigInt(member)), coefficient), 0n)

type Signature = ReturnType<typeof hashToCurve>

/** A member's part of a signature. */
export interface Share {
  readonly member: number
  readonly point: Signature
}

export const signShare = (member: number, round: number): Share => ({
  member,
  point: hashToCurve(roundMessage(round)).multiply(shareOf(member)),
})

/** The Lagrange coefficient of a member at 0. */
const weightOf = (member: number, members: readonly number[]): bigint =>
  members
    .filter((other) => other !== member)
    .reduce((weight, other) => Fr.mul(weight, Fr.div(BigInt(other), Fr.sub(BigInt(other), BigInt(member)))), 1n)

/** The network's signature, from enough members' parts; the same whichever members they are. */
export function combine(shares: readonly Share[]): string {
  const members = shares.map(({ member }) => member)
  if (shares.length < THRESHOLD || new Set(members).size < members.length) {
    throw new RangeError(`a signature needs the parts of ${THRESHOLD} members`)
  }
  const [first, ...rest] = shares.map(({ member, point }) => point.multiply(weightOf(member, members)))
  return rest.reduce((sum, point) => sum.add(point), first as Signature).toHex(true)
}

/** A round as the members sign it. */
export function signRound(round: number, members: readonly number[] = MEMBERS.slice(0, THRESHOLD)): Beacon {
  const signature = combine(members.map((member) => signShare(member, round)))
  return { round, signature, randomness: beaconRandomness(signature) }
}

/** The key that the members' public shares give: TEST_NETWORK has it. */
export function publicKeyOf(members: readonly number[]): string {
  const { BASE, ZERO } = bls12_381.G2.Point
  return members
    .map((member) => BASE.multiply(shareOf(member)).multiply(weightOf(member, members)))
    .reduce((sum, point) => sum.add(point), ZERO)
    .toHex(true)
}
