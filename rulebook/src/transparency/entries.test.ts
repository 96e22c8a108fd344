import { utf8ToBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson, decodeEntry, encodeEntry, subjectOf, type Json } from './entries.ts'

const json: fc.Arbitrary<Json> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value') as fc.Arbitrary<Json>),
    fc.dictionary(fc.string(), tie('value') as fc.Arbitrary<Json>, { noNullPrototype: true }),
  ),
})).value as fc.Arbitrary<Json>

describe('canonical JSON', () => {
  it('is one text for one value, whatever the order of its names', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json, { noNullPrototype: true }), (value) => {
        const backwards = Object.fromEntries(Object.entries(value).toReversed())
        expect(canonicalJson(backwards)).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
    expect(canonicalJson({ v: 1, kind: 'book', a: { c: [1, null], b: 'é"' } })).toBe(
      '{"a":{"b":"é\\"","c":[1,null]},"kind":"book","v":1}',
    )
  })

  it('has no fractions', () => {
    for (const number of [0.5, NaN, Infinity, 2 ** 53]) expect(() => canonicalJson(number)).toThrow(RangeError)
  })
})

describe('an entry', () => {
  const entry = { v: 1, kind: 'book', time: 5, game: 'crash', epoch: 1, index: 2, root: 'ab' }

  it('reads back what was written, also of a kind that is not known yet', () => {
    for (const one of [entry, { v: 2, kind: 'later', time: 0 }]) expect(decodeEntry(encodeEntry(one))).toEqual(one)
  })

  it.each([
    ['spaces', '{"kind":"a", "time":1,"v":1}'],
    ['names out of order', '{"v":1,"kind":"a","time":1}'],
    ['a name twice', '{"kind":"b","kind":"a","time":1,"v":1}'],
    ['no kind', '{"time":1,"v":1}'],
    ['no time', '{"kind":"a","v":1}'],
    ['a fraction', '{"kind":"a","time":1.5,"v":1}'],
    ['a list', '[1]'],
    ['null', 'null'],
    ['text', 'x'],
  ])('is refused with %s', (_, text) => expect(decodeEntry(utf8ToBytes(text))).toBeNull())

  it('is refused if it is not UTF-8', () => {
    expect(decodeEntry(Uint8Array.of(0x7b, 0xff, 0x7d))).toBeNull()
  })

  it('names what it decides', () => {
    expect(subjectOf(entry)).toBe('book:crash/1/2')
    expect(subjectOf({ v: 1, kind: 'manifest', time: 1, epoch: 3 })).toBe('manifest:3')
    expect(subjectOf({ v: 1, kind: 'limits', time: 1, game: 'crash', from: 9 })).toBe('limits:crash/9')
    expect(subjectOf({ v: 1, kind: 'audit', time: 1, hash: 'ab' })).toBeNull()
  })
})
