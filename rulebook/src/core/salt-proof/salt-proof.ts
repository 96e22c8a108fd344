// Proves that a manifest is at least a day older than the Bitcoin block that salts its chains, by Bitcoin's clock: a
// timestamp puts the manifest's hash into an earlier block, headers count from there to the salt block, and the salt
// block's own coinbase transaction states its height. Pure; the same checks run in the server and in the browser.

import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import {
  areLinked,
  areTargetsKept,
  hasWork,
  isCoinbaseOf,
  medianTime,
  readHeaders,
  rootOfFirst,
  type Header,
} from './bitcoin.ts'
import { OtsError, readOts, type OtsProof } from './ots.ts'

/** As published, all in hex. */
export interface SaltProof {
  /** The OpenTimestamps proof of the manifest. */
  readonly ots: string
  /** Consecutive block headers: from ten blocks before the timestamp's block to six after the salt block. */
  readonly headers: string
  /** The first transaction of the salt block, without witness, and the Merkle branch beside it. */
  readonly coinbase: string
  readonly branch: string[]
}

/** Leading zero bits of every header: the work of a real block. Tests mine easier ones. */
export const SALT_WORK_BITS = 76
/** How much older than the salt block the timestamp's block must be. */
const SALT_BLOCKS_MIN = 144
const SALT_SECONDS_MIN = 86_400
export const SALT_CONFIRMATIONS = 6

export const saltChecks = ['timestamp', 'headers', 'work', 'height', 'age', 'depth'] as const
export interface SaltProofCheck {
  /**
   * - `timestamp`: the proof leads from the manifest's hash to the Merkle root of a block in the headers
   * - `headers`: each header names the one before
   * - `work`: each has the work of a real block and the target that Bitcoin demands
   * - `height`: the salt block's coinbase states the height that the rule names
   * - `age`: the timestamp's block is 144 blocks and 24 hours older
   * - `depth`: six blocks follow the salt block
   */
  readonly name: (typeof saltChecks)[number]
  readonly holds: boolean
}

export interface SaltFinding {
  readonly checks: readonly SaltProofCheck[]
  /** The salt block's header, and its hash, which is the salt; null where it is not among the headers. */
  readonly header: string | null
  readonly salt: string | null
  /** The block that proves the manifest's age, and its time. */
  readonly anchor: { readonly height: number; readonly timeMs: number } | null
}

interface SaltPromise {
  readonly manifestHash: string
  /** The height that the salt rule names. */
  readonly height: number
}

const NOTHING: SaltFinding = {
  checks: saltChecks.map((name) => ({ name, holds: false })),
  header: null,
  salt: null,
  anchor: null,
}

export function checkSaltProof(
  { manifestHash, height }: SaltPromise,
  proof: SaltProof,
  workBits: number = SALT_WORK_BITS,
): SaltFinding {
  const ots = otsOf(proof.ots)
  const blocks = ots && bytesToHex(ots.digest) === manifestHash ? readBlocks(proof) : null
  const anchor = ots && blocks ? anchorOf(ots, blocks.headers) : null
  if (!blocks || !anchor) return NOTHING
  const { headers, coinbase, branch } = blocks
  const firstHeight = anchor.height - anchor.index
  const saltIndex = height - firstHeight
  const salt = headers[saltIndex]
  const checks: Record<SaltProofCheck['name'], boolean> = {
    timestamp: true,
    headers: areLinked(headers),
    work: headers.every((header) => hasWork(header, workBits)) && areTargetsKept(headers, firstHeight),
    height: salt !== undefined && isCoinbaseOf(height, coinbase) && rootOfFirst(coinbase, branch) === salt.merkleRoot,
    age: height - anchor.height >= SALT_BLOCKS_MIN && isDayApart(headers, anchor.index, saltIndex),
    depth: headers.length - 1 - saltIndex >= SALT_CONFIRMATIONS,
  }
  return {
    checks: saltChecks.map((name) => ({ name, holds: checks[name] })),
    header: salt ? bytesToHex(salt.bytes) : null,
    salt: salt?.hash ?? null,
    anchor: { height: anchor.height, timeMs: (headers[anchor.index] as Header).timeSeconds * 1000 },
  }
}

/** The SHA-256 that a proof is of; null if it is malformed. */
export function stampedHash({ ots }: Pick<SaltProof, 'ots'>): string | null {
  const proof = otsOf(ots)
  return proof && bytesToHex(proof.digest)
}

/** The height of a salt rule's block; null for a practice chain. */
export function saltHeightOf(saltRule: string): number | null {
  const [, digits] = /^btc:(\d{1,9})$/.exec(saltRule) ?? []
  return digits === undefined ? null : Number(digits)
}

function isDayApart(headers: readonly Header[], anchorIndex: number, saltIndex: number): boolean {
  const [from, to] = [medianTime(headers, anchorIndex), medianTime(headers, saltIndex)]
  return from !== undefined && to !== undefined && to - from >= SALT_SECONDS_MIN
}

/** The earliest block among the headers that the timestamp leads to, at the height that it names. */
function anchorOf({ attestations }: OtsProof, headers: readonly Header[]): { index: number; height: number } | null {
  const found = attestations.flatMap(({ message, bitcoinHeight }) => {
    if (bitcoinHeight === null || message === null) return []
    const index = headers.findIndex(({ merkleRoot }) => merkleRoot === bytesToHex(message))
    return index < 0 ? [] : [{ index, height: bitcoinHeight }]
  })
  return found.toSorted((a, b) => a.index - b.index)[0] ?? null
}

function readBlocks({ headers, coinbase, branch }: SaltProof) {
  const list = readHeaders(bytesOf(headers) ?? new Uint8Array())
  const transaction = bytesOf(coinbase)
  const siblings = branch.map(bytesOf).filter((node): node is Uint8Array => node?.length === 32)
  if (!list || !transaction || siblings.length < branch.length) return null
  return { headers: list, coinbase: transaction, branch: siblings }
}

function otsOf(text: string): OtsProof | null {
  const bytes = bytesOf(text)
  try {
    return bytes && readOts(bytes)
  } catch (error) {
    if (error instanceof OtsError) return null
    throw error
  }
}

const bytesOf = (hex: string): Uint8Array | null => (/^([0-9a-f]{2})*$/.test(hex) ? hexToBytes(hex) : null)

/** When block 800000 was mined. */
const [KNOWN_HEIGHT, KNOWN_TIME_MS] = [800_000, 1_690_168_629_000]
/** Blocks take ten minutes on average; counting fewer never calls a future block past. */
const SLOW_BLOCK_MS = 660_000

/** Whether a block of this height has certainly been mined by then. */
export const isPastBlock = (height: number, nowMs: number): boolean =>
  height <= KNOWN_HEIGHT + Math.floor((nowMs - KNOWN_TIME_MS) / SLOW_BLOCK_MS)
