import { isCountry } from '@glasshouse/rulebook/core/countries'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countryAt, world } from './atlas.ts'
import { EDGE, project, shapeOf, unproject } from './projection.ts'
import { canZoom, viewAfterKey, clamped, wholeWorld, zoom } from './view.ts'

describe('the country of a point', () => {
  test.each([
    ['Paris', 48.8566, 2.3522, 'FR'],
    ['Geneva', 46.2044, 6.1432, 'CH'],
    ['Berlin', 52.52, 13.405, 'DE'],
    ['Luxembourg', 49.61, 6.13, 'LU'],
    ['Brussels', 50.85, 4.35, 'BE'],
    ['London', 51.5074, -0.1278, 'GB'],
    ['Dublin', 53.3498, -6.2603, 'IE'],
    ['Lagos', 6.5244, 3.3792, 'NG'],
    ['Abidjan', 5.36, -4.0083, 'CI'],
    ['Maseru, inside of another', -29.31, 27.48, 'LS'],
    ['Pretoria, around it', -25.7479, 28.2293, 'ZA'],
    ['New York', 40.7128, -74.006, 'US'],
    ['Honolulu', 21.3069, -157.8583, 'US'],
    ['São Paulo', -23.5505, -46.6333, 'BR'],
    ['Cayenne', 4.9224, -52.3135, 'FR'],
    ['Sydney', -33.8688, 151.2093, 'AU'],
    ['Tokyo', 35.6762, 139.6503, 'JP'],
    ['Singapore', 1.3521, 103.8198, 'SG'],
    ['Valletta', 35.8989, 14.5146, 'MT'],
    ['Suva', -18.1416, 178.4419, 'FJ'],
    ['Anadyr, beyond the date line', 64.7337, 177.4968, 'RU'],
    ['Uelen, east of it', 66.1594, -169.8092, 'RU'],
    ['Tromsø, as far north as Russia', 69.6492, 18.9553, 'NO'],
    ['Fairbanks', 64.8378, -147.7164, 'US'],
    ['Iqaluit', 63.7467, -68.517, 'CA'],
    ['Taveuni, across the date line', -16.8, -179.97, 'FJ'],
    ['Pristina', 42.6629, 21.1655, 'XK'],
  ])('%s', (_, lat, lng, code) => expect(countryAt({ lat, lng })?.code).toBe(code))

  test('a city at a border is not taken for sure, one far inside is', () => {
    expect(countryAt({ lat: 46.2044, lng: 6.1432 })).toEqual({ code: 'CH', isSure: false })
    expect(countryAt({ lat: 47.0, lng: 2.4 })).toEqual({ code: 'FR', isSure: true })
  })

  test.each([
    [0, 0],
    [-40, -30],
    [30, -45],
    [0, -150],
  ])('the open sea at %d, %d belongs to nobody', (lat, lng) => expect(countryAt({ lat, lng })).toBeNull())

  test('every outline is closed and belongs to a known country', () => {
    expect(world.length).toBeGreaterThan(230)
    expect(world.filter(({ code }) => !isCountry(code))).toEqual([])
    const open = world.filter(({ polygons }) =>
      polygons.flat().some((ring) => ring[0] !== ring.at(-2) || ring[1] !== ring.at(-1)),
    )
    expect(open.map(({ code }) => code)).toEqual([])
  })
})

/** How far apart two neighbours of an outline are at most. */
function longestStep(path: string): number {
  const steps = path.split('M').flatMap((ring) => {
    const xs = ring.split('L').map((spot) => Number.parseFloat(spot))
    return xs.slice(1).map((x, i) => Math.abs(x - (xs[i] ?? x)))
  })
  return Math.max(...steps.filter((step) => !Number.isNaN(step)))
}

describe('the map', () => {
  test('shows every country in its true size', () => {
    const area = (lat: number): number => {
      const [a, b] = [project({ lng: 0, lat }), project({ lng: 1, lat: lat + 0.01 })]
      return Math.abs((b.x - a.x) * (b.y - a.y)) / Math.cos((lat * Math.PI) / 180)
    }
    for (const lat of [10, 30, 50, 70]) expect(area(lat) / area(0)).toBeCloseTo(1, 1)
  })

  test('is read back where it was drawn', () => {
    const somewhere = fc.record({
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
      lat: fc.double({ min: -85, max: 85, noNaN: true }),
    })
    fc.assert(
      fc.property(somewhere, (point) => {
        const back = unproject(project(point))
        expect(back.lng).toBeCloseTo(point.lng, 6)
        expect(back.lat).toBeCloseTo(point.lat, 6)
      }),
    )
  })

  test('draws all of them within the edge of the world', () => {
    for (const { code, path, middle } of world.map(shapeOf)) {
      expect(path, code).toMatch(/^M[-\d. LMZ]+Z$/)
      expect(middle.x, code).toBeGreaterThanOrEqual(EDGE.left)
      // No line runs across the whole world: it would be one that jumped over the date line.
      expect(longestStep(path), code).toBeLessThan(60)
      expect(middle.x, code).toBeLessThanOrEqual(EDGE.right)
    }
  })

  test('stays in sight whatever keys are pressed', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Home')
    fc.assert(
      fc.property(fc.array(keys, { maxLength: 60 }), (pressed) => {
        const view = pressed.reduce((now, key) => viewAfterKey(now, key) ?? now, wholeWorld)
        expect(clamped(view)).toEqual(view)
      }),
    )
    expect(viewAfterKey(wholeWorld, 'a')).toBeNull()
    expect(canZoom(wholeWorld)).toEqual({ in: true, out: false })
    expect(canZoom(zoom(wholeWorld, 20))).toEqual({ in: false, out: true })
  })
})
