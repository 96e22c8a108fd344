import { describe, expect, test } from 'vitest'
import { codeAt, stepAt, matchingStep, toBase32, otpauthUri } from './totp.ts'

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

describe('authenticator codes', () => {
  test.each(vectors)('match RFC 6238: after %i seconds %s', (seconds, code) => {
    expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code)
    expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(2))
  })

  test('are accepted one step early or late, and no further', () => {
    const now = 1_700_000_010_000
    const step = stepAt(now)
    for (const near of [-1, 0, 1]) expect(matchingStep(secret, codeAt(secret, step + near), now, 0)).toBe(step + near)
    for (const far of [-2, 2]) expect(matchingStep(secret, codeAt(secret, step + far), now, 0)).toBeNull()
  })

  test('are not accepted twice, nor before the last accepted one', () => {
    const now = 1_700_000_010_000
    const step = stepAt(now)
    expect(matchingStep(secret, codeAt(secret, step), now, step)).toBeNull()
    expect(matchingStep(secret, codeAt(secret, step - 1), now, step)).toBeNull()
    expect(matchingStep(secret, codeAt(secret, step + 1), now, step)).toBe(step + 1)
  })

  test('are rejected with a wrong length or non-digits', () => {
    for (const text of ['', '12345', '1234567', 'abcdef']) expect(matchingStep(secret, text, 59_000, 0)).toBeNull()
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
])('base32 of "%s" is %s as in RFC 4648', (text, base32) => expect(toBase32(Buffer.from(text))).toBe(base32))

test('the otpauth URI names issuer and account', () => {
  expect(otpauthUri(secret, 'Glasshouse', 'Rémi & co')).toBe(
    'otpauth://totp/Glasshouse:R%C3%A9mi%20%26%20co?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Glasshouse&algorithm=SHA1&digits=6&period=30',
  )
})
