// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { isTestMode } from './mode.ts'

afterEach(() => document.head.replaceChildren())

test.each([
  ['real', false],
  ['sandbox', true],
  ['', true],
])('mode %j in the page: test mode is %j', (mode, expected) => {
  document.head.innerHTML = `<meta name="glasshouse-mode" content="${mode}">`
  expect(isTestMode()).toBe(expected)
})

test('a page without a mode is in test mode', () => expect(isTestMode()).toBe(true))
