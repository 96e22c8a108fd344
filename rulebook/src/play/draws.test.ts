import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyDraw } from '../../test/every-draw.ts'
import { bytesToHex, chainSeed, chainStep, CLIENT_SEED, Draws, roundPublic, seedHash } from './draws.ts'

const key = new Uint8Array(32).fill(3)
const open = (game = 'roller', publicPart = 'seed', n: number | bigint = 0) => new Draws(key, game, publicPart, n)
const firstWord = (draws: Draws) => draws.below(2 ** 32)

describe('below', () => {
  test('refuses ranges that a word cannot cover', () => {
    for (const n of [0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1]) expect(() => open().below(n)).toThrow(RangeError)
  })

  test('draws nothing for a range of one', () => {
    const draws = open()
    expect(draws.below(1)).toBe(0)
    expect(firstWord(draws)).toBe(firstWord(open()))
  })

  test('stays inside its range', () => {
    const draws = open()
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 2 ** 32 }), (n) => {
        const value = draws.below(n)
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true)
      }),
    )
  })

  test('skips the words that would favour small values', () => {
    // Just above half of all words: nearly every second word must be skipped.
    const draws = open()
    const n = 2 ** 31 + 1
    for (let i = 0; i < 200; i++) expect(draws.below(n)).toBeLessThan(n)
    expect(draws.rejectedWords).toBeGreaterThan(150)
    const plain = open()
    const kept = Array.from({ length: 20 }, () => firstWord(plain)).filter((word) => word < n)
    const again = open()
    expect(kept.map(() => again.below(n))).toEqual(kept)
  })
})

describe('pick', () => {
  test('produces every ordered choice equally often', () => {
    for (const [length, k] of [
      [4, 2],
      [5, 5],
      [5, 4],
      [1, 1],
      [6, 3],
    ] as const) {
      const list = Array.from({ length }, (_, index) => index)
      const picks = [...everyDraw((draws) => draws.pick(list, k).join())]
      const orders = list.slice(0, k).reduce((product, index) => product * (length - index), 1)
      expect(new Set(picks.map(({ outcome }) => outcome)).size).toBe(orders)
      expect(picks).toHaveLength(orders)
      expect(new Set(picks.map(({ oneIn }) => oneIn))).toEqual(new Set([BigInt(orders)]))
    }
  })

  test('does not change its list', () => {
    const list = ['a', 'b', 'c']
    open().pick(list, 3)
    expect(list).toEqual(['a', 'b', 'c'])
  })
})

describe('a stream', () => {
  test('requires a key of 32 bytes', () => {
    expect(() => new Draws(new Uint8Array(31), 'roller', 'seed', 0)).toThrow(RangeError)
  })

  test('differs for every key, game, public part and number', () => {
    const words = [
      open(),
      open('scratch'),
      open('roller', 'seed2'),
      open('roller', 'seed', 1),
      new Draws(new Uint8Array(32), 'roller', 'seed', 0),
    ].map(firstWord)
    expect(new Set(words).size).toBe(words.length)
    expect(firstWord(open('roller', 'seed', 1n))).toBe(firstWord(open('roller', 'seed', 1)))
  })

  test('gives 52 bits from its first seven bytes', () => {
    const draws = open()
    const high = BigInt(firstWord(draws))
    const low = BigInt(firstWord(draws))
    expect(open().r52()).toBe(((high << 32n) | low) >> 12n)
  })
})

describe('commitments', () => {
  test('hash the raw bytes', () => {
    expect(seedHash(new Uint8Array(0))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  })

  test('derive a separate chain for each game and epoch', () => {
    const seed = chainSeed(key, 'crash', 1)
    expect(bytesToHex(chainStep(seed))).toBe(seedHash(seed))
    const seeds = [seed, chainSeed(key, 'bomb', 1), chainSeed(key, 'crash', 2)].map(bytesToHex)
    expect(new Set(seeds).size).toBe(3)
  })

  test('join the beacon to the salt with a dot', () => {
    expect(roundPublic('aa')).toBe('aa')
    expect(roundPublic('aa', 'bb')).toBe('aa.bb')
  })
})

test('refuses a client seed with a colon or a dot', () => {
  for (const seed of ['a', 'Z9_-', 'x'.repeat(64)]) expect(CLIENT_SEED.test(seed)).toBe(true)
  for (const seed of ['', 'a:b', 'a.b', 'a b', 'é', 'x'.repeat(65), 'a\n']) expect(CLIENT_SEED.test(seed)).toBe(false)
})
