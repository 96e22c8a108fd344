// What block headers and a coinbase transaction prove by themselves. Pure.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js'
import { blockHash } from '../salt.ts'

const HEADER_BYTES = 80
/** Bitcoin adjusts the target every so many blocks, by a factor of four at most. */
const TARGET_BLOCKS = 2016
const TARGET_FACTOR_MAX = 4n
/** A block's time is the median of this many blocks up to it: a single miner's clock may be wrong by hours. */
export const MEDIAN_BLOCKS = 11

export interface Header {
  readonly bytes: Uint8Array
  /** The block's hash as displayed. */
  readonly hash: string
  /** Hash of the block before, as displayed. */
  readonly previous: string
  /** In the order of the header's bytes. */
  readonly merkleRoot: string
  readonly timeSeconds: number
  readonly target: bigint
}

const doubleSha256 = (bytes: Uint8Array): Uint8Array => sha256(sha256(bytes))
const displayed = (bytes: Uint8Array): string => bytesToHex(bytes.toReversed())

/** Splits consecutive headers; null where the bytes are not whole headers. */
export function readHeaders(bytes: Uint8Array): Header[] | null {
  if (bytes.length === 0 || bytes.length % HEADER_BYTES !== 0) return null
  return Array.from({ length: bytes.length / HEADER_BYTES }, (_, i) =>
    readHeader(bytes.subarray(i * HEADER_BYTES, (i + 1) * HEADER_BYTES)),
  )
}

function readHeader(bytes: Uint8Array): Header {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return {
    bytes,
    hash: blockHash(bytes),
    previous: displayed(bytes.slice(4, 36)),
    merkleRoot: bytesToHex(bytes.subarray(36, 68)),
    timeSeconds: view.getUint32(68, true),
    target: targetOf(view.getUint32(72, true)),
  }
}

/** The compact target: its length in bytes and its first three bytes, whose highest bit is a sign. 0 if impossible. */
export function targetOf(bits: number): bigint {
  const exponent = 8 * ((bits >>> 24) - 3)
  const mantissa = BigInt(bits & 0x7fffff)
  const target = exponent >= 0 ? mantissa << BigInt(exponent) : mantissa >> BigInt(-exponent)
  return (bits & 0x800000) === 0 && target < 2n ** 256n ? target : 0n
}

export const areLinked = (headers: readonly Header[]): boolean =>
  headers.every(({ previous }, i) => i === 0 || previous === headers[i - 1]?.hash)

/** Whether a header has this many leading zero bits and is at most its own target. */
export function hasWork({ hash, target }: Header, workBits: number): boolean {
  const value = BigInt(`0x${hash}`)
  return value < 2n ** BigInt(256 - workBits) && value <= target
}

/** Whether all headers keep the target of the one before, except where Bitcoin adjusts it. */
export const areTargetsKept = (headers: readonly Header[], firstHeight: number): boolean =>
  headers.every(({ target }, i) => {
    const before = headers[i - 1]?.target ?? target
    if ((firstHeight + i) % TARGET_BLOCKS !== 0) return target === before
    return target <= before * TARGET_FACTOR_MAX && before <= target * TARGET_FACTOR_MAX
  })

/** Undefined if fewer than eleven headers lead up to this one. */
export function medianTime(headers: readonly Header[], index: number): number | undefined {
  if (index < MEDIAN_BLOCKS - 1) return undefined
  const times = headers.slice(index - MEDIAN_BLOCKS + 1, index + 1).map(({ timeSeconds }) => timeSeconds)
  return times.toSorted((a, b) => a - b)[(MEDIAN_BLOCKS - 1) / 2]
}

/** The Merkle root of a block's first transaction (without witness) and the branch beside it. */
export const rootOfFirst = (transaction: Uint8Array, branch: readonly Uint8Array[]): string =>
  bytesToHex(branch.reduce((node, sibling) => doubleSha256(concatBytes(node, sibling)), doubleSha256(transaction)))

/** Version, one input that spends nothing: how every coinbase transaction begins. Its script begins with the height. */
const COINBASE_START = `01${'00'.repeat(32)}ffffffff`
const VERSION_DIGITS = 8
/** A transaction of 64 bytes could be two nodes of the tree. */
const AMBIGUOUS_BYTES = 64

/** Whether these bytes are the coinbase transaction of a block of this height, as consensus requires (BIP 34). */
export function isCoinbaseOf(height: number, transaction: Uint8Array): boolean {
  const rest = bytesToHex(transaction).slice(VERSION_DIGITS)
  // One byte with the length of the script, then the height as the script's first push.
  const script = rest.slice(COINBASE_START.length + 2)
  return (
    transaction.length > AMBIGUOUS_BYTES && rest.startsWith(COINBASE_START) && script.startsWith(heightPush(height))
  )
}

/** The script that pushes a height above 16: its length, then the number from its lowest byte on, with a sign bit. */
export function heightPush(height: number): string {
  const digits: number[] = []
  for (let rest = height; rest > 0; rest = Math.floor(rest / 256)) digits.push(rest % 256)
  if ((digits.at(-1) ?? 0) >= 0x80) digits.push(0)
  return bytesToHex(Uint8Array.of(digits.length, ...digits))
}
