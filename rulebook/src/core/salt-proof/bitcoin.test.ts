import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import {
  areLinked,
  hasWork,
  heightPush,
  isCoinbaseOf,
  readHeaders,
  rootOfFirst,
  targetOf,
  type Header,
} from './bitcoin.ts'

/** Blocks 0 and 1. */
const GENESIS =
  '0100000000000000000000000000000000000000000000000000000000000000000000003ba3edfd7a7b12b27ac72c3e67768f617fc81bc3888a51323a9fb8aa4b1e5e4a29ab5f49ffff001d1dac2b7c'
const FIRST =
  '010000006fe28c0ab6f1b372c1a6a246ae63f74f931e8365e15a089c68d6190000000000982051fd1e4ba744bbbe680e1fee14677ba1a3c3540bf7b1cdb606e857233e0e61bc6649ffff001d01e36299'
/** Block 800000. */
const RECENT =
  '00601d3455bb9fbd966b3ea2dc42d0c22722e4c0c1729fad17210100000000000000000055087fab0c8f3f89f8bcfd4df26c504d81b0a88e04907161838c0c53001af09135edbd64943805175e955e06'
/** The only transaction of block 0. */
const GENESIS_COINBASE =
  '01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff4d04ffff001d0104455468652054696d65732030332f4a616e2f32303039204368616e63656c6c6f72206f6e206272696e6b206f66207365636f6e64206261696c6f757420666f722062616e6b73ffffffff0100f2052a01000000434104678afdb0fe5548271967f1a67130b7105cd6a828e03909a67962e0ea1f61deb649f6bc3f4cef38c4f35504e51ec112de5c384df7ba0b8d578a4c702b6bf11d5fac00000000'

const read = (...headers: readonly string[]): Header[] => readHeaders(hexToBytes(headers.join(''))) ?? []

describe('block headers', () => {
  const [genesis, first] = read(GENESIS, FIRST) as [Header, Header]

  it('are read as Bitcoin shows them', () => {
    expect(genesis.hash).toBe('000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f')
    expect(first).toMatchObject({
      hash: '00000000839a8e6886ab5951d76f411475428afc90947ee320161bbf18eb6048',
      previous: genesis.hash,
      timeSeconds: 1_231_469_665,
    })
  })

  it('link or do not', () => {
    expect(areLinked([genesis, first])).toBe(true)
    expect(areLinked([first, genesis])).toBe(false)
    expect(areLinked([genesis, ...read(RECENT)])).toBe(false)
  })

  it('show their work', () => {
    const [recent] = read(RECENT) as [Header]
    expect([recent, genesis].map((header) => hasWork(header, 76))).toEqual([true, false])
    expect(hasWork(genesis, 32)).toBe(true)
    expect(hasWork({ ...recent, target: BigInt(`0x${recent.hash}`) - 1n }, 76)).toBe(false)
    expect(hasWork({ ...recent, target: BigInt(`0x${recent.hash}`) }, 76)).toBe(true)
  })

  it('have a target that is never more than its bits say', () => {
    expect(targetOf(0x1d00ffff)).toBe(0xffffn << 208n)
    expect(targetOf(0x1b0404cb)).toBe(0x404cbn << 192n)
    // Negative, above 256 bits, and smaller than a byte.
    expect([0x1d80ffff, 0x2300ffff, 0x0100ffff].map(targetOf)).toEqual([0n, 0n, 0n])
  })

  it('come whole or not at all', () => {
    for (const bytes of [0, 79, 81, 159]) expect(readHeaders(new Uint8Array(bytes))).toBeNull()
  })
})

describe('a coinbase transaction', () => {
  it('leads to the Merkle root of its block', () => {
    expect(rootOfFirst(hexToBytes(GENESIS_COINBASE), [])).toBe(read(GENESIS)[0]?.merkleRoot)
    expect(rootOfFirst(hexToBytes(GENESIS_COINBASE), [new Uint8Array(32)])).not.toBe(read(GENESIS)[0]?.merkleRoot)
  })

  it('states the height of its block', () => {
    expect([17, 127, 128, 800_000, 8_388_608].map(heightPush)).toEqual([
      '0111',
      '017f',
      '028000',
      '0300350c',
      '0400008000',
    ])
    const start = `01000000010000000000000000000000000000000000000000000000000000000000000000ffffffff`
    const rest = 'ff'.repeat(30)
    const of = (height: number, transaction: string): boolean => isCoinbaseOf(height, hexToBytes(transaction))
    expect(of(800_000, `${start}130300350c${rest}`)).toBe(true)
    expect(of(800_001, `${start}130300350c${rest}`)).toBe(false)
    // A transaction that spends something, a coinbase of early days, and two nodes of a tree.
    expect(of(800_000, `${start.replace('0000ffffffff', '0001ffffffff')}130300350c${rest}`)).toBe(false)
    expect(of(0, GENESIS_COINBASE)).toBe(false)
    expect(of(800_000, `${start}130300350c${rest}`.slice(0, 128))).toBe(false)
  })
})
