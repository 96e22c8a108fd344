// @vitest-environment happy-dom
import type { Messages } from '@glasshouse/ui/text/i18n.ts'
import { describe, expect, it } from 'vitest'

const files = import.meta.glob<Record<string, unknown>>(['../**/*messages.ts', '../**/{words,text}.ts'], {
  eager: true,
})
const isMessages = (value: unknown): value is Messages<string> =>
  typeof value === 'object' && value !== null && 'en' in value && 'fr' in value
const dictionaries = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isMessages)
    .map((messages) => [file, messages] as const),
)
const blanks = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!).sort()

describe('every dictionary', () => {
  it('is found', () => expect(dictionaries.length).toBeGreaterThan(4))
  it.each(dictionaries)('%s says the same things in both languages', (_, { en, fr }) => {
    expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
    for (const key of Object.keys(en)) {
      expect(fr[key]?.trim(), key).toBeTruthy()
      expect(blanks(fr[key]!), key).toEqual(blanks(en[key]!))
    }
  })
})
