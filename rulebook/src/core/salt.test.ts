import { expect, test } from 'vitest'
import { hexToBytes } from '../play/draws.ts'
import { blockHash, isAcceptableHeader, practiceSalt } from './salt.ts'

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

test('accepts a header with enough work that is younger than the commitment', () => {
  // Block 800000, of July 2023.
  const header = hexToBytes(
    '00601d3455bb9fbd966b3ea2dc42d0c22722e4c0c1729fad17210100000000000000000055087fab0c8f3f89f8bcfd4df26c504d81b0a88e04907161838c0c53001af09135edbd64943805175e955e06',
  )
  const minedAtMs = 1_690_168_629_000
  expect(blockHash(header)).toBe('00000000000000000002a7c4c1e48d76c5a37902165a270156b7a8d72728a054')
  expect(isAcceptableHeader(header, minedAtMs - 1)).toBe(true)
  expect(isAcceptableHeader(header, minedAtMs)).toBe(false)
  expect(isAcceptableHeader(header.subarray(1), 0)).toBe(false)
  expect(isAcceptableHeader(Uint8Array.from(header).fill(7, 76), 0)).toBe(false)
})
