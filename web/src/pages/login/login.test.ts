import { describe, expect, it } from 'vitest'
import { agreement } from './agreement-text.ts'
import {
  countries,
  countryOf,
  drawsFlags,
  flagOf,
  likelyCountry,
  readPhone,
  toE164,
  type Country,
} from './countries.ts'
import { faultsOf, fieldOf, type LoginForm } from './form.ts'

const country = (code: string): Country => {
  const found = countryOf(code)
  if (!found) throw new Error(code)
  return found
}

describe('the table of countries', () => {
  it('knows every country once, with a dial code of one to three digits', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThan(240)
    for (const { code, dial } of countries) {
      expect(code).toMatch(/^[A-Z]{2}$/)
      expect(dial, code).toMatch(/^[1-9]\d{0,2}$/)
    }
  })
  it('has a name for each of them in both languages', () => {
    for (const language of ['en', 'fr']) {
      const names = new Intl.DisplayNames([language], { type: 'region' })
      for (const { code } of countries) expect(names.of(code), code).not.toBe(code)
    }
  })
  it('guesses from the languages of the browser', () => {
    expect(likelyCountry(['fr-CA', 'en']).code).toBe('CA')
    expect(likelyCountry(['fr']).code).toBe('FR')
    expect(likelyCountry([]).code).toBe('US')
  })
  it('draws flags only where a flag is narrower than its two letters', () => {
    expect(flagOf('FR')).toBe('🇫🇷')
    expect(drawsFlags((text) => ([...text].length > 1 ? 24 : 16))).toBe(true)
    expect(drawsFlags((text) => [...text].length * 16)).toBe(false)
  })
})

describe('a phone number', () => {
  it.each([
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['(555) 010-4477', 'US', '+15550104477'],
    ['07 08 09 10 11', 'CI', '+2250708091011'],
    ['06 1234 5678', 'IT', '+390612345678'],
    ['+44 7700 900123', 'FR', '+447700900123'],
    ['+33 06 12 34 56 78', 'US', '+33612345678'],
  ])('%s in %s is %s', (typed, code, e164) => expect(toE164(typed, country(code))).toBe(e164))
  it.each(['', '12', '+', '1234567890123456'])('"%s" is none', (typed) =>
    expect(toE164(typed, country('FR'))).toBeNull(),
  )
  it('with a shared dial code stays in the chosen country', () => {
    expect(readPhone('+1 416 555 0100', country('CA')).country.code).toBe('CA')
    expect(readPhone('+1 212 555 0100', country('FR')).country.code).toBe('US')
  })
})

const good: LoginForm = {
  country: country('FR'),
  phone: '0612345678',
  password: 'long enough',
  confirmPassword: 'long enough',
  invitationCode: '',
  adult: true,
  agreement: true,
}

describe('the form', () => {
  it('has no fault when all is right', () => {
    expect(faultsOf(good, 'register')).toEqual({})
    expect(faultsOf(good, 'logIn')).toEqual({})
  })
  it.each([
    [{ phone: ' ' }, { phone: 'phoneMissing' }],
    [{ phone: '12' }, { phone: 'phoneWrong' }],
    [{ password: '', confirmPassword: '' }, { password: 'passwordMissing' }],
    [{ password: '1234567', confirmPassword: '1234567' }, { password: 'passwordShort' }],
    [{ confirmPassword: 'another one' }, { confirmPassword: 'passwordsDiffer' }],
    [{ adult: false }, { adult: 'adultNeeded' }],
    [{ agreement: false }, { agreement: 'agreementNeeded' }],
  ])('%o has the fault %o', (part, faults) => expect(faultsOf({ ...good, ...part }, 'register')).toEqual(faults))
  it('asks less of those who have an account', () => {
    const short = { ...good, password: 'old', confirmPassword: '', adult: false, agreement: false }
    expect(faultsOf(short, 'logIn')).toEqual({})
  })
  it('knows which field a refusal speaks of', () => {
    expect(fieldOf(1021)).toBe('phone')
    expect(fieldOf(1027)).toBe('invitationCode')
    expect(fieldOf(1028)).toBeUndefined()
  })
})

it('the agreement has the same clauses in both languages', () => {
  expect(Object.keys(agreement.fr)).toHaveLength(Object.keys(agreement.en).length)
})
