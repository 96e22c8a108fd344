// The Merkle tree of the transparency log, as RFC 9162 defines it: a leaf is SHA-256(0x00, entry) and a node is
// SHA-256(0x01, left, right). An inclusion proof shows that an entry is in a tree; a consistency proof shows that a larger
// tree begins with all entries of a smaller one, in their order.
//
// Sizes are numbers up to 2^53, so halves are computed by division: JavaScript's bit operators cut off at 32 bits.

import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'

/** The entries from `begin` up to, without, `end`. */
export type Range = readonly [begin: number, end: number]

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)
export const EMPTY_ROOT = sha256(new Uint8Array())

export const hashLeaf = (entry: Uint8Array): Uint8Array => sha256(concatBytes(LEAF, entry))
export const hashNode = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(concatBytes(NODE, left, right))

export const isSameHash = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, i) => byte === other[i])

/** A complete subtree: its 2^height entries begin at a multiple of their number. */
interface Peak {
  readonly height: number
  readonly hash: Uint8Array
}

/** A tree that grows at its end. It keeps only the complete subtrees that make up its size, at most one of each height. */
export class GrowingTree {
  #size: number
  readonly #peaks: Peak[]

  /** `hashes` are those that `hashes()` returned at this size. */
  constructor(size = 0, hashes: readonly Uint8Array[] = []) {
    const heights = peakHeights(size)
    if (heights.length !== hashes.length) throw new RangeError(`${hashes.length} hashes do not make a tree of ${size}`)
    this.#size = size
    this.#peaks = heights.map((height, i) => ({ height, hash: hashes[i] as Uint8Array }))
  }

  get size(): number {
    return this.#size
  }

  /** The roots of the complete subtrees, from the left. */
  hashes(): Uint8Array[] {
    return this.#peaks.map(({ hash }) => hash)
  }

  /** `onComplete` gets each subtree that this leaf completes: its height, its index among those, its root. */
  append(leaf: Uint8Array, onComplete?: (height: number, index: number, hash: Uint8Array) => void): void {
    let peak: Peak = { height: 0, hash: leaf }
    let index = this.#size
    onComplete?.(0, index, leaf)
    while (this.#peaks.at(-1)?.height === peak.height) {
      const left = this.#peaks.pop() as Peak
      peak = { height: peak.height + 1, hash: hashNode(left.hash, peak.hash) }
      index = Math.floor(index / 2)
      onComplete?.(peak.height, index, peak.hash)
    }
    this.#peaks.push(peak)
    this.#size++
  }

  root(): Uint8Array {
    return joinPeaks(this.hashes())
  }
}

/** Heights of the complete subtrees of a tree: the ones in the binary form of its size, largest first. */
function peakHeights(size: number): number[] {
  const heights: number[] = []
  for (let [rest, height] = [size, 0]; rest > 0; rest = Math.floor(rest / 2), height++) {
    if (rest % 2 === 1) heights.unshift(height)
  }
  return heights
}

const joinPeaks = (hashes: readonly Uint8Array[]): Uint8Array =>
  hashes.length === 0 ? EMPTY_ROOT : hashes.reduceRight((right, left) => hashNode(left, right))

/** The complete subtrees that make up a range of a tree, from the left. A range of a proof needs few. */
export function completeSubtrees([begin, end]: Range): { height: number; index: number }[] {
  const subtrees: { height: number; index: number }[] = []
  for (let at = begin; at < end;) {
    let [height, width] = [0, 1]
    while (at % (width * 2) === 0 && at + width * 2 <= end) [height, width] = [height + 1, width * 2]
    subtrees.push({ height, index: at / width })
    at += width
  }
  return subtrees
}

/** The root of a range of a proof, from the roots of its complete subtrees. */
export const joinSubtrees = joinPeaks

/** The largest power of two below a size: where RFC 9162 splits a tree. */
function splitOf(size: number): number {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}

/** The subtrees whose roots are the inclusion proof of an entry, in the order of the proof. */
export function inclusionRanges(index: number, size: number): Range[] {
  if (index < 0 || index >= size) throw new RangeError(`a tree of ${size} has no entry ${index}`)
  const ranges: Range[] = []
  for (let [begin, end] = [0, size]; end - begin > 1;) {
    const middle = begin + splitOf(end - begin)
    if (index < middle) {
      ranges.unshift([middle, end])
      end = middle
    } else {
      ranges.unshift([begin, middle])
      begin = middle
    }
  }
  return ranges
}

/** The subtrees whose roots are the consistency proof from one size to a larger one, in the order of the proof. */
export function consistencyRanges(from: number, to: number): Range[] {
  if (from < 0 || from > to) throw new RangeError(`a tree of ${to} has no beginning of ${from}`)
  if (from === 0) return []
  const ranges: Range[] = []
  let [begin, end] = [0, to]
  while (end !== from) {
    const middle = begin + splitOf(end - begin)
    if (from <= middle) {
      ranges.unshift([middle, end])
      end = middle
    } else {
      ranges.unshift([begin, middle])
      begin = middle
    }
  }
  // A smaller tree that is one complete subtree needs no hash of its own: the verifier knows its root.
  return begin === 0 ? ranges : [[begin, end], ...ranges]
}

const half = (value: number): number => Math.floor(value / 2)
const isOdd = (value: number): boolean => value % 2 === 1

/** RFC 9162, 2.1.3.2. */
export function verifyInclusion(
  entry: { readonly index: number; readonly leaf: Uint8Array },
  tree: { readonly size: number; readonly root: Uint8Array },
  proof: readonly Uint8Array[],
): boolean {
  if (!Number.isSafeInteger(entry.index) || entry.index < 0 || entry.index >= tree.size) return false
  let [node, last, hash] = [entry.index, tree.size - 1, entry.leaf]
  for (const sibling of proof) {
    if (last === 0) return false
    if (isOdd(node) || node === last) {
      hash = hashNode(sibling, hash)
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)]
    } else hash = hashNode(hash, sibling)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 && isSameHash(hash, tree.root)
}

export interface TreeHead {
  readonly size: number
  readonly root: Uint8Array
}

/** RFC 9162, 2.1.4.2. Every tree is consistent with the empty one. */
export function verifyConsistency(from: TreeHead, to: TreeHead, proof: readonly Uint8Array[]): boolean {
  if (from.size > to.size) return false
  if (from.size === to.size) return proof.length === 0 && isSameHash(from.root, to.root)
  if (from.size === 0) return proof.length === 0 && isSameHash(from.root, EMPTY_ROOT)
  let [node, last] = [from.size - 1, to.size - 1]
  while (isOdd(node)) [node, last] = [half(node), half(last)]
  const [first, ...rest] = node === 0 ? [from.root, ...proof] : proof
  if (!first) return false
  let [oldHash, newHash] = [first, first]
  for (const sibling of rest) {
    if (last === 0) return false
    if (isOdd(node) || node === last) {
      oldHash = hashNode(sibling, oldHash)
      newHash = hashNode(sibling, newHash)
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)]
    } else newHash = hashNode(newHash, sibling)
    ;[node, last] = [half(node), half(last)]
  }
  return last === 0 && isSameHash(oldHash, from.root) && isSameHash(newHash, to.root)
}
