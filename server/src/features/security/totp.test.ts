import { describe, expect, test } from 'vitest'
import { codeAt, stepAt, stepOf, toBase32, uriOf } from './totp.ts'

/** RFC 6238, appendix B, the rows of SHA-1. */
const secret = Buffer.from('12345678901234567890')
const vectors: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
]

describe('codes of an authenticator app', () => {
  test.each(vectors)('after %i seconds is %s, as RFC 6238 says', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code)
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(2))
  })

  test('are taken one step early and one late, and no further', () => {
    const now = 1_700_000_010_000
    const step = stepAt(now)
    for (const near of [-1, 0, 1]) expect(stepOf(secret, codeAt(secret, step + near), now, 0)).toBe(step + near)
    for (const far of [-2, 2]) expect(stepOf(secret, codeAt(secret, step + far), now, 0)).toBeNull()
  })

  test('are not taken again, nor those before the last one taken', () => {
    const now = 1_700_000_010_000
    const step = stepAt(now)
    expect(stepOf(secret, codeAt(secret, step), now, step)).toBeNull()
    expect(stepOf(secret, codeAt(secret, step - 1), now, step)).toBeNull()
    expect(stepOf(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1)
  })

  test('another length or another text is no code', () => {
    for (const text of ['', '12345', '1234567', 'abcdef']) expect(stepOf(secret, text, 59_000, 0)).toBeNull()
  })
})

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of "%s" is %s, as RFC 4648 says', (text, base32) => expect(toBase32(Buffer.from(text))).toBe(base32))

test('an app can read where the secret belongs', () => {
  expect(uriOf(secret, 'Glasshouse', 'Rémi & co')).toBe(
    'otpauth://totp/Glasshouse:R%C3%A9mi%20%26%20co?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Glasshouse&algorithm=SHA1&digits=6&period=30',
  )
})
