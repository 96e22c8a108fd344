// OpenTimestamps proofs (.ots files): a chain of operations that leads from a file's SHA-256 to the Merkle root of a
// Bitcoin block. The publisher of that block had the hash before it was mined.

import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export class OtsError extends Error {
  override readonly name = 'OtsError'
}

/** What one branch of a proof ends in. */
export interface Attestation {
  /** The branch's operations as in the file. */
  readonly path: Uint8Array
  /** What the operations make of the digest; null behind an operation that a proof must not rely on. */
  readonly message: Uint8Array | null
  /** The block whose Merkle root the message is, as the proof names it. */
  readonly bitcoinHeight: number | null
  /** The calendar that promises to complete the branch. */
  readonly calendar: string | null
}

export interface OtsProof {
  /** The SHA-256 of the stamped file. */
  readonly digest: Uint8Array
  readonly attestations: readonly Attestation[]
}

const MAGIC = concatBytes(
  Uint8Array.of(0),
  utf8ToBytes('OpenTimestamps'),
  Uint8Array.of(0, 0),
  utf8ToBytes('Proof'),
  Uint8Array.of(0, 0xbf, 0x89, 0xe2, 0xe8, 0x84, 0xe8, 0x92, 0x94),
)
const VERSION = 1
const SHA256 = 0x08
const APPEND = 0xf0
const PREPEND = 0xf1
/** SHA-1, RIPEMD-160, Keccak-256, reverse and hexlify: known to the format, but a proof must not rely on them. */
const OTHER_OPERATIONS: ReadonlySet<number> = new Set([0x02, 0x03, 0x67, 0xf2, 0xf3])
const ATTESTATION = 0x00
const FORK = 0xff
const BITCOIN = '0588960d73d71901'
const PENDING = '83dfe30d2ef90c8e'

const FILE_BYTES_MAX = 65_536
/** Limits of the reference implementation. */
const MESSAGE_BYTES_MAX = 4096
const DEPTH_MAX = 256

/** Reads a .ots file. Throws `OtsError` if it is malformed. */
export function readOts(file: Uint8Array): OtsProof {
  if (file.length > FILE_BYTES_MAX) throw new OtsError('the proof is too large')
  const reader = new Reader(file)
  const magic = reader.take(MAGIC.length)
  if (magic.some((byte, i) => byte !== MAGIC[i])) throw new OtsError('this is not an OpenTimestamps proof')
  if (reader.number() !== VERSION || reader.byte() !== SHA256) throw new OtsError('the proof is not of a SHA-256')
  const digest = reader.take(32)
  return { digest, attestations: readTimestamp(reader, digest) }
}

/** Reads what a calendar answers: the part of a proof that follows the digest. */
export const readCalendarAnswer = (answer: Uint8Array, digest: Uint8Array): Attestation[] =>
  readTimestamp(new Reader(answer), digest)

/** A .ots file of these parts, each of which could follow the digest alone. */
export function writeOts(digest: Uint8Array, answers: readonly Uint8Array[]): Uint8Array {
  const parts = answers.flatMap((answer, i) => (i < answers.length - 1 ? [Uint8Array.of(FORK), answer] : [answer]))
  return concatBytes(MAGIC, Uint8Array.of(VERSION, SHA256), digest, ...parts)
}

function readTimestamp(reader: Reader, digest: Uint8Array): Attestation[] {
  const found = [...branches(reader, { message: digest, path: new Uint8Array() }, 0)]
  if (!reader.isAtEnd) throw new OtsError('the proof has bytes after its end')
  return found
}

interface Position {
  readonly message: Uint8Array | null
  readonly path: Uint8Array
}

/** All branches from one position on: forks, and a last operation or attestation that is not marked as one. */
function* branches(reader: Reader, from: Position, depth: number): Generator<Attestation> {
  if (depth > DEPTH_MAX) throw new OtsError('the proof is nested too deeply')
  let tag = reader.byte()
  while (tag === FORK) {
    yield* branch(reader, reader.byte(), from, depth)
    tag = reader.byte()
  }
  yield* branch(reader, tag, from, depth)
}

function* branch(reader: Reader, tag: number, from: Position, depth: number): Generator<Attestation> {
  if (tag === ATTESTATION) yield readAttestation(reader, from)
  else yield* branches(reader, apply(reader, tag, from), depth + 1)
}

function apply(reader: Reader, tag: number, { message, path }: Position): Position {
  const startsAt = reader.position - 1
  const result = operate(reader, tag, message)
  if (result && result.length > MESSAGE_BYTES_MAX) throw new OtsError('a message of the proof is too long')
  return { message: result, path: concatBytes(path, reader.since(startsAt)) }
}

function operate(reader: Reader, tag: number, message: Uint8Array | null): Uint8Array | null {
  if (tag === SHA256) return message && sha256(message)
  if (OTHER_OPERATIONS.has(tag)) return null
  if (tag !== APPEND && tag !== PREPEND) throw new OtsError(`the proof has the unknown operation ${tag}`)
  const bytes = reader.bytes(MESSAGE_BYTES_MAX)
  return message && (tag === APPEND ? concatBytes(message, bytes) : concatBytes(bytes, message))
}

function readAttestation(reader: Reader, { message, path }: Position): Attestation {
  const kind = Array.from(reader.take(8), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const payload = new Reader(reader.bytes(8192))
  return {
    path,
    message,
    bitcoinHeight: kind === BITCOIN ? payload.number() : null,
    calendar: kind === PENDING ? String.fromCharCode(...payload.bytes(1000)) : null,
  }
}

class Reader {
  readonly #from: Uint8Array
  position = 0

  constructor(from: Uint8Array) {
    this.#from = from
  }

  get isAtEnd(): boolean {
    return this.position === this.#from.length
  }

  take(count: number): Uint8Array {
    const end = this.position + count
    if (end > this.#from.length) throw new OtsError('the proof is cut off')
    const taken = this.#from.slice(this.position, end)
    this.position = end
    return taken
  }

  since(start: number): Uint8Array {
    return this.#from.slice(start, this.position)
  }

  byte(): number {
    return this.take(1)[0] as number
  }

  /** Seven bits a byte, the lowest first; the highest bit says that another byte follows. */
  number(): number {
    let value = 0
    for (let factor = 1; factor < 2 ** 49; factor *= 128) {
      const byte = this.byte()
      value += (byte % 128) * factor
      if (byte < 128) return value
    }
    throw new OtsError('a number of the proof is too large')
  }

  bytes(max: number): Uint8Array {
    const length = this.number()
    if (length > max) throw new OtsError('a part of the proof is too long')
    return this.take(length)
  }
}
