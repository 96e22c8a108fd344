// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { currentLanguage, defineEnglish, defineMessages, say, setLanguage } from './i18n.ts'

afterEach(() => setLanguage('en'))

describe('the language', () => {
  const messages = defineMessages({
    hi: ['Hello {name}', 'Bonjour {name}'],
  })
  it('is English until chosen, then remembered and set on the document', () => {
    expect(currentLanguage()).toBe('en')
    expect(say(messages, 'hi', { name: 'Ada' })).toBe('Hello Ada')
    setLanguage('fr')
    expect(say(messages, 'hi', { name: 'Ada' })).toBe('Bonjour Ada')
    expect(document.documentElement.lang).toBe('fr')
    expect(localStorage.getItem('language')).toBe('fr')
  })
  it('shows English texts until French is written, beside texts of a base in both', () => {
    const english = defineEnglish({ bye: 'Bye {name}' }, messages)
    setLanguage('fr')
    expect(say(english, 'bye', { name: 'Ada' })).toBe('Bye Ada')
    expect(say(english, 'hi', { name: 'Ada' })).toBe('Bonjour Ada')
  })
})
