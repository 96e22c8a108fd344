import { describe, expect, test } from 'vitest'
import { placeOf } from './place.ts'
import { holdEnds } from './security.ts'

describe('the name under which passkeys are made', () => {
  test('is the configured one, whatever a request says', () => {
    const place = { rpId: 'play.example.com', origin: 'https://play.example.com' }
    expect(placeOf('https://play.example.com/', 'https://evil.example')).toEqual(place)
    expect(placeOf('https://play.example.com:8443', 'http://x')?.origin).toBe('https://play.example.com:8443')
  })
  test('is else the one that the request was sent to', () =>
    expect(placeOf(null, 'http://localhost:8080')).toEqual({ rpId: 'localhost', origin: 'http://localhost:8080' }))
  test.each(['http://127.0.0.1:8080', 'https://[::1]:8080', 'http://play.example.com', 'http://', '', 'https://a b'])(
    'does not exist at "%s"',
    (origin) => expect(placeOf(null, origin)).toBeNull(),
  )
})

test('the hold stands for 24 hours to the millisecond', () => {
  const began = 1_700_000_000_000
  const day = 24 * 3_600_000
  expect(holdEnds(began, began)).toBe(began + day)
  expect(holdEnds(began, began + day - 1)).toBe(began + day)
  expect(holdEnds(began, began + day)).toBeNull()
})
