// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { currentLanguage, defineMessages, say, setLanguage } from './i18n.ts'

afterEach(() => setLanguage('en'))

describe('the language', () => {
  const messages = defineMessages({
    hi: ['Hello {name}', 'Bonjour {name}'],
  })
  it('is English until chosen, then remembered and told to the document', () => {
    expect(currentLanguage()).toBe('en')
    expect(say(messages, 'hi', { name: 'Ada' })).toBe('Hello Ada')
    setLanguage('fr')
    expect(say(messages, 'hi', { name: 'Ada' })).toBe('Bonjour Ada')
    expect(document.documentElement.lang).toBe('fr')
    expect(localStorage.getItem('language')).toBe('fr')
  })
})
