import { expect, test } from 'vitest'
import { hexToBytes } from '../play/draws.ts'
import { blockHash, practiceSalt } from './salt.ts'

test('computes the hash of a block header', () => {
  // Block 125552.
  const header =
    '0100000081cd02ab7e569e8bcd9317e2fe99f2de44d49ab2b8851ba4a308000000000000' +
    'e320b6c2fffc8d750423db8b1eb942ae710e951ed797f7affc8892b0f1fc122bc7f5d74df2b9441a42a14695'
  expect(blockHash(hexToBytes(header))).toBe('00000000000000001e8d6829a8a21adc5d38d0a473b144b6765798e61f98bd1d')
  expect(() => blockHash(hexToBytes(header.slice(2)))).toThrow(RangeError)
})

test('derives a practice salt from its manifest alone', () => {
  expect(practiceSalt('ab')).toMatch(/^[0-9a-f]{64}$/)
  expect(practiceSalt('ab')).toBe(practiceSalt('ab'))
  expect(practiceSalt('ab')).not.toBe(practiceSalt('ac'))
})
