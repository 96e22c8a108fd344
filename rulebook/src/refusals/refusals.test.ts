import { describe, expect, it } from 'vitest'
import { refusalMessage, refusals, type RefusalCode } from './refusals.ts'

const LANGUAGES = ['en', 'fr'] as const
const placeholders = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]!))]

describe('refusals', () => {
  it.each(Object.keys(refusals) as RefusalCode[])('%s has the same placeholders in both languages', (code) => {
    const { en, fr } = refusals[code].text
    expect(placeholders(fr).sort()).toEqual(placeholders(en).sort())
  })

  it.each(LANGUAGES)('name a field by its label in %s', (language) => {
    const label = { en: 'user agreement', fr: 'conditions d’utilisation' }[language]
    expect(refusalMessage('badInput', { field: 'agreement' }, language)).toContain(label)
    expect(refusalMessage('badInput', { field: 'form.agreement' }, language)).toContain(label)
  })

  it.each(LANGUAGES)('never show the key of a schema in %s', (language) => {
    const text = refusals.badInput.text[language]
    for (const field of ['kind', 'selections.0', 'requestId, extra', 'JSON', 'constructor', ''])
      expect(refusalMessage('badInput', { field }, language)).toBe(text)
  })

  it('choose the plural form of a count', () => {
    expect(refusalMessage('lockedOut', { minutes: 1 }, 'en')).toContain('in 1 minute.')
    expect(refusalMessage('lockedOut', { minutes: 5 }, 'fr')).toContain('dans 5\u00A0minutes.')
    expect(refusalMessage('closingGold', { gold: 1 }, 'fr')).toContain('1\u00A0pièce d’or')
    expect(refusalMessage('closingGold', { gold: 1500n }, 'fr')).toContain('1\u202F500\u00A0pièces d’or')
  })
})
