// English and French, typed: French must have every key that English has. Each language is one frozen
// snapshot that owns its words and formats, so that whatever is memoised on it changes with it.

import { makeFormat, type Format } from '@glasshouse/rulebook/text/format'
import { fillText, type Language, type TextParams } from '@glasshouse/rulebook/text/text'
import { createStore, useStore } from '../states/store.ts'

export type { Language, TextParams }

export interface Messages<K extends string> {
  readonly en: Readonly<Record<K, string>>
  readonly fr: Readonly<Record<K, string>>
}
export type Translate<K extends string> = (key: K, params?: TextParams) => string

/** Each text in English and French, side by side. */
type Pairs<K extends string> = Readonly<Record<K, readonly [en: string, fr: string]>>

/** With `base`, its texts are included. */
export function defineMessages<K extends string, B extends string = never>(
  texts: Pairs<K>,
  base?: Messages<B>,
): Messages<K | B> {
  const of = (place: 0 | 1) =>
    Object.fromEntries(Object.entries<readonly [string, string]>(texts).map(([key, pair]) => [key, pair[place]]))
  return { en: { ...base?.en, ...of(0) }, fr: { ...base?.fr, ...of(1) } } as Messages<K | B>
}

/** Texts of an app in English: French shows the English text until it is written. With `base`, its texts are included. */
export const defineEnglish = <K extends string, B extends string = never>(
  texts: Readonly<Record<K, string>>,
  base?: Messages<B>,
): Messages<K | B> => ({ en: { ...base?.en, ...texts }, fr: { ...base?.fr, ...texts } }) as Messages<K | B>

interface Snapshot {
  readonly language: Language
  readonly format: Format
  of<K extends string>(messages: Messages<K>): Translate<K>
}

function makeSnapshot(language: Language): Snapshot {
  const made = new WeakMap<object, unknown>()
  return {
    language,
    format: makeFormat(language),
    of<K extends string>(messages: Messages<K>): Translate<K> {
      let translate = made.get(messages) as Translate<K> | undefined
      if (!translate) {
        translate = (key, params) => fillText(language, messages[language][key], params)
        made.set(messages, translate)
      }
      return translate
    },
  }
}

const STORED = 'language'
const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'fr'

function remembered(): Language {
  const stored = localStorage.getItem(STORED)
  return isLanguage(stored) ? stored : 'en'
}

export const hasChosenLanguage = (): boolean => localStorage.getItem(STORED) !== null

const snapshot = createStore(makeSnapshot(remembered()))
document.documentElement.lang = snapshot.get().language

export function setLanguage(language: Language): void {
  if (language === currentLanguage()) return
  localStorage.setItem(STORED, language)
  showLanguage(language)
}

/** Shows a language without storing it: for an app in one language on the origin of another's choice. */
export function showLanguage(language: Language): void {
  document.documentElement.lang = language
  snapshot.set(makeSnapshot(language))
}

export const onLanguage = snapshot.subscribe

const useSnapshot = (): Snapshot => useStore(snapshot)

export const useLanguage = (): Language => useSnapshot().language
export const useMessages = <K extends string>(messages: Messages<K>): Translate<K> => useSnapshot().of(messages)
export const useFormat = (): Format => useSnapshot().format

/** For a text that is shown once, outside of React: a toast, a header. */
export const currentLanguage = (): Language => snapshot.get().language
export const say = <K extends string>(messages: Messages<K>, key: K, params?: TextParams): string =>
  snapshot.get().of(messages)(key, params)
