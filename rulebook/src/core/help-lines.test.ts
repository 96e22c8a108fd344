import { expect, test } from 'vitest'
import { helpEntries, helpEntriesFor, type HelpKind } from './help-lines.ts'

const kinds = Object.keys(helpEntries) as HelpKind[]

test.each(kinds)('%s: has an entry for every country', (kind) => {
  expect(helpEntriesFor(kind, 'AQ')).toHaveLength(1)
  expect(helpEntriesFor(kind, 'FR').map(({ country }) => country)).toEqual(['FR', '*'])
  expect(helpEntriesFor(kind, '*')).toHaveLength(1)
})

test.each(kinds)('%s: lists each country once, and links to the number that is shown', (kind) => {
  const entries = helpEntries[kind]
  expect(new Set(entries.map(({ country }) => country)).size).toBe(entries.length)
  for (const { contact, href } of entries) {
    if (href === null || /[A-Z]/.test(contact)) continue
    const shown = contact.replace(/^0(?=8|9)|[^\da-z.]/g, '')
    expect(href.endsWith(shown), `${contact} ${href}`).toBe(true)
  }
})

test('names emergency services in the language of the player', () => {
  expect(helpEntriesFor('danger', 'US').map(({ name }) => name.fr)).toEqual(['Urgences', 'Urgences'])
  expect(helpEntriesFor('danger', 'FR')[0]?.name.en).toContain('Emergency services')
})
