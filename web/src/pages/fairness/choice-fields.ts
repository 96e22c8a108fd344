// What a player chooses in a game, as fields of a form. It is read off the choices that the rules themselves name, so
// that no game need be known here.

import type { GameRules } from '@glasshouse/rulebook/play/game'

export type ChoiceField =
  /** One of a few words. */
  | { readonly kind: 'one'; readonly name: string; readonly options: readonly string[] }
  /** Some of a few words. */
  | { readonly kind: 'many'; readonly name: string; readonly options: readonly string[] }
  | { readonly kind: 'number'; readonly name: string; readonly min: number; readonly max: number }
  | { readonly kind: 'text'; readonly name: string; readonly example: string }

/** Fields as they were filled in: words for 'one' and 'text', digits for 'number', words with spaces for 'many'. */
export type ChoiceValues = Readonly<Record<string, string>>

const FEW = 16

export function choiceFields(rules: GameRules): readonly ChoiceField[] {
  if (rules.kind === 'crash') return []
  const seen = new Map<string, Seen>()
  for (const choice of rules.choices()) {
    for (const [name, value] of Object.entries(choice as object)) look(seen, name, value)
  }
  return [...seen].map(([name, found]) => fieldOf(name, found))
}

interface Seen {
  readonly words: Set<string>
  isList: boolean
  isNumber: boolean
  min: number
  max: number
}

function look(seen: Map<string, Seen>, name: string, value: unknown): void {
  let found = seen.get(name)
  if (!found) {
    found = {
      words: new Set(),
      isList: Array.isArray(value),
      isNumber: typeof value === 'number',
      min: Infinity,
      max: -Infinity,
    }
    seen.set(name, found)
  }
  if (typeof value === 'number') {
    found.min = Math.min(found.min, value)
    found.max = Math.max(found.max, value)
  } else for (const word of Array.isArray(value) ? value : [value]) found.words.add(String(word))
}

function fieldOf(name: string, { words, isList, isNumber, min, max }: Seen): ChoiceField {
  if (isNumber) return { kind: 'number', name, min, max }
  const options = [...words]
  if (isList) return { kind: 'many', name, options }
  if (options.length <= FEW) return { kind: 'one', name, options }
  return { kind: 'text', name, example: options.find((word) => word !== '') ?? '' }
}

/** A first choice, so that no form begins empty. */
export const firstValues = (fields: readonly ChoiceField[]): ChoiceValues =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.kind === 'number'
        ? String(Math.floor((field.min + field.max + 1) / 2))
        : field.kind === 'text'
          ? field.example
          : (field.options[0] ?? ''),
    ]),
  )

/** A known choice, as the form shows it. */
export const valuesOf = (fields: readonly ChoiceField[], choice: unknown): ChoiceValues => {
  const known = typeof choice === 'object' && choice !== null ? choice : {}
  return Object.fromEntries(
    fields.flatMap(({ name }): [string, string][] => {
      const value: unknown = Reflect.get(known, name)
      if (Array.isArray(value)) return [[name, value.join(' ')]]
      return typeof value === 'string' || typeof value === 'number' ? [[name, `${value}`]] : []
    }),
  )
}

/** The choice that a form names; null where the rules know none like it. */
export function choiceOf(rules: GameRules, fields: readonly ChoiceField[], values: ChoiceValues): object | null {
  if (rules.kind === 'crash') return null
  const named = Object.fromEntries(fields.map((field) => [field.name, valueOf(field, values[field.name] ?? '')]))
  // Some choices leave a text empty, such as the digits where none are asked for.
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ name }) => [name, ''])
  const bare = { ...named, ...Object.fromEntries(texts) }
  return [named, bare].find((choice) => rules.isChoice(choice)) ?? null
}

function valueOf({ kind }: ChoiceField, typed: string): unknown {
  const value = typed.trim()
  if (kind === 'number') return value === '' ? NaN : Number(value)
  return kind === 'many' ? value.split(/\s+/).filter(Boolean) : value
}
