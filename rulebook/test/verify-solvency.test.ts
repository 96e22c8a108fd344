// The standalone verifier on the file that the solvency page saves: the rulebook builds the tree, the verifier checks it.

import { describe, expect, test } from 'vitest'
import { bytesToHex } from '../src/play/draws.ts'
import { buildTree, leafId, leafOf, pathOf, rootOf, type SumTree } from '../src/core/solvency.ts'
import { fileWith, spoiled, verify, WrongUsage } from './run-verifier.ts'

const PLAYERS = 11
const saltOf = (i: number): Uint8Array => new Uint8Array(32).fill(i + 1)
const goldOf = (i: number): number => 1000 * i + 7

function grow(): SumTree {
  const leaves = Array.from({ length: PLAYERS }, (_, i) =>
    leafOf(leafId(BigInt(1001 + i), saltOf(i)), BigInt(goldOf(i))),
  )
  const growing = buildTree(leaves, PLAYERS)
  for (;;) {
    const step = growing.next()
    if (step.done) return step.value
  }
}
const tree = grow()
const saved = (i: number) => ({
  published: { root: bytesToHex(rootOf(tree).hash), total: Number(rootOf(tree).sum), players: PLAYERS },
  playerId: 1001 + i,
  salt: bytesToHex(saltOf(i)),
  parts: { cash: goldOf(i) - 5, held: 5, staked: 0, shares: 0 },
  place: i,
  path: pathOf(tree, i).map(({ hash, sum }) => ({ hash: bytesToHex(hash), sum: Number(sum) })),
})
const judge = (player: number, proof: object) => verify(['solvency', String(player), fileWith(JSON.stringify(proof))])

describe('a saved proof of solvency', () => {
  test('is valid for every player, and shows their gold', () => {
    for (let i = 0; i < PLAYERS; i++) {
      expect(judge(1001 + i, saved(i))).toMatchObject({
        holds: true,
        meaning: { 'your gold in this count': goldOf(i) },
      })
    }
  })

  test('is invalid for another player, and with another balance, sum, hash, root or total', () => {
    const proof = saved(6)
    const [first, ...rest] = proof.path
    const lies = [
      { ...proof, parts: { ...proof.parts, cash: 1 } },
      { ...proof, salt: spoiled(proof.salt) },
      { ...proof, place: 7 },
      { ...proof, path: [{ ...first!, sum: first!.sum - 1 }, ...rest] },
      { ...proof, path: [{ ...first!, hash: spoiled(first!.hash) }, ...rest] },
      { ...proof, published: { ...proof.published, root: spoiled(proof.published.root) } },
      { ...proof, published: { ...proof.published, total: proof.published.total - 1 } },
    ]
    expect(lies.map((lie) => judge(1007, lie).holds)).toEqual(lies.map(() => false))
    expect(judge(1008, proof).holds).toBe(false)
  })

  test('is refused when it is malformed', () => {
    const proof = saved(6)
    const broken = [
      { ...proof, path: proof.path.slice(1) },
      { ...proof, place: PLAYERS },
      { ...proof, parts: { cash: goldOf(6) + 5, held: -5 } },
      { ...proof, path: proof.path.map((node) => ({ ...node, sum: -node.sum })) },
      {},
    ]
    for (const one of broken) expect(() => judge(1007, one)).toThrow(WrongUsage)
  })
})
