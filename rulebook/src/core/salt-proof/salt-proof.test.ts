import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { EASY_WORK_BITS, LocalBitcoin, saltProofOf } from '../../../test/local-bitcoin.ts'
import {
  checkSaltProof,
  isPastBlock,
  SALT_WORK_BITS,
  saltChecks,
  saltHeightOf,
  stampedHash,
  type SaltProof,
} from './salt-proof.ts'

const MANIFEST = randomBytes(32)
const manifestHash = MANIFEST.toString('hex')

/** A manifest stamped in a block, and salted so many blocks later. */
function salted({ blocks = 150, seconds = 600, confirmations = 6, lead = 10 } = {}) {
  const chain = new LocalBitcoin().mine(lead)
  const ots = chain.stamped(MANIFEST)
  const anchor = chain.tip
  chain.mine(blocks + confirmations, { seconds })
  const height = anchor + blocks
  return { chain, ots, anchor, height, proof: saltProofOf(chain, ots, anchor, height) }
}

const failing = (height: number, proof: SaltProof, workBits = EASY_WORK_BITS, hash = manifestHash): string[] =>
  checkSaltProof({ manifestHash: hash, height }, proof, workBits)
    .checks.filter(({ holds }) => !holds)
    .map(({ name }) => name)

const HEADER_DIGITS = 160
const headerAt = (headers: string, index: number): string =>
  headers.slice(index * HEADER_DIGITS, (index + 1) * HEADER_DIGITS)
const without = (headers: string, index: number): string =>
  headers.slice(0, index * HEADER_DIGITS) + headers.slice((index + 1) * HEADER_DIGITS)

describe('a salt proof', () => {
  const { chain, anchor, height, proof } = salted()

  it('holds for a manifest that was stamped a day before its salt block', () => {
    const found = checkSaltProof({ manifestHash, height }, proof, EASY_WORK_BITS)
    expect(found.checks).toEqual(saltChecks.map((name) => ({ name, holds: true })))
    expect(found).toMatchObject({ salt: chain.blockHash(height), header: chain.header(height).toString('hex') })
    expect(found.anchor?.height).toBe(anchor)
    expect(stampedHash(proof)).toBe(manifestHash)
  })

  it('proves nothing about another manifest', () => {
    expect(failing(height, proof, EASY_WORK_BITS, 'ab'.repeat(32))).toEqual([...saltChecks])
  })

  it('needs the work of real blocks', () => {
    expect(failing(height, proof, SALT_WORK_BITS)).toEqual(['work'])
    // Nobody has to name the work: it is that of a real block.
    expect(checkSaltProof({ manifestHash, height }, proof).checks).toContainEqual({ name: 'work', holds: false })
  })

  it('does not prove the blocks beside the one that the rule names', () => {
    expect(failing(height + 1, proof)).toEqual(['height', 'depth'])
    expect(failing(height - 1, proof)).toEqual(['height'])
    expect(failing(height + 1000, proof)).toEqual(['height', 'age', 'depth'])
    expect(failing(5, proof)).toEqual(['height', 'age'])
  })

  it('is not helped by a timestamp that names another height', () => {
    // The operator would choose among many blocks by where the count starts.
    const shifted = (by: number): SaltProof => {
      const attestation = Buffer.from(proof.ots, 'hex')
      const end = attestation.length - 3
      const value = anchor + by
      attestation.set([(value % 128) + 128, ((value >> 7) % 128) + 128, value >> 14], end)
      return { ...proof, ots: attestation.toString('hex') }
    }
    expect(failing(height, shifted(0))).toEqual([])
    for (const by of [-1, 1, 5]) expect(failing(height, shifted(by))).toContain('height')
  })

  it('is refused for good when the stamp came less than a day before', () => {
    const late = salted({ blocks: 143 })
    expect(failing(late.height, late.proof)).toEqual(['age'])
    const exact = salted({ blocks: 144 })
    expect(failing(exact.height, exact.proof)).toEqual([])
    // Blocks that come too quickly, or times that are written so.
    const quick = salted({ blocks: 150, seconds: 500 })
    expect(failing(quick.height, quick.proof)).toEqual(['age'])
  })

  it('takes no time of a single block', () => {
    // Without ten blocks before the stamp there is no median.
    const headers = proof.headers.slice(HEADER_DIGITS)
    expect(failing(height, { ...proof, headers })).toEqual(['age'])
  })

  it('needs six blocks after the salt', () => {
    const few = salted({ confirmations: 5 })
    expect(failing(few.height, { ...few.proof, headers: few.chain.headers(few.anchor - 10, few.height + 5) })).toEqual([
      'depth',
    ])
  })

  it('notices headers that are missing, swapped or of another chain', () => {
    expect(failing(height, { ...proof, headers: without(proof.headers, 60) })).toContain('headers')
    const other = new LocalBitcoin({ timeSeconds: 1_700_000_000 }).mine(1)
    const replaced = proof.headers.replace(headerAt(proof.headers, 60), other.headers(other.tip, other.tip))
    expect(failing(height, { ...proof, headers: replaced })).toContain('headers')
    for (const headers of ['', 'xy', proof.headers.slice(2)])
      expect(failing(height, { ...proof, headers })).toEqual([...saltChecks])
  })

  it('notices a target that Bitcoin would not have set', () => {
    const harder = new LocalBitcoin().mine(10)
    const ots = harder.stamped(MANIFEST)
    const from = harder.tip
    harder.mine(100).mine(56, { bits: 0x2008ffff })
    expect(failing(from + 150, saltProofOf(harder, ots, from, from + 150))).toEqual(['work'])
  })

  it('allows a new target where Bitcoin sets one', () => {
    const adjusted = new LocalBitcoin({ firstHeight: 2016 * 450 - 100 }).mine(10)
    const ots = adjusted.stamped(MANIFEST)
    const from = adjusted.tip
    adjusted.mine(2016 * 450 - 1 - from).mine(100, { bits: 0x2004ffff })
    expect(failing(from + 150, saltProofOf(adjusted, ots, from, from + 150))).toEqual([])
  })

  it('notices another coinbase, branch or half a branch', () => {
    const beside = chain.coinbase(height - 1)
    expect(failing(height, { ...proof, ...beside })).toEqual(['height'])
    expect(failing(height, { ...proof, branch: [] })).toEqual(['height'])
    expect(failing(height, { ...proof, branch: ['ab'] })).toEqual([...saltChecks])
    const [first, ...rest] = proof.branch as [string, ...string[]]
    expect(failing(height, { ...proof, coinbase: proof.coinbase.slice(0, 128), branch: [first, ...rest] })).toEqual([
      'height',
    ])
  })

  it('reads a proof that is cut off anywhere as none', () => {
    for (let length = 0; length < proof.ots.length; length += 2)
      expect(failing(height, { ...proof, ots: proof.ots.slice(0, length) })).toEqual([...saltChecks])
    expect(failing(height, { ...proof, ots: `${proof.ots}00` })).toEqual([...saltChecks])
  })

  it('notices any changed byte of the timestamp behind the digest', () => {
    const bytes = Buffer.from(proof.ots, 'hex')
    for (let i = 33; i < bytes.length - 12; i++) {
      const changed = Buffer.from(bytes)
      changed[i] = (changed[i] as number) ^ 1
      expect(failing(height, { ...proof, ots: changed.toString('hex') }), `byte ${i}`).not.toEqual([])
    }
  })
})

describe('a salt rule', () => {
  it('names a height', () => {
    expect(saltHeightOf('btc:900123')).toBe(900_123)
    for (const rule of ['practice', 'btc:', 'btc:9000000000', 'eth:5']) expect(saltHeightOf(rule)).toBeNull()
  })

  it('cannot name a block that has certainly been mined', () => {
    const now = Date.UTC(2026, 0, 1)
    expect([1, 800_000, 900_000].every((height) => isPastBlock(height, now))).toBe(true)
    expect(isPastBlock(1_000_000, now)).toBe(false)
    expect(isPastBlock(800_001, Date.UTC(2023, 6, 24, 3, 20))).toBe(false)
  })
})
