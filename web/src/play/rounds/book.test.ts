import { expect, it, vi } from 'vitest'
import { textHash } from '../fairness/text-hash.ts'
import { betsOfBook, terminalOf, walkChain } from './book.ts'

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

const HEADER = 'GHB1|crash|1|7|100000000|-|-|150000|300000\n'
const PLAYER = '0123456789abcdef'

it('reads the bet list', () => {
  const book = `${HEADER}7|${PLAYER}|500|30100|{"auto":null}\n9|${PLAYER}|1000|15100|{"auto":250}\n`
  expect(betsOfBook(book)).toEqual([
    { id: 7, gold: 500, auto: null, text: '' },
    { id: 9, gold: 1000, auto: 250, text: '' },
  ])
  const choices = ['{"colour":"red"}', '{"selections":["7","violet"]}', '{"pick":"112","type":"box"}']
  const draws = HEADER + choices.map((choice, id) => `${id}|${PLAYER}|100|-|${choice}\n`).join('')
  expect(betsOfBook(draws).map(({ text }) => text)).toEqual(['red', '7 violet', '112 box'])
})

it('reads nothing from a list of another form', () => {
  const line = `7|${PLAYER}|500|30100|{"auto":null}\n`
  for (const text of ['', line, HEADER + line.trimEnd(), `${HEADER}nonsense\n`, HEADER.replace('GHB1', 'GHB9') + line])
    expect(betsOfBook(text), text).toEqual([])
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
