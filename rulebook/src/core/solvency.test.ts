import { describe, expect, it } from 'vitest'
import { bytesToHex } from '../play/draws.ts'
import {
  findProofFault,
  buildTree,
  leafId,
  leafOf,
  pathOf,
  rootOf,
  type LeafProof,
  type PublishedRoot,
  type SumTree,
} from './solvency.ts'

const saltOf = (i: number): Uint8Array => new Uint8Array(32).fill(i + 1)
const goldOf = (i: number): number => i * 37

function grow(leaves: readonly ReturnType<typeof leafOf>[]): SumTree {
  const growing = buildTree(leaves, 3)
  for (;;) {
    const step = growing.next()
    if (step.done) return step.value
  }
}

const treeOf = (players: number): SumTree =>
  grow(Array.from({ length: players }, (_, i) => leafOf(leafId(BigInt(i), saltOf(i)), BigInt(goldOf(i)))))

const published = (tree: SumTree, players: number): PublishedRoot => ({
  root: bytesToHex(rootOf(tree).hash),
  total: Number(rootOf(tree).sum),
  players,
})

const proofOf = (tree: SumTree, i: number): LeafProof => ({
  playerId: i,
  salt: bytesToHex(saltOf(i)),
  parts: { cash: goldOf(i) - Math.min(5, goldOf(i)), held: Math.min(5, goldOf(i)) },
  place: i,
  path: pathOf(tree, i).map(({ hash, sum }) => ({ hash: bytesToHex(hash), sum: Number(sum) })),
})

describe('a tree of sums', () => {
  it.each([1, 2, 3, 5, 8, 13, 33])('proves every one of %i players with their gold', (players) => {
    const tree = treeOf(players)
    const root = published(tree, players)
    expect(root.total).toBe(Array.from({ length: players }, (_, i) => goldOf(i)).reduce((a, b) => a + b))
    for (let i = 0; i < players; i++) expect(findProofFault(proofOf(tree, i), root, i)).toBeNull()
  })

  it('matches its documented construction', () => {
    expect(bytesToHex(rootOf(grow([])).hash)).toBe('0'.repeat(64))
    const tree = treeOf(2)
    expect(rootOf(tree).sum).toBe(37n)
    expect(bytesToHex(rootOf(tree).hash)).toMatchInlineSnapshot(
      `"b1e32110db173baaa2c370af2193266f9ef9f0ead66e4ca022dbfa5fc70abc57"`,
    )
  })

  it('refuses negative sums', () => {
    expect(() => leafOf(leafId(1n, saltOf(1)), -1n)).toThrow('not a valid sum')
    const tree = treeOf(5)
    const proof = proofOf(tree, 2)
    const lower = { ...proof, path: proof.path.map((node) => ({ ...node, sum: -node.sum })) }
    expect(findProofFault(lower, published(tree, 5), 2)).toBe('malformed')
    expect(findProofFault({ ...proof, parts: { cash: goldOf(2) + 10, held: -10 } }, published(tree, 5), 2)).toBe(
      'malformed',
    )
  })
})

describe('a forged proof', () => {
  const players = 13
  const tree = treeOf(players)
  const root = published(tree, players)
  const proof = proofOf(tree, 6)

  it('fails with another player’s leaf', () => {
    expect(findProofFault(proof, root, 7)).toBe('notYours')
    // Two players with the same gold cannot share one leaf, because the leaf contains the player's number.
    expect(findProofFault({ ...proof, playerId: 7 }, root, 7)).toBe('root')
  })

  it('fails with another balance, salt or index', () => {
    expect(findProofFault({ ...proof, parts: { cash: goldOf(6) - 1 } }, root, 6)).toBe('root')
    expect(findProofFault({ ...proof, salt: bytesToHex(saltOf(7)) }, root, 6)).toBe('root')
    expect(findProofFault({ ...proof, place: 7 }, root, 6)).toBe('root')
    expect(findProofFault({ ...proof, place: players }, root, 6)).toBe('malformed')
    expect(findProofFault({ ...proof, place: 0.5 }, root, 6)).toBe('malformed')
    expect(findProofFault({ ...proof, salt: 'salt' }, root, 6)).toBe('malformed')
  })

  it('fails with a lower sum anywhere on the path', () => {
    for (const at of proof.path.keys()) {
      const path = proof.path.map((node, i) => (i === at ? { ...node, sum: node.sum + 1 } : node))
      expect(findProofFault({ ...proof, path }, root, 6)).toBe('root')
    }
    expect(findProofFault(proof, { ...root, total: root.total - 1 }, 6)).toBe('total')
    // A root that omits a sum is a different root.
    const cheap = grow(
      Array.from({ length: players }, (_, i) => leafOf(leafId(BigInt(i), saltOf(i)), i === 6 ? 0n : 1n)),
    )
    expect(findProofFault(proof, published(cheap, players), 6)).toBe('root')
  })

  it('fails with a path that is too short or too long', () => {
    expect(findProofFault({ ...proof, path: proof.path.slice(1) }, root, 6)).toBe('malformed')
    expect(findProofFault({ ...proof, path: [...proof.path, { hash: '0'.repeat(64), sum: 0 }] }, root, 6)).toBe(
      'malformed',
    )
  })
})
