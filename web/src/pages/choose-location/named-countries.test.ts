import { describe, expect, test } from 'vitest'
import { matching } from '@glasshouse/ui/text/search.ts'
import { namedCountries } from './named-countries.ts'

const codes = (language: 'en' | 'fr', wanted: string): string[] =>
  matching(namedCountries(language), wanted, ({ searchText }) => searchText).map(({ code }) => code)

describe('a country is found', () => {
  test.each([
    ['germany', 'DE'],
    ['Allemagne', 'DE'],
    ['ALLEM', 'DE'],
    ['cote d ivoire', 'CI'],
    ['côte d’ivoire', 'CI'],
    ['espagne', 'ES'],
    ['sao', 'ST'],
    ['FR', 'FR'],
    ['kingdom', 'GB'],
    ['  united   states ', 'US'],
  ])('by %j in either language', (wanted, code) => {
    expect(codes('en', wanted)).toContain(code)
    expect(codes('fr', wanted)).toContain(code)
  })
  test('not by what no word of it begins with', () => {
    expect(codes('en', 'ermany')).toEqual([])
    expect(codes('en', '.*')).toHaveLength(252)
  })
  test('lists all of them in the order of the reader’s language', () => {
    const names = namedCountries('fr').map(({ name }) => name)
    expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Espagne'))
  })
})
