// What the house owes, provably: a Merkle tree whose every node carries the sum of what lies beneath it. Who knows his
// own leaf and the nodes beside its way up can check that he was counted, with his whole balance, in the published
// total; and no sum can be lowered anywhere without his way up ending at another root.
//
//   id   = SHA-256("GHS1:" + player's number + ":" + his salt in hex)
//   leaf = SHA-256(0x00, id, gold)                                         the sum of a leaf is its gold
//   node = SHA-256(0x01, left hash, left sum, right hash, right sum)       the sum of a node is both sums
//
// Sums are eight bytes, the largest first, and never negative. Leaves stand in the order of their ids, which are as good as
// random. A row of odd length ends with an empty node: 32 zero bytes, sum 0. The root's hash is told with its sum.

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
/** So that no sum of two can leave its eight bytes. */
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
  if (sum < 0n || sum >= SUM_END) throw new RangeError(`${sum} is no sum`)
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, sum)
  return bytes
}

/** Rows of nodes from the leaves up; the last holds the root alone. */
export type SumTree = readonly (readonly SumNode[])[]

/** Row by row, with a stop now and then for whoever has other things to do as well. */
export function* growTree(leaves: readonly SumNode[], nodesAtOnce: number): Generator<void, SumTree> {
  const rows: (readonly SumNode[])[] = [leaves.length > 0 ? leaves : [EMPTY]]
  let made = 0
  for (;;) {
    const below = rows.at(-1) ?? []
    if (below.length <= 1) return rows
    const row: SumNode[] = []
    for (let i = 0; i < below.length; i += 2) {
      row.push(nodeOf(below[i] ?? EMPTY, below[i + 1] ?? EMPTY))
      if (++made % nodesAtOnce === 0) yield
    }
    rows.push(row)
  }
}

export const rootOf = (tree: SumTree): SumNode => tree.at(-1)?.[0] ?? EMPTY

/** The nodes beside the way from a leaf to the root. */
export const pathOf = (tree: SumTree, place: number): SumNode[] =>
  tree.slice(0, -1).map((row, height) => row[(place >> height) ^ 1] ?? EMPTY)

/** What somebody is shown of himself, and beside his way up. Hashes are in hex. */
export interface LeafProof {
  readonly playerId: number
  readonly salt: string
  /** What the gold consists of. */
  readonly parts: Readonly<Record<string, number>>
  /** Which leaf it is, from 0. */
  readonly place: number
  readonly path: readonly { readonly hash: string; readonly sum: number }[]
}

/** What was published to everyone. */
export interface PublishedRoot {
  readonly root: string
  readonly total: number
  readonly players: number
}

/** Why a proof does not hold; null when it does. */
export type ProofFault = 'notYours' | 'malformed' | 'root' | 'total'

/** Checks that this player, and nobody else, was counted with this gold in the published total. */
export function faultOf(proof: LeafProof, published: PublishedRoot, playerId: number): ProofFault | null {
  if (proof.playerId !== playerId) return 'notYours'
  const { players } = published
  const height = Math.max(0, Math.ceil(Math.log2(players)))
  const isInside = Number.isInteger(proof.place) && proof.place >= 0 && proof.place < players
  if (!isInside || proof.path.length !== height) return 'malformed'
  const sums = [...Object.values(proof.parts), ...proof.path.map(({ sum }) => sum)]
  const hashes = [proof.salt, ...proof.path.map(({ hash }) => hash)]
  if (!sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)) return 'malformed'
  if (!hashes.every((hash) => HASH.test(hash))) return 'malformed'
  const top = climb(proof)
  if (bytesToHex(top.hash) !== published.root) return 'root'
  return top.sum === BigInt(published.total) ? null : 'total'
}

function climb({ playerId, salt, parts, place, path }: LeafProof): SumNode {
  const gold = Object.values(parts).reduce((sum, part) => sum + BigInt(part), 0n)
  let node = leafOf(leafId(BigInt(playerId), hexToBytes(salt)), gold)
  for (const [height, { hash, sum }] of path.entries()) {
    const beside: SumNode = { hash: hexToBytes(hash), sum: BigInt(sum) }
    node = (place >> height) & 1 ? nodeOf(beside, node) : nodeOf(node, beside)
  }
  return node
}
