import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matching, plain } from './search.ts'

const texts = ['Comment vérifier une mise ?', 'Qu’est-ce que l’or ?', 'What is gold?', 'Un cœur']
const find = (search: string) => matching(texts, search, (text) => text)

describe('searching', () => {
  it('knows words without their accents, capitals and signs', () => {
    expect(find('VERIFIER')).toEqual([texts[0]])
    expect(find('vérif mise')).toEqual([texts[0]])
    expect(find('coeur')).toEqual([texts[3]])
    expect(find('l or')).toEqual([texts[1]])
    expect(find('gold?')).toEqual([texts[2]])
  })
  it('begins at the beginning of words', () => {
    expect(find('old')).toEqual([])
    expect(find('gol')).toEqual([texts[2]])
  })
  it('finds everything for an empty search, and each text by its own words', () => {
    expect(find('  ')).toEqual(texts)
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (many) => {
        for (const one of many) expect(matching(many, one, (text) => text)).toContain(one)
      }),
    )
  })
  it('is plain twice as once', () => {
    fc.assert(fc.property(fc.string(), (text) => plain(plain(text)) === plain(text)))
  })
})
