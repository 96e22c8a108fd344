import { expect, it, vi } from 'vitest'
import { betsOfBook, terminalOf, textHash, walkChain } from './book.ts'

// The first links of the crash chain in the rulebook's test vectors: each hash is the SHA-256 of the next.
const [one, two, three] = [
  'ec0156e5c4afe3e8333e72c74de93e72df3dff6c71cb72671ca199dfba3ba39a',
  'cf96c786f0d62f2186f837dfcec966370147efc4d32585fc356d4113321cc72a',
  'c7209084db6173cf4ae15428c8b753464f3e0e0263972441e65468367a82be5c',
]

it('walks the chain step by step', async () => {
  expect(await walkChain(three, 2, () => undefined)).toBe(one)
  expect(await walkChain(two, 1, () => undefined)).toBe(one)
  expect(await walkChain(two, 2, () => undefined)).not.toBe(one)
})

it('tells how far it is on a long way', async () => {
  const told = vi.fn()
  await walkChain(three, 9000, told)
  expect(told).toHaveBeenCalledTimes(2)
})

it('reads the bet list and skips invalid bets', () => {
  const book = '7|ab|500|{"auto":null}\n9|cd|1000|{"auto":250}\n\nnonsense\n10|ef|100|broken'
  expect(betsOfBook(book)).toEqual([
    { id: 7, gold: 500, auto: null, text: '' },
    { id: 9, gold: 1000, auto: 250, text: '' },
    { id: 10, gold: 100, auto: null, text: '' },
  ])
  const draws = '1|a|100|{"colour":"red"}\n2|b|200|{"selections":["7","violet"]}\n3|c|100|{"pick":"112","type":"box"}\n'
  expect(betsOfBook(draws).map(({ text }) => text)).toEqual(['red', '7 violet', '112 box'])
  expect(betsOfBook('')).toEqual([])
})

it('hashes the exact text', () => {
  expect(textHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(textHash('7|ab|500|{}\n')).not.toBe(textHash('7|ab|500|{}'))
})

it('finds the end of a chain in a manifest, and none in anything else', () => {
  expect(terminalOf('{"terminals":{"crash":"ab"}}', 'crash')).toBe('ab')
  expect(terminalOf('{"terminals":{"crash":"ab"}}', 'bomb')).toBeNull()
  expect(terminalOf('no json', 'crash')).toBeNull()
})
