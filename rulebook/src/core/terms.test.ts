import { describe, expect, it } from 'vitest'
import { isNewerTerms, TERMS_CHANGES } from './terms.ts'

describe('versions of the terms', () => {
  it('compares years, months and numbers as numbers', () => {
    expect(isNewerTerms('2026-11-10', '2026-11-9')).toBe(true)
    expect(isNewerTerms('2027-1-1', '2026-12-1')).toBe(true)
    expect(isNewerTerms('2026-11-4', '2026-11-4')).toBe(false)
    expect(isNewerTerms('2026-11-3', '2026-11-4')).toBe(false)
    expect(isNewerTerms('2026-12-1', '2027-1-1')).toBe(false)
  })

  it('asks again after a version of another form', () => {
    expect(isNewerTerms('2026-11-4', 'seed')).toBe(true)
  })

  it('says what changed in both languages', () => {
    expect(TERMS_CHANGES.en.length).toBeGreaterThan(0)
    expect(TERMS_CHANGES.fr).toHaveLength(TERMS_CHANGES.en.length)
  })
})
