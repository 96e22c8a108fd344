import { describe, expect, test } from 'vitest'
import { relyingPartyAt } from './relying-party.ts'
import { holdEnds } from './security.ts'

describe('relying party', () => {
  test('is the configured URL, whatever the request says', () => {
    const relyingParty = { rpId: 'play.example.com', origin: 'https://play.example.com' }
    expect(relyingPartyAt('https://play.example.com/', 'https://evil.example')).toEqual(relyingParty)
    expect(relyingPartyAt('https://play.example.com:8443', 'http://x')?.origin).toBe('https://play.example.com:8443')
  })
  test('is the origin of the request without a configured URL', () =>
    expect(relyingPartyAt(null, 'http://localhost:8080')).toEqual({
      rpId: 'localhost',
      origin: 'http://localhost:8080',
    }))
  test.each(['http://127.0.0.1:8080', 'https://[::1]:8080', 'http://play.example.com', 'http://', '', 'https://a b'])(
    'is null at "%s"',
    (origin) => expect(relyingPartyAt(null, origin)).toBeNull(),
  )
})

test('the withdrawal hold lasts 24 hours to the millisecond', () => {
  const began = 1_700_000_000_000
  const dayMs = 24 * 3_600_000
  expect(holdEnds(began, began)).toBe(began + dayMs)
  expect(holdEnds(began, began + dayMs - 1)).toBe(began + dayMs)
  expect(holdEnds(began, began + dayMs)).toBeNull()
})
