import { expect, test } from 'vitest'
import { helpEntries, helpEntriesFor, isOldCheck, type HelpKind } from './help-lines.ts'

const kinds = Object.keys(helpEntries) as HelpKind[]
const FOR_ALL = '*'

test.each(kinds)('%s: has an entry for every country', (kind) => {
  expect(helpEntriesFor(kind, 'AQ')).toHaveLength(1)
  expect(helpEntriesFor(kind, 'FR').map(({ country }) => country)).toEqual(['FR', FOR_ALL])
  expect(helpEntriesFor(kind, FOR_ALL)).toHaveLength(1)
})

test.each(['NG', 'GH', 'KE', 'ZA', 'CI', 'FR', 'BE', 'CA', 'GB', 'US'])(
  '%s: has a crisis line of its own',
  (country) => {
    expect(helpEntriesFor('crisis', country)[0]?.country).toBe(country)
  },
)

test.each(['SN', 'CM'])('%s: no source shows a line, so the international directory stands in', (country) => {
  for (const kind of ['crisis', 'gambling'] as const)
    expect(helpEntriesFor(kind, country).map(({ country: of }) => of)).toEqual([FOR_ALL])
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

test.each(kinds)('%s: each line has a country, a source and the day of its check', (kind) => {
  for (const { country, source, checked, pageDate } of helpEntries[kind]) {
    expect(country).toMatch(/^([A-Z]{2}|\*)$/)
    expect(new URL(source).protocol).toMatch(/^https?:$/)
    for (const day of [checked, ...(pageDate === null ? [] : [pageDate])]) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day)
    }
    expect(pageDate === null || pageDate <= checked).toBe(true)
  }
})

test('a check is old after a year', () => {
  expect(isOldCheck('2026-11-19', '2027-11-19')).toBe(false)
  expect(isOldCheck('2026-11-19', '2027-11-20')).toBe(true)
  expect(isOldCheck('2026-11-19', '2026-11-19')).toBe(false)
})

test('names emergency services in the language of the player', () => {
  expect(helpEntriesFor('danger', 'US').map(({ name }) => name.fr)).toEqual(['Urgences', 'Urgences'])
  expect(helpEntriesFor('danger', 'FR')[0]?.name.en).toContain('Emergency services')
})
