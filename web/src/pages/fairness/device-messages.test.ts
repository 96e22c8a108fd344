// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { deviceMessages } from './device-messages.ts'

it.each(['en', 'fr'] as const)('explains in under 200 words what the device checks (%s)', (language) => {
  const text = Object.values(deviceMessages[language]).join(' ')
  expect(text.split(/[\s\u00A0\u202F]+/).filter((word) => /\p{L}/u.test(word)).length).toBeLessThan(200)
})
