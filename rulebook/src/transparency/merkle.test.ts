import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completeSubtrees,
  consistencyRanges,
  EMPTY_ROOT,
  GrowingTree,
  hashLeaf,
  hashNode,
  inclusionRanges,
  isSameHash,
  joinSubtrees,
  verifyConsistency,
  verifyInclusion,
  type Range,
} from './merkle.ts'

/** The entries of certificate-transparency's tests, and the root after each of them. */
const KNOWN = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f']
const KNOWN_ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

/** The definition of RFC 9162, 2.1.1, word for word. */
function naiveRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length < 2) return leaves[0] ?? EMPTY_ROOT
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  return hashNode(naiveRoot(leaves.slice(0, split)), naiveRoot(leaves.slice(split)))
}

/** 2.1.3.1 and 2.1.4.1, word for word. */
function naivePath(index: number, leaves: readonly Uint8Array[]): Uint8Array[] {
  if (leaves.length < 2) return []
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)]
  return index < split
    ? [...naivePath(index, left), naiveRoot(right)]
    : [...naivePath(index - split, right), naiveRoot(left)]
}

function naiveSubproof(from: number, leaves: readonly Uint8Array[], isWhole: boolean): Uint8Array[] {
  if (from === leaves.length) return isWhole ? [] : [naiveRoot(leaves)]
  let split = 1
  while (split * 2 < leaves.length) split *= 2
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)]
  return from <= split
    ? [...naiveSubproof(from, left, isWhole), naiveRoot(right)]
    : [...naiveSubproof(from - split, right, false), naiveRoot(left)]
}

const leavesOf = (size: number): Uint8Array[] =>
  Array.from({ length: size }, (_, i) => hashLeaf(utf8ToBytes(`entry ${i}`)))
const rangeRoot = (leaves: readonly Uint8Array[]) => (range: Range) =>
  joinSubtrees(
    completeSubtrees(range).map(({ height, index }) =>
      naiveRoot(leaves.slice(index * 2 ** height, (index + 1) * 2 ** height)),
    ),
  )
const sizes = fc.integer({ min: 1, max: 300 })
const flip = (hash: Uint8Array, bit: number): Uint8Array =>
  hash.with(bit >> 3, (hash[bit >> 3] ?? 0) ^ (1 << (bit & 7)))

describe('the tree', () => {
  it('has the roots of the known test tree', () => {
    const tree = new GrowingTree()
    expect(bytesToHex(tree.root())).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    const roots = KNOWN.map((entry) => {
      tree.append(hashLeaf(hexToBytes(entry)))
      return bytesToHex(tree.root())
    })
    expect(roots).toEqual(KNOWN_ROOTS)
  })

  it('proves the known test tree as certificate-transparency does', () => {
    const leaves = KNOWN.map((entry) => hashLeaf(hexToBytes(entry)))
    const hex = (ranges: readonly Range[], size: number) =>
      ranges.map((range) => bytesToHex(rangeRoot(leaves.slice(0, size))(range)))
    expect(hex(inclusionRanges(5, 8), 8)).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ])
    expect(hex(consistencyRanges(6, 8), 8)).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ])
  })

  it('grows to what the definition computes, and continues from its stored hashes', () => {
    fc.assert(
      fc.property(sizes, fc.nat(300), (size, cut) => {
        const leaves = leavesOf(size)
        const begun = new GrowingTree()
        for (const leaf of leaves.slice(0, cut)) begun.append(leaf)
        const tree = new GrowingTree(begun.size, begun.hashes())
        const complete = new Map<string, Uint8Array>()
        for (const leaf of leaves.slice(cut))
          tree.append(leaf, (height, at, hash) => complete.set(`${height}/${at}`, hash))
        expect(tree.root()).toEqual(naiveRoot(leaves))
        for (const [name, hash] of complete) {
          const [height = 0, at = 0] = name.split('/').map(Number)
          expect(hash).toEqual(naiveRoot(leaves.slice(at * 2 ** height, (at + 1) * 2 ** height)))
        }
      }),
      { numRuns: 40 },
    )
    expect(() => new GrowingTree(3, [EMPTY_ROOT])).toThrow(RangeError)
  })
})

describe('proofs', () => {
  it('of inclusion are those of the definition, and hold for nothing else', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(255), fc.nat(20), (size, pick, bit, place) => {
        const leaves = leavesOf(size)
        const index = pick % size
        const tree = { size, root: naiveRoot(leaves) }
        const leaf = leaves[index] as Uint8Array
        const proof = inclusionRanges(index, size).map(rangeRoot(leaves))
        expect(proof).toEqual(naivePath(index, leaves))
        expect(verifyInclusion({ index, leaf }, tree, proof)).toBe(true)
        expect(verifyInclusion({ index, leaf: flip(leaf, bit) }, tree, proof)).toBe(false)
        expect(verifyInclusion({ index, leaf }, { size, root: flip(tree.root, bit) }, proof)).toBe(false)
        expect(verifyInclusion({ index, leaf }, tree, [...proof, leaf])).toBe(false)
        // A tree of one leaf has an empty proof.
        const wrong = proof.map((hash, i) => (i === place % proof.length ? flip(hash, bit) : hash))
        const lies: [number, Uint8Array[]][] = [
          [(index + 1) % size, proof],
          [index, proof.slice(1)],
          [index, wrong],
        ]
        const held = lies.map(([at, hashes]) => verifyInclusion({ index: at, leaf }, tree, hashes))
        expect(held).toEqual(lies.map(() => size === 1))
        for (const outside of [-1, size, 0.5, NaN])
          expect(verifyInclusion({ index: outside, leaf }, tree, proof)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('of consistency are those of the definition, and hold for nothing else', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(255), fc.nat(20), (size, pick, bit, place) => {
        const leaves = leavesOf(size)
        const fromSize = 1 + (pick % size)
        const from = { size: fromSize, root: naiveRoot(leaves.slice(0, fromSize)) }
        const to = { size, root: naiveRoot(leaves) }
        const proof = consistencyRanges(from.size, size).map(rangeRoot(leaves))
        expect(proof).toEqual(naiveSubproof(from.size, leaves, true))
        expect(verifyConsistency(from, to, proof)).toBe(true)
        expect(verifyConsistency({ ...from, root: flip(from.root, bit) }, to, proof)).toBe(false)
        expect(verifyConsistency(from, { ...to, root: flip(to.root, bit) }, proof)).toBe(false)
        expect(verifyConsistency(from, to, [...proof, to.root])).toBe(false)
        // The same tree has an empty proof.
        const wrong = proof.map((hash, i) => (i === place % proof.length ? flip(hash, bit) : hash))
        const held = [proof.slice(1), [], wrong].map((hashes) => verifyConsistency(from, to, hashes))
        held.push(verifyConsistency(to, from, proof))
        expect(held).toEqual(held.map(() => proof.length === 0))
      }),
      { numRuns: 60 },
    )
  })

  it('find a tree in which one old entry was changed', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), fc.nat(), (size, pick, change) => {
        const leaves = leavesOf(size)
        const from = 1 + (pick % size)
        const forked = leaves.with(change % from, hashLeaf(utf8ToBytes('another entry')))
        const proof = consistencyRanges(from, size).map(rangeRoot(forked))
        const [old, now] = [naiveRoot(leaves.slice(0, from)), naiveRoot(forked)]
        expect(verifyConsistency({ size: from, root: old }, { size, root: now }, proof)).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  it('accept the empty tree as the beginning of every tree, and nothing else as the empty tree', () => {
    const to = { size: 3, root: naiveRoot(leavesOf(3)) }
    expect(consistencyRanges(0, 3)).toEqual([])
    expect(verifyConsistency({ size: 0, root: EMPTY_ROOT }, to, [])).toBe(true)
    expect(verifyConsistency({ size: 0, root: to.root }, to, [])).toBe(false)
    expect(isSameHash(EMPTY_ROOT, EMPTY_ROOT.slice(1))).toBe(false)
    expect(() => inclusionRanges(3, 3)).toThrow(RangeError)
    expect(() => consistencyRanges(4, 3)).toThrow(RangeError)
  })
})
