// A text in both languages while it is edited: every field as text.

import { optionValues, type Options } from '@glasshouse/rulebook/backoffice/define-list'
import { languageNames } from '@glasshouse/rulebook/backoffice/values'
import { say } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'

export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

/** A text in one language, as the server stores it. */
export type Content = Readonly<Record<string, unknown>>
export interface StoredText {
  readonly id: string
  readonly version: number
  readonly en: Content
  readonly fr: Content
}

export type Fields = Readonly<Record<string, string>>
export type Form = Readonly<Record<Language, Fields>>

export interface FieldSpec {
  readonly name: string
  readonly label: string
  readonly max: number
  /** The rows of a field with several lines. */
  readonly rows?: number
  readonly hint?: string
  /** May be left empty. */
  readonly isOptional?: boolean
  /** The same in both languages: entered once. */
  readonly isShared?: boolean
  readonly options?: Options
}

/** The edited text, and the version that it is based on; 0 for a new one. */
export interface Draft {
  readonly version: number
  readonly form: Form
}

export const emptyForm = (specs: readonly FieldSpec[]): Form => {
  const fields = Object.fromEntries(
    specs.map(({ name, options }) => [name, (options && optionValues(options)[0]) ?? '']),
  )
  return { en: fields, fr: fields }
}

export const withField = (form: Form, { name, isShared }: FieldSpec, language: Language, value: string): Form =>
  isShared
    ? { en: { ...form.en, [name]: value }, fr: { ...form.fr, [name]: value } }
    : { ...form, [language]: { ...form[language], [name]: value } }

export interface Difference {
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/** Where two texts are not the same, field by field. */
export const differences = (specs: readonly FieldSpec[], mine: Form, theirs: Form): Difference[] =>
  specs.flatMap((spec) =>
    languages.flatMap((language) => {
      if (spec.isShared && language === 'fr') return []
      const [one, other] = [mine[language][spec.name] ?? '', theirs[language][spec.name] ?? '']
      if (one === other) return []
      const label = spec.isShared
        ? spec.label
        : say(messages, 'fieldInLanguage', { field: spec.label, language: languageNames[language] })
      return [{ label, mine: one, theirs: other }]
    }),
  )

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
