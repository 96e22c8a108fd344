import { describe, expect, test } from 'vitest'
import { coordinatesOf, geoLink, mapsLink, readPlace } from './read-place.ts'

const read = (query: string) => readPlace(new URLSearchParams(query))

describe('a place in a link', () => {
  test('is read with its name and words', () =>
    expect(read('lat=51.4789&lng=-0.2928&name=Palm+House&text=Kew')).toEqual({
      lat: 51.4789,
      lng: -0.2928,
      name: 'Palm House',
      text: 'Kew',
    }))
  test.each(['lat=90&lng=180', 'lat=-90&lng=-180', 'lat=0&lng=0'])('%s is on earth', (query) =>
    expect(read(query)).not.toBeNull(),
  )
  test.each([
    '',
    'lat=1',
    'lng=1',
    'lat=&lng=',
    'lat=90.0001&lng=0',
    'lat=0&lng=-180.5',
    'lat=1e1&lng=0',
    'lat=0x10&lng=0',
    'lat=NaN&lng=0',
    'lat=Infinity&lng=0',
    'lat=48,85&lng=2,35',
    'lat= 1&lng=1',
    'lat=<b>&lng=1',
  ])('%j is none', (query) => expect(read(query)).toBeNull())
  test('long or strange words are cut to what can be shown', () => {
    const place = read(`lat=1&lng=2&name=${'é'.repeat(200)}&text=a%00b%0a%0a%E2%80%AEc`)
    expect([...(place?.name ?? '')]).toHaveLength(80)
    expect(place?.text).toBe('a b c')
  })
  test('leads out as plain numbers', () => {
    const place = { lat: 0.1 + 0.2, lng: -1e-9, name: '"><script>', text: '' }
    expect(coordinatesOf(place)).toBe('0.3, 0')
    expect(geoLink(place)).toBe('geo:0.3,0')
    expect(mapsLink(place)).toBe('https://www.openstreetmap.org/?mlat=0.3&mlon=0#map=16/0.3/0')
  })
})
