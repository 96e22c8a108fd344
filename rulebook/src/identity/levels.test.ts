import { describe, expect, it } from 'vitest'
import { ageAt, identityLevels, LEVEL_LIMITS, limitNames, sidesOf } from './levels.ts'

describe('ageAt', () => {
  const now = Date.UTC(2026, 10, 18, 12)
  it.each([
    ['2008-11-18', 18],
    ['2008-11-19', 17],
    ['2008-11-17', 18],
    ['2008-02-29', 18],
    ['1990-01-01', 36],
  ])('counts completed years since %s', (birthDate, age) => expect(ageAt(birthDate, now)).toBe(age))

  it.each(['2007-02-29', '2008-13-01', '2008-1-1', '', 'yesterday', '2027-01-01', '1800-01-01'])('refuses %j', (text) =>
    expect(ageAt(text, now)).toBeNull(),
  )

  it('counts the birthday of a leap day from 1 March in other years', () => {
    expect(ageAt('2008-02-29', Date.UTC(2026, 1, 28, 23, 59))).toBe(17)
    expect(ageAt('2008-02-29', Date.UTC(2026, 2, 1))).toBe(18)
  })
})

describe('levels', () => {
  it.each(limitNames)('never lower %s', (name) => {
    const amounts = identityLevels.map((level) => LEVEL_LIMITS[level][name])
    expect(amounts).toEqual([...amounts].sort((a, b) => Number(a - b)))
    expect(amounts.at(-1)).toBeGreaterThan(amounts.at(-2) as bigint)
  })

  it('need the back of a card, but not of a passport', () => {
    expect(sidesOf('passport')).toEqual(['front', 'selfie'])
    expect(sidesOf('idCard')).toContain('back')
  })
})
