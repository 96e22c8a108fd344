// What no single file shows: that both languages have the same intents, topics and texts, and that every line can be said.

import { memoryKinds } from '@glasshouse/rulebook/wire/chat/chat'
import { voiceKeys } from '@glasshouse/rulebook/wire/chat/characters'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { pronounWords } from './pronouns.ts'
import type { Intent } from './script.ts'

/** Groups of words that name a subject of a fact. */
export const groups = ['people', 'animals', 'events', 'moods'] as const
export type Group = (typeof groups)[number]

const LANGUAGES = ['en', 'fr'] as const
const PLAYS = ['riddle', 'hands', 'chain', 'guess']
/** What a line may contain in braces. `{, name}` is the name after a comma, or nothing. */
const WORDS = new Set<string>([
  ...memoryKinds,
  'me',
  'age',
  'e',
  ', name',
  ...pronounWords,
  ...PLAYS.map((kind) => `play ${kind}`),
])

interface Identified {
  readonly id: string
}

/** What is compared of a language. */
interface Content {
  readonly script: { readonly intents: readonly Intent[] }
  readonly topics: readonly Identified[]
  readonly words: Readonly<Record<Group, Readonly<Record<string, readonly string[]>>>>
  readonly games: readonly Identified[]
  readonly app: { readonly texts: readonly Identified[] }
}

/** One line for each mistake. */
export function findFaults(contents: Readonly<Record<Language, Content>>): string[] {
  return [...LANGUAGES.flatMap((language) => faultsIn(language, contents[language])), ...differences(contents)]
}

function faultsIn(language: Language, { script, topics }: Content): string[] {
  const known = new Set(topics.map(({ id }) => id))
  return script.intents.flatMap((intent) => intentFaults(intent, known).map((fault) => `${language}: ${fault}`))
}

function intentFaults({ id, topic, phrases, lines }: Intent, topics: ReadonlySet<string>): string[] {
  const voices: readonly string[] = voiceKeys
  const unknownWords = lines.flatMap((line) =>
    [...line.matchAll(/\{([^}]*)\}/g)].flatMap(([, word = '']) => (WORDS.has(word) ? [] : [word])),
  )
  return [
    ...(phrases.length === 0 ? [`${id} has no phrase`] : []),
    ...(lines.length === 0 ? [`${id} has no answer`] : []),
    ...(topic && !topics.has(topic) ? [`${id} has topic ${topic}, which topics.txt does not know`] : []),
    ...lines
      .filter((line) => line.startsWith('@') && !voices.includes(line.slice(1)))
      .map((line) => `${id} answers ${line}, which no character has`),
    ...unknownWords.map((word) => `${id} contains {${word}}, which nothing fills`),
  ]
}

/** Keys that one language has and the other has not. */
function differences({ en, fr }: Readonly<Record<Language, Content>>): string[] {
  return [
    ...compare('intent', keysOf(en), keysOf(fr), ({ intents }) => intents),
    ...compare('topic', keysOf(en), keysOf(fr), ({ topics }) => topics),
    ...compare('game', keysOf(en), keysOf(fr), ({ games }) => games),
    ...compare('word', keysOf(en), keysOf(fr), ({ words }) => words),
    ...compare('app text', keysOf(en), keysOf(fr), ({ app }) => app),
  ]
}

const keysOf = ({ script, topics, games, app, words }: Content) => ({
  intents: script.intents.map(({ id }) => id),
  topics: topics.map(({ id }) => id),
  games: games.map(({ id }) => id),
  app: app.texts.map(({ id }) => id),
  words: groups.flatMap((group) => Object.keys(words[group])),
})

function compare<T>(what: string, en: T, fr: T, list: (keys: T) => readonly string[]): string[] {
  const [english, french] = [list(en), list(fr)]
  return [
    ...english.filter((id) => !french.includes(id)).map((id) => `${what} ${id} has no French`),
    ...french.filter((id) => !english.includes(id)).map((id) => `${what} ${id} has no English`),
    ...[...doubled(english), ...doubled(french)].map((id) => `${what} ${id} is written twice`),
  ]
}

const doubled = (ids: readonly string[]): string[] => ids.filter((id, i) => ids.indexOf(id) !== i)
