// What the characters say: data files in `texts` (one folder per language) and `personas`. All are read and checked when the
// server starts, so that a mistake in one is a message that names the file and the place, not a broken answer.

import { readFileSync } from 'node:fs'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import { memoryKinds, type MemoryKind } from '@glasshouse/rulebook/wire/chat/chat'
import { z } from 'zod'
import { findFaults } from './content-check.ts'
import { readScript, ScriptError, type Script } from './script.ts'
import { readTopics, type Topic } from './topics.ts'

const text = z.string().trim().min(1)
const texts = z.array(text).min(1)
const pattern = z.string().transform((source, context) => {
  try {
    return new RegExp(source, 'u')
  } catch (error) {
    context.addIssue({ code: 'custom', message: String(error) })
    return z.NEVER
  }
})

const replies = z.strictObject({
  /** Instead of a line that was used recently. */
  again: texts,
  unknown: texts,
  /** To a question about the character that nothing answers. */
  unknownMe: texts,
  /** While the player needs care. */
  care: texts,
  /** Before a text of the app; may be empty. */
  appLeads: z.array(z.string()).min(1),
  /** Instead of a text of the app that was given with every lead. */
  appAgain: texts,
  /** Suggestions where nothing fits. */
  ways: z.tuple([text, text, text]),
  /** "Why?" and "and you?" where no topic has an answer. */
  why: texts,
  andYou: texts,
  /** What is said to an answer, before going on. */
  heard: texts,
  /** Ways to go on. */
  openers: texts,
  /** Questions that fit whatever was told. */
  goOn: texts,
  advice: texts,
  /** To bad and to good news, whatever they are about. */
  /** A present for somebody who likes {liking}, and advice that it has not: {thing}. */
  gifts: texts,
  unknownAdvice: texts,
  badNews: texts,
  goodNews: texts,
  /** To "tea or coffee?"; {choice} is one of them. */
  choose: texts,
  undecided: texts,
  /** More goodbyes, each one line without a question. */
  goodbyes: texts,
  /** Before what is remembered, where it was said already. */
  recallLeads: texts,
  /** To a question about the story that was just told. */
  storyAsked: texts,
})

/** Advice where a question names a trouble of every day; the first that fits is taken. */
const advice = z.array(z.strictObject({ when: pattern, lines: texts })).min(1)

const byKind = <T extends z.ZodType>(each: T) =>
  z.strictObject(Object.fromEntries(memoryKinds.map((kind) => [kind, each])) as Record<MemoryKind, T>)

/** What is said about facts: {value} is the fact, {label} what it belongs to. */
const recall = z.strictObject({
  facts: byKind(text).extend({
    planOver: text,
    planSaid: text,
    jobBefore: text,
    personMany: text,
    petMany: text,
    who: text,
    whoDetail: text,
  }),
  /** To something new. */
  told: byKind(texts),
  corrected: texts,
  unknown: byKind(texts),
  all: texts,
  nothing: texts,
  /** {asked} is what was asked: "which day you’re leaving". */
  untold: texts,
  untoldThat: texts,
  asks: z.strictObject({ person: texts, pet: texts }),
  /** Brings up what was told earlier. */
  later: z.strictObject({
    planOver: texts,
    planSoon: texts,
    planSaid: texts,
    planSaidOver: texts,
    pet: texts,
    person: texts,
    mood: texts,
  }),
})

/** Words separated by commas. */
const list = text.transform((written) => written.split(',').map((word) => word.trim()))

/** How what a player says is turned round and picked up: see `memory/mirror.ts`, `memory/search.ts` and `echo.ts`. */
const echo = z.strictObject({
  /** Words that a clause sheds at its start and end, and words that end one. */
  leads: list,
  tails: list,
  cuts: list,
  /** A clause with one of these is never said back. */
  unsaid: list,
  /** "My" as "your", "you are" as "you’re"; in French, verbs without a rule. */
  swaps: z.record(text, text),
  joined: z.record(text, text),
  verbs: z.record(text, text),
  /** Words that find nothing, and words that say when something is. */
  empty: list,
  times: list,
  /** What sounds bad or good, and when it is or whose. */
  bad: pattern,
  good: pattern,
  tenses: z.array(z.strictObject({ when: pattern, is: z.enum(['past', 'future', 'others']) })),
  /** `sober` where a need can’t be ruled out. */
  said: z.strictObject({ plain: texts, bad: texts, good: texts, sober: texts }),
  asks: z.strictObject({
    past: texts,
    future: texts,
    others: texts,
    now: texts,
    bad: texts,
    good: texts,
    sober: texts,
  }),
  /** An earlier sentence that can’t be turned round, and lines around one that answers a question. */
  quote: text,
  recalled: texts,
  /** To a question about a thing that nothing answers. */
  unknown: texts,
})

const play = z.strictObject({
  lines: z.strictObject({
    hands: texts,
    names: z.tuple([text, text, text]),
    tie: text,
    won: text,
    lost: text,
    score: text,
    chain: texts,
    chained: text,
    chainWrong: text,
    chainOver: text,
    guess: text,
    guessHint: text,
    guessRight: text,
    guessOver: text,
    riddleHint: text,
    riddleRight: texts,
    riddleOver: text,
    stopped: texts,
  }),
  riddles: z.array(z.strictObject({ ask: text, answers: texts, hint: text })).min(1),
  animals: texts,
  hiddenWords: z.array(z.strictObject({ word: text, hints: z.tuple([text, text, text]) })).min(1),
})

const lists = z.record(z.string(), list)
const words = z.strictObject({
  people: lists,
  animals: lists,
  events: lists,
  moods: lists,
  jobs: list,
  instruments: list,
  sports: list,
  tastes: lists,
  days: list,
  names: list,
})

const page = z.string().startsWith('/pages/')
const id = z.string().regex(/^[\da-z-]+$/)
/** The games in a few sentences each. */
const games = z.array(z.strictObject({ id, title: text, terms: text, rules: text, page })).min(1)
const app = z.strictObject({
  sentences: z.strictObject({
    faq: text,
    rules: text,
    allReturns: text,
    return: text,
    box: text,
    rounding: text,
    returnTerms: text,
  }),
  texts: z.array(z.strictObject({ id, title: text, terms: text, text, label: text, to: page })).min(1),
})

export interface Content {
  readonly script: Script
  readonly topics: readonly Topic[]
  readonly replies: z.infer<typeof replies>
  readonly advice: z.infer<typeof advice>
  readonly recall: z.infer<typeof recall>
  readonly echo: z.infer<typeof echo>
  readonly play: z.infer<typeof play>
  readonly games: z.infer<typeof games>
  readonly app: z.infer<typeof app>
  readonly words: z.infer<typeof words>
  /** Words as they are written, for players who leave out the accents. */
  readonly accents: readonly string[]
}

const SCRIPTS = ['talk.txt', 'more.txt']

/** Reads the files of both languages in a folder. Throws an error that lists every mistake. */
export function readContent(folder: URL): Readonly<Record<Language, Content>> {
  const contents = { en: readLanguage(folder, 'en'), fr: readLanguage(folder, 'fr') }
  const faults = findFaults(contents)
  if (faults.length > 0) throw new Error(`The companion's texts are invalid:\n${faults.join('\n')}`)
  return contents
}

function readLanguage(folder: URL, language: Language): Content {
  const read = (name: string): string => readFileSync(new URL(`${language}/${name}`, folder), 'utf8')
  const json = <T>(name: string, schema: z.ZodType<T>): T => readJson(`${language}/${name}`, read(name), schema)
  const topics = readTopics(`${language}/topics.txt`, read('topics.txt'))
  return {
    script: scriptFrom(
      language,
      read,
      topics.flatMap((topic) => topic.words),
    ),
    topics,
    replies: json('replies.json', replies),
    advice: json('advice.json', advice),
    recall: json('recall.json', recall),
    echo: json('echo.json', echo),
    play: json('play.json', play),
    games: json('games.json', games),
    app: json('app.json', app),
    words: json('words.json', words),
    accents: language === 'fr' ? wordsIn(read('accents.txt')) : [],
  }
}

/** Every word of a list; lines that start with # are comments. */
const wordsIn = (written: string): string[] =>
  written
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter(Boolean)

function scriptFrom(language: Language, read: (name: string) => string, topicWords: readonly string[]): Script {
  try {
    return readScript(
      SCRIPTS.map((name) => ({ name, text: read(name) })),
      language,
      topicWords,
    )
  } catch (error) {
    if (error instanceof ScriptError) throw new Error(`${language}/${error.message}`, { cause: error })
    throw error
  }
}

/** The contents of a JSON file, or an error that names the file and the field. */
export function readJson<T>(name: string, written: string, schema: z.ZodType<T>): T {
  let parsed: unknown
  try {
    parsed = JSON.parse(written)
  } catch (error) {
    throw new Error(`${name} is not JSON: ${String(error)}`, { cause: error })
  }
  const result = schema.safeParse(parsed)
  if (result.success) return result.data
  const issues = result.error.issues.map(({ path, message }) => `${name}: ${path.join('.')}: ${message}`)
  throw new Error(issues.join('\n'))
}

export const content = readContent(new URL('./texts/', import.meta.url))
