// Proof of liabilities: a Merkle tree in which every node carries the sum of its subtree. A player who knows their own
// leaf and the sibling nodes on its path can verify that the published total includes their full balance. Lowering any
// sum changes the root of every path below it.
//
//   id   = SHA-256("GHS1:" + player's number + ":" + the player's salt in hex)
//   leaf = SHA-256(0x00, id, gold)                                         the sum of a leaf is its gold
//   node = SHA-256(0x01, left hash, left sum, right hash, right sum)       the sum of a node is both sums
//
// Sums are eight bytes, big-endian, and never negative. Leaves are ordered by id, which is effectively random. A row of
// odd length ends with an empty node: 32 zero bytes, sum 0. The root's hash is published with its sum.

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Coins } from './coins.ts'

export interface SumNode {
  readonly hash: Uint8Array
  readonly sum: Coins
}

const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)
const EMPTY: SumNode = { hash: new Uint8Array(32), sum: 0n }
/** Keeps the sum of two nodes within eight bytes. */
const SUM_END = 2n ** 62n
const HASH = /^[0-9a-f]{64}$/

export const leafId = (playerId: bigint, salt: Uint8Array): Uint8Array =>
  sha256(utf8ToBytes(`GHS1:${playerId}:${bytesToHex(salt)}`))

export const leafOf = (id: Uint8Array, gold: Coins): SumNode => ({
  hash: sha256(concatBytes(LEAF, id, bytesOf(gold))),
  sum: gold,
})

export const nodeOf = (left: SumNode, right: SumNode): SumNode => ({
  hash: sha256(concatBytes(NODE, left.hash, bytesOf(left.sum), right.hash, bytesOf(right.sum))),
  sum: left.sum + right.sum,
})

function bytesOf(sum: Coins): Uint8Array {
  if (sum < 0n || sum >= SUM_END) throw new RangeError(`${sum} is not a valid sum`)
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, sum)
  return bytes
}

/** Rows of nodes from the leaves up; the last row holds only the root. */
export type SumTree = readonly (readonly SumNode[])[]

/** Builds the tree row by row, and yields every `nodesPerStep` nodes so that the caller can pause. */
export function* buildTree(leaves: readonly SumNode[], nodesPerStep: number): Generator<void, SumTree> {
  const rows: (readonly SumNode[])[] = [leaves.length > 0 ? leaves : [EMPTY]]
  let built = 0
  for (;;) {
    const below = rows.at(-1) ?? []
    if (below.length <= 1) return rows
    const row: SumNode[] = []
    for (let i = 0; i < below.length; i += 2) {
      row.push(nodeOf(below[i] ?? EMPTY, below[i + 1] ?? EMPTY))
      if (++built % nodesPerStep === 0) yield
    }
    rows.push(row)
  }
}

export const rootOf = (tree: SumTree): SumNode => tree.at(-1)?.[0] ?? EMPTY

/** The sibling nodes on the path from a leaf to the root. */
export const pathOf = (tree: SumTree, place: number): SumNode[] =>
  tree.slice(0, -1).map((row, height) => row[(place >> height) ^ 1] ?? EMPTY)

/** A player's own leaf with the siblings on its path. Hashes are in hex. */
export interface LeafProof {
  readonly playerId: number
  readonly salt: string
  /** The components of the gold. */
  readonly parts: Readonly<Record<string, number>>
  /** The leaf's index, from 0. */
  readonly place: number
  readonly path: readonly { readonly hash: string; readonly sum: number }[]
}

/** The published root. */
export interface PublishedRoot {
  readonly root: string
  readonly total: number
  readonly players: number
}

/** Why a proof is invalid. */
export type ProofFault = 'notYours' | 'malformed' | 'root' | 'total'

/** Verifies that this player was counted with this gold in the published total; null when the proof is valid. */
export function findProofFault(proof: LeafProof, published: PublishedRoot, playerId: number): ProofFault | null {
  if (proof.playerId !== playerId) return 'notYours'
  const { players } = published
  const height = Math.max(0, Math.ceil(Math.log2(players)))
  const isInside = Number.isInteger(proof.place) && proof.place >= 0 && proof.place < players
  if (!isInside || proof.path.length !== height) return 'malformed'
  const sums = [...Object.values(proof.parts), ...proof.path.map(({ sum }) => sum)]
  const hashes = [proof.salt, ...proof.path.map(({ hash }) => hash)]
  if (!sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)) return 'malformed'
  if (!hashes.every((hash) => HASH.test(hash))) return 'malformed'
  const top = computeRoot(proof)
  if (bytesToHex(top.hash) !== published.root) return 'root'
  return top.sum === BigInt(published.total) ? null : 'total'
}

function computeRoot({ playerId, salt, parts, place, path }: LeafProof): SumNode {
  const gold = Object.values(parts).reduce((sum, part) => sum + BigInt(part), 0n)
  let node = leafOf(leafId(BigInt(playerId), hexToBytes(salt)), gold)
  for (const [height, { hash, sum }] of path.entries()) {
    const sibling: SumNode = { hash: hexToBytes(hash), sum: BigInt(sum) }
    node = (place >> height) & 1 ? nodeOf(sibling, node) : nodeOf(node, sibling)
  }
  return node
}
