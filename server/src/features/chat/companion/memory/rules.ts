// What a sentence teaches: patterns over plain words. A rule names the kind of fact; its groups are `value`, `who` (a person
// or an animal) and `when`.

import type { MemoryKind } from '@glasshouse/rulebook/wire/chat/chat'

export interface Rule {
  /** `kin`: a person or a pet, as the word in `who` says. */
  readonly kind: MemoryKind | 'kin'
  readonly when: RegExp
  /** The value has to look like a name: a capital, or a common first name. */
  readonly isName?: boolean
  /** It says which one is meant, so it replaces what was known. */
  readonly replaces?: boolean
  /** What makes a value of it: "forklift" and "driver". */
  readonly prefix?: string
  readonly suffix?: string
  /** A prefix of the label of a plan: "trip to". */
  readonly label?: string
  readonly subject?: string
}

/** Alternatives that a language's rules are made of. */
export interface Parts {
  readonly people: string
  readonly animals: string
  readonly events: string
  readonly moods: string
  readonly jobs: string
  readonly instruments: string
  readonly sports: string
  readonly days: string
}

/** `d` for the positions of groups. */
export const rule = (pattern: string): RegExp => new RegExp(pattern, 'du')

/** A rule whose pattern has lists of words in braces: `{people}`. */
export interface RuleText extends Omit<Rule, 'when'> {
  readonly when: string
}

export const makeRules = (rules: readonly RuleText[], parts: Parts): Rule[] =>
  rules.map(({ when, ...rest }) => ({
    ...rest,
    when: rule(when.replace(/\{(\p{L}+)\}/gu, (all, name: string) => parts[name as keyof Parts] ?? all)),
  }))
