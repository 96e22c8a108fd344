import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nativeHmac } from './native-hmac.ts'

/** Where SHA-256's padding and blocks change, and any other length. */
const edges = [0, 1, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 127, 128, 129, 511, 512]
const length = fc.oneof(fc.constantFrom(...edges), fc.nat({ max: 512 }))
const ascii = fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code))
const message = length.chain((size) => fc.string({ unit: ascii, minLength: size, maxLength: size }))
const key = length.filter((size) => size <= 64).chain((size) => fc.uint8Array({ minLength: size, maxLength: size }))

const expected = (secret: Uint8Array, text: string): string => createHmac('sha256', secret).update(text).digest('hex')
const actual = (secret: Uint8Array, text: string): string => Buffer.from(nativeHmac(secret, text)).toString('hex')

describe('nativeHmac', () => {
  it('equals node:crypto for every message of one key, in any order of lengths', () => {
    const sameKey = fc.property(key, fc.array(message, { minLength: 1, maxLength: 6 }), (secret, messages) => {
      for (const text of messages) expect(actual(secret, text)).toBe(expected(secret, text))
    })
    fc.assert(sameKey, { numRuns: 500 })
  })

  it('equals node:crypto at every edge', () => {
    for (const size of edges) {
      const text = 'm'.repeat(size)
      const secret = new Uint8Array(Math.min(size, 64)).fill(7)
      expect(actual(secret, text), `${size} bytes`).toBe(expected(secret, text))
    }
  })

  it('refuses what it would compute wrongly', () => {
    expect(() => nativeHmac(new Uint8Array(65), '')).toThrow(RangeError)
    expect(() => nativeHmac(new Uint8Array(32), 'm'.repeat(513))).toThrow(RangeError)
    expect(() => nativeHmac(new Uint8Array(32), 'é')).toThrow(RangeError)
  })
})
