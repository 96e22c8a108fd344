import { expect, test } from 'vitest'
import { addressOf, placeOf } from './place.ts'

test.each([
  ['', { section: '', rest: [], query: {} }],
  ['#/', { section: '', rest: [], query: {} }],
  ['#/audit', { section: 'audit', rest: [], query: {} }],
  [
    '#/players/1001/bets?game=crash&q=a%20b',
    { section: 'players', rest: ['1001', 'bets'], query: { game: 'crash', q: 'a b' } },
  ],
  ['#/invitation/a-b_c', { section: 'invitation', rest: ['a-b_c'], query: {} }],
  // What somebody typed badly is no reason to fail.
  ['#/audit/%zz?&=', { section: 'audit', rest: ['%zz'], query: { '': '' } }],
])('%s', (hash, place) => {
  expect(placeOf(hash)).toEqual(place)
})

test('an address reads back as the place it was made from', () => {
  const place = { section: 'players', rest: ['a/b', 'é?#'], query: { q: 'x&y=z', sort: '-createTime' } }
  expect(placeOf(addressOf(place))).toEqual(place)
})
