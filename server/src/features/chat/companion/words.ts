// Words that the characters know, from `texts/*/words.json`: people, animals, events, moods, jobs, tastes. A word in one
// language stands for the same subject in the other, so that a fact told in French is known in English.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../safety/normalise.ts'
import { content } from './content.ts'
import { groups, type Group } from './content-check.ts'

export interface Words {
  /** By group: from a word without accents to its subject. */
  readonly subjects: Readonly<Record<Group, ReadonlyMap<string, string>>>
  /** By group: alternatives of a regular expression, longest first. */
  readonly patterns: Readonly<Record<Group | 'jobs' | 'instruments' | 'sports' | 'days', string>>
  readonly names: ReadonlySet<string>
  /** From a word without accents to the kinds of taste that it belongs to. */
  readonly tastes: ReadonlyMap<string, string>
  readonly days: readonly string[]
  /** From a person without accents and hyphens to how the word is written. */
  readonly labels: ReadonlyMap<string, string>
  /** From a word without accents to how it is written. */
  readonly accents: ReadonlyMap<string, string>
}

const bare = (word: string): string => plain(word).replace(/['-]/g, ' ')
const alternatives = (words: readonly string[]): string =>
  [...new Set(words.map(bare))].toSorted((a, b) => b.length - a.length).join('|')

function wordsOf(language: Language): Words {
  const { words, accents } = content[language]
  const lists = <T>(make: (subjects: Readonly<Record<string, readonly string[]>>) => T): Record<Group, T> => ({
    people: make(words.people),
    animals: make(words.animals),
    events: make(words.events),
    moods: make(words.moods),
  })
  const flat = (subjects: Readonly<Record<string, readonly string[]>>): string[] => Object.values(subjects).flat()
  const written = [
    ...groups.flatMap((group) => flat(words[group])),
    ...words.jobs,
    ...words.instruments,
    ...words.sports,
  ]
  return {
    subjects: lists(
      (all) => new Map(Object.entries(all).flatMap(([subject, list]) => list.map((word) => [bare(word), subject]))),
    ),
    patterns: {
      ...lists((all) => alternatives(flat(all))),
      jobs: alternatives(words.jobs),
      instruments: alternatives(words.instruments),
      sports: alternatives(words.sports),
      days: alternatives(words.days),
    },
    names: new Set(words.names.map(bare)),
    tastes: new Map(Object.entries(words.tastes).flatMap(([kind, list]) => list.map((word) => [bare(word), kind]))),
    days: words.days.map(bare),
    labels: new Map(flat(words.people).map((word) => [bare(word), word])),
    accents: new Map([...accents, ...written].flatMap((word) => word.split(' ')).map((word) => [plain(word), word])),
  }
}

const known: Partial<Record<Language, Words>> = {}
export const wordsIn = (language: Language): Words => (known[language] ??= wordsOf(language))

/** The first word for a subject, as an answer says it. */
export const wordFor = (group: Group, subject: string, language: Language): string =>
  content[language].words[group][subject]?.[0] ?? subject

/** French words as they are written, where the player left out the accents. Names of people stay as they are. */
export function withAccents(text: string, language: Language): string {
  if (language === 'en') return text
  const { accents } = wordsIn(language)
  return text.replace(/[\p{L}\p{M}-]+/gu, (word) => {
    const written = /^[a-z-]+$/i.test(word) ? accents.get(word.toLowerCase()) : undefined
    if (!written) return word
    return /^\p{Lu}/u.test(word) ? written.charAt(0).toUpperCase() + written.slice(1) : written
  })
}
