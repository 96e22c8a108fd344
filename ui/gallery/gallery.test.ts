import { expect, it } from 'vitest'

const parts = Object.entries(
  import.meta.glob<string>(['../src/**/*.tsx', '!**/*.test.tsx'], { query: '?raw', import: 'default', eager: true }),
)
const shown = Object.values(
  import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true }),
).join('\n')

/** Pages and what needs a running app; their own tests show them. */
const NOT_SHOWN = new Set(['../src/layout/inner-page.tsx', '../src/layout/tab-page.tsx', '../src/controls/icon.tsx'])

it.each(parts.map(([file]) => file).filter((file) => !NOT_SHOWN.has(file)))('shows %s', (file) => {
  expect(shown).toContain(`'${file}'`)
})
