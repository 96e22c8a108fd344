// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { formOf, newId, contentOf } from './kinds.ts'

const about = {
  title: 'The house',
  paragraphs: ['One line.', 'And another.'],
  place: { name: 'Kew', text: 'A place', lat: 51.4789, lng: -0.2928 },
}

describe('a text in a form', () => {
  test('survives a round trip through the form unchanged', () => {
    const form = formOf('about', { en: about, fr: about })
    expect(contentOf('about', form.en, 'about')).toEqual(about)
    const banner = { title: 'T', text: 'x', action: 'a', target: '', art: 'glass', audience: 'visitors' }
    expect(contentOf('banner', formOf('banner', { en: banner, fr: banner }).fr, 'any')).toEqual(banner)
    // A banner written before there were audiences is for everyone.
    const { audience, ...older } = banner
    expect(contentOf('banner', formOf('banner', { en: older, fr: older }).en, 'any')).toEqual({
      ...older,
      audience: 'all',
    })
    expect(audience).toBe('visitors')
    const channel = { channel: 'telegram', name: 'T', target: 'https://t.me/x' }
    expect(contentOf('contact', formOf('contact', { en: channel, fr: channel }).en, 'telegram')).toEqual(channel)
  })

  test('has no place where none is entered, and half a place is left to the server to refuse', () => {
    const fields = { title: 'T', paragraphs: 'a\n\n\n b \nc', placeName: '', placeText: '', lat: '', lng: '' }
    expect(contentOf('about', fields, 'about')).toEqual({ title: 'T', paragraphs: ['a', 'b c'] })
    expect(contentOf('about', { ...fields, lat: 'north' }, 'about')).toMatchObject({ place: { lat: 'north', lng: '' } })
  })

  test('is named after its English words, never twice the same', () => {
    const form = { en: { question: 'Où est l’or — “ici” ?' }, fr: {} }
    const [one, other] = [newId(form, 'faq'), newId(form, 'faq')]
    expect(one).toMatch(/^ou-est-l-or-ici-[0-9a-f]{6}$/)
    expect(other).not.toBe(one)
    expect(newId({ en: { question: '?' }, fr: {} }, 'faq')).toMatch(/^faq-[0-9a-f]{6}$/)
    expect(newId({ en: { question: 'x'.repeat(200) }, fr: {} }, 'faq').length).toBeLessThanOrEqual(40)
  })
})
