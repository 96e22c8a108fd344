// A Bitcoin chain and an OpenTimestamps calendar of our own, with easy targets: real headers, coinbase transactions,
// Merkle trees and .ots files, made without the code that checks them.

import { hash, randomBytes } from 'node:crypto'

const sha256 = (...parts: readonly Uint8Array[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer')
const doubleSha256 = (...parts: readonly Uint8Array[]): Buffer => sha256(sha256(...parts))

/** Four leading zero bits: a block takes sixteen tries. */
const EASY_BITS = 0x200fffff
export const EASY_WORK_BITS = 4
const FIRST_HEIGHT = 900_000
const BLOCK_SECONDS = 600

/** The header with a nonce that gives it less than the easy work. */
export function withoutWork(header: Uint8Array): Buffer {
  const other = Buffer.from(header)
  const least = 1 << (8 - EASY_WORK_BITS)
  for (let nonce = 0; (doubleSha256(other).at(-1) ?? 0) < least; nonce++) other.writeUInt32LE(nonce, 76)
  return other
}

interface Block {
  readonly header: Buffer
  readonly transactions: readonly Buffer[]
}

interface Operation {
  readonly bytes: Buffer
  readonly result: Buffer
}

export class LocalBitcoin {
  readonly firstHeight: number
  readonly #blocks: Block[] = []
  #timeSeconds: number
  /** What the next block commits to, and where it was committed. */
  #waiting: Buffer[] = []
  readonly #completed = new Map<string, Buffer>()

  constructor({ firstHeight = FIRST_HEIGHT, timeSeconds = 1_800_000_000 } = {}) {
    this.firstHeight = firstHeight
    this.#timeSeconds = timeSeconds
  }

  get tip(): number {
    return this.firstHeight + this.#blocks.length - 1
  }

  mine(count = 1, { bits = EASY_BITS, seconds = BLOCK_SECONDS, height = this.tip + 1 } = {}): this {
    for (let i = 0; i < count; i++) this.#mineOne(bits, seconds, height + i)
    return this
  }

  /** As a calendar answers when it takes a digest: a nonce, and its promise to complete the branch. */
  stamp(digest: Uint8Array, calendar: string): Buffer {
    const salted = [operation('append', randomBytes(16), digest)]
    salted.push(hashed(last(salted)))
    this.#waiting.push(last(salted))
    return Buffer.concat([...salted.map(({ bytes }) => bytes), pending(calendar)])
  }

  /** As a calendar answers when it is asked to complete a branch; undefined until a block has it. */
  completion(commitment: string): Buffer | undefined {
    return this.#completed.get(commitment)
  }

  /** A finished .ots file of a digest that the next block commits to, which is mined for it. */
  stamped(digest: Uint8Array): Buffer {
    const salted = hashed(digest)
    this.#waiting.push(salted.result)
    this.mine()
    return otsFile(digest, salted.bytes, this.completion(salted.result.toString('hex')) ?? Buffer.alloc(0))
  }

  headers(from: number, to: number): string {
    return this.#blocks
      .slice(from - this.firstHeight, to - this.firstHeight + 1)
      .map(({ header }) => header.toString('hex'))
      .join('')
  }

  header(height: number): Buffer {
    return this.#at(height).header
  }

  blockHash(height: number): string {
    return doubleSha256(this.header(height)).reverse().toString('hex')
  }

  transactions(height: number): readonly Buffer[] {
    return this.#at(height).transactions
  }

  /** The coinbase of a block and its Merkle branch, in hex. */
  coinbase(height: number): { coinbase: string; branch: string[] } {
    const { transactions } = this.#at(height)
    const branch = pathTo(
      transactions.map((one) => doubleSha256(one)),
      0,
    ).map(({ sibling }) => sibling.toString('hex'))
    return { coinbase: (transactions[0] as Buffer).toString('hex'), branch }
  }

  #at(height: number): Block {
    const block = this.#blocks[height - this.firstHeight]
    if (!block) throw new RangeError(`no block ${height}`)
    return block
  }

  #mineOne(bits: number, seconds: number, height: number): void {
    const before = this.#blocks.at(-1)
    this.#timeSeconds += seconds
    const commitments = this.#waiting
    this.#waiting = []
    const transactions = [coinbaseOf(height), ...commitments.map(commitmentTransaction), randomBytes(120)]
    const leaves = transactions.map((one) => doubleSha256(one))
    const header = Buffer.alloc(80)
    header.writeUInt32LE(0x20000000)
    if (before) doubleSha256(before.header).copy(header, 4)
    rootOf(leaves).copy(header, 36)
    header.writeUInt32LE(this.#timeSeconds, 68)
    header.writeUInt32LE(bits, 72)
    // The highest byte of the hash is its last; all targets here differ in theirs.
    const highest = (bits >> 16) & 0xff
    for (let nonce = 0; (doubleSha256(header).at(-1) ?? 0) >= highest; nonce++) header.writeUInt32LE(nonce, 76)
    this.#blocks.push({ header, transactions })
    commitments.forEach((commitment, i) =>
      this.#completed.set(commitment.toString('hex'), completionOf(commitment, leaves, i + 1, height)),
    )
  }
}

const OUTPUT_START = Buffer.from(`0200000001${'ab'.repeat(36)}00ffffffff01${'00'.repeat(8)}226a20`, 'hex')
const OUTPUT_END = Buffer.alloc(4)
/** A transaction whose output carries the commitment. */
const commitmentTransaction = (commitment: Buffer): Buffer => Buffer.concat([OUTPUT_START, commitment, OUTPUT_END])

function coinbaseOf(height: number): Buffer {
  const pushed = Buffer.alloc(4)
  pushed[0] = 3
  pushed.writeUIntLE(height, 1, 3)
  const script = Buffer.concat([pushed, Buffer.from('/local/')])
  const start = Buffer.from(`0100000001${'00'.repeat(32)}ffffffff`, 'hex')
  const end = Buffer.from(`ffffffff01${'00'.repeat(8)}0151${'00'.repeat(4)}`, 'hex')
  return Buffer.concat([start, Buffer.of(script.length), script, end])
}

/** The operations from a commitment to the Merkle root, and the attestation. */
function completionOf(commitment: Buffer, leaves: readonly Buffer[], index: number, height: number): Buffer {
  const done = [operation('prepend', OUTPUT_START, commitment)]
  const next = (make: (message: Buffer) => Operation): void => void done.push(make(last(done)))
  next((message) => operation('append', OUTPUT_END, message))
  const twice = (): void => [hashed, hashed].forEach(next)
  twice()
  for (const { sibling, isRight } of pathTo(leaves, index)) {
    next((message) => operation(isRight ? 'append' : 'prepend', sibling, message))
    twice()
  }
  return Buffer.concat([...done.map(({ bytes }) => bytes), attested('0588960d73d71901', varuint(height))])
}

const last = (operations: readonly Operation[]): Buffer => (operations.at(-1) as Operation).result
const hashed = (message: Uint8Array): Operation => ({ bytes: Buffer.of(0x08), result: sha256(message) })

function operation(kind: 'append' | 'prepend', bytes: Buffer, message: Uint8Array): Operation {
  const isAppend = kind === 'append'
  return {
    bytes: Buffer.concat([Buffer.of(isAppend ? 0xf0 : 0xf1), varuint(bytes.length), bytes]),
    result: Buffer.concat(isAppend ? [message, bytes] : [bytes, message]),
  }
}

const attested = (tag: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.of(0), Buffer.from(tag, 'hex'), varuint(payload.length), payload])

const pending = (calendar: string): Buffer =>
  attested('83dfe30d2ef90c8e', Buffer.concat([varuint(calendar.length), Buffer.from(calendar)]))

export function varuint(value: number): Buffer {
  const bytes: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    bytes.push((rest % 128) + (rest >= 128 ? 128 : 0))
    if (rest < 128) return Buffer.from(bytes)
  }
}

export const otsFile = (digest: Uint8Array, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('004f70656e54696d657374616d7073000050726f6f6600bf89e2e884e892940108', 'hex'),
    digest,
    ...parts,
  ])

const pairs = (nodes: readonly Buffer[]): [Buffer, Buffer][] =>
  Array.from({ length: Math.ceil(nodes.length / 2) }, (_, i) => [
    nodes[2 * i] as Buffer,
    nodes[2 * i + 1] ?? (nodes[2 * i] as Buffer),
  ])
const above = (nodes: readonly Buffer[]): Buffer[] => pairs(nodes).map(([left, right]) => doubleSha256(left, right))
const rootOf = (nodes: readonly Buffer[]): Buffer => (nodes.length === 1 ? (nodes[0] as Buffer) : rootOf(above(nodes)))

function pathTo(leaves: readonly Buffer[], index: number): { sibling: Buffer; isRight: boolean }[] {
  if (leaves.length === 1) return []
  const [left, right] = pairs(leaves)[index >> 1] as [Buffer, Buffer]
  const isRight = index % 2 === 0
  return [{ sibling: isRight ? right : left, isRight }, ...pathTo(above(leaves), index >> 1)]
}

/** A manifest's complete proof: stamped, then salted by the block of this height. */
export function saltProofOf(chain: LocalBitcoin, ots: Buffer, anchorHeight: number, saltHeight: number) {
  const headers = chain.headers(anchorHeight - 10, saltHeight + 6)
  return { ots: ots.toString('hex'), headers, ...chain.coinbase(saltHeight) }
}
