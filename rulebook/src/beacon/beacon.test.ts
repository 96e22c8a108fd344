import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  beaconRandomness,
  beaconRoundAfter,
  beaconTimeMs,
  isSameNetwork,
  LOCK_BEFORE_TICK_MS,
  lockBeforeTick,
  QUICKNET,
  TEST_NETWORK,
} from './network.ts'
import { isSignatureOf } from './signature.ts'
import { combine, MEMBERS, publicKeyOf, signRound, signShare } from './test-network.ts'

const GENESIS_MS = 1_692_803_367_000
/** Round 1000 of quicknet, as published. */
const SIGNATURE = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
const ROUND = 29_000_000

describe('the round that decides', () => {
  test.each([
    ['at the genesis', 0, 2],
    ['a moment before a tick', 2999, 2],
    ['exactly at a tick', 3000, 3],
    ['a moment after a tick', 3001, 3],
    ['200 ms before a tick', 2800, 2],
  ])('is the first strictly after the lock: %s', (_, afterMs, round) => {
    expect(beaconRoundAfter(QUICKNET, GENESIS_MS + afterMs)).toBe(round)
  })

  test('is signed after every lock, at most a period later', () => {
    fc.assert(
      fc.property(fc.integer({ min: GENESIS_MS, max: 2 ** 42 }), (lockTime) => {
        const waitMs = beaconTimeMs(QUICKNET, beaconRoundAfter(QUICKNET, lockTime)) - lockTime
        expect(waitMs).toBeGreaterThan(0)
        expect(waitMs).toBeLessThanOrEqual(3000)
      }),
    )
  })

  test('comes 200 ms after a scheduled lock', () => {
    fc.assert(
      fc.property(fc.integer({ min: GENESIS_MS, max: 2 ** 42 }), (earliestMs) => {
        const lockTime = lockBeforeTick(QUICKNET, earliestMs)
        expect(lockTime - earliestMs).toBeGreaterThanOrEqual(0)
        expect(lockTime - earliestMs).toBeLessThan(3000)
        const tickMs = beaconTimeMs(QUICKNET, beaconRoundAfter(QUICKNET, lockTime))
        expect(tickMs - lockTime).toBe(LOCK_BEFORE_TICK_MS)
        // Ticks are UTC seconds divisible by 3, to which the cycles of lotteries are aligned.
        expect(tickMs % 3000).toBe(0)
      }),
    )
  })
})

describe('a signature', () => {
  test('of quicknet holds for its round alone', () => {
    expect(beaconRandomness(SIGNATURE)).toBe('fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd')
    expect(isSignatureOf(QUICKNET, 1000, SIGNATURE)).toBe(true)
    expect(isSignatureOf(QUICKNET, 1001, SIGNATURE)).toBe(false)
    expect(isSignatureOf(TEST_NETWORK, 1000, SIGNATURE)).toBe(false)
  })

  test.each([
    ['text', 'no signature'],
    ['nothing', ''],
    ['too short', SIGNATURE.slice(2)],
    ['upper case', SIGNATURE.toUpperCase()],
    ['another digit', `${SIGNATURE.slice(0, -1)}8`],
    ['the negative point', `94${SIGNATURE.slice(2)}`],
    ['the point at infinity', `c0${'0'.repeat(94)}`],
    ['no compression flag', '0'.repeat(96)],
    ['a coordinate beyond the field', `9f${'f'.repeat(94)}`],
  ])('is refused: %s', (_, text) => {
    expect(isSignatureOf(QUICKNET, 1000, text)).toBe(false)
  })

  test('is refused for a number that is no round', () => {
    for (const round of [0, -1, 1.5, NaN, 2 ** 60]) expect(isSignatureOf(QUICKNET, round, SIGNATURE)).toBe(false)
  })
})

describe('the test network', () => {
  test('has the key of its members', () => {
    expect(publicKeyOf([1, 2, 3])).toBe(TEST_NETWORK.publicKey)
    expect(publicKeyOf([2, 4, 5])).toBe(TEST_NETWORK.publicKey)
    expect(isSameNetwork(TEST_NETWORK, QUICKNET)).toBe(false)
    expect(isSameNetwork(TEST_NETWORK, { ...TEST_NETWORK })).toBe(true)
    expect(isSameNetwork(TEST_NETWORK, null)).toBe(false)
    expect(isSameNetwork(null, null)).toBe(true)
  })

  test('signs with any three of five, in any order', () => {
    const { signature } = signRound(ROUND, [1, 2, 3])
    expect(isSignatureOf(TEST_NETWORK, ROUND, signature)).toBe(true)
    for (const members of [[5, 4, 2], [...MEMBERS]]) expect(signRound(ROUND, members).signature).toBe(signature)
  })

  test('does not sign with two, nor with one twice, nor with a wrong part', () => {
    const [one, two] = [signShare(1, ROUND), signShare(2, ROUND)]
    expect(() => combine([one, two])).toThrow(RangeError)
    expect(() => combine([one, two, one])).toThrow(RangeError)
    expect(isSignatureOf(TEST_NETWORK, ROUND, combine([one, two, signShare(3, ROUND + 1)]))).toBe(false)
  })
})
