// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { deviceMessages } from './device-messages.ts'

const textOf = (language: 'en' | 'fr'): string => Object.values(deviceMessages[language]).join(' ')

it.each(['en', 'fr'] as const)('explains in under 200 words what the device checks (%s)', (language) => {
  const words = textOf(language)
    .split(/[\s\u00A0\u202F]+/)
    .filter((word) => /\p{L}/u.test(word))
  expect(words.length).toBeLessThan(200)
})

it.each([
  ['en', ['max wins', '24 hours', 'the app’s files', 'beacon', 'public log', 'fully replaced']],
  ['fr', ['gains max.', '24 heures', 'fichiers de l’application', 'balise', 'journal public', 'entièrement remplacée']],
] as const)('names caps, the age of the salt, and the app (%s)', (language, topics) => {
  const text = textOf(language).replaceAll(/[\u00A0\u202F]/g, ' ')
  for (const topic of topics) expect(text).toContain(topic)
})
