// The form of the verifier as data: what stands in its fields, what is wrong with it, and the question it asks. Pure.

import type { GameRules } from '@glasshouse/rulebook/play/game'
import { choiceOf, firstValues, valuesOf, type ChoiceField, type ChoiceValues } from './choice-fields.ts'
import type { Start } from './verifier-start.ts'
import { fieldsOf, isProper, type FieldName, type FieldValues, type Question, type Claim } from './question.ts'

export interface FormValues {
  readonly fields: FieldValues
  readonly gold: string
  readonly choice: ChoiceValues
  /** In a crash game, as it was typed: 2.00. */
  readonly exit: string
  /** In a step game, as it was typed: 3, 7. */
  readonly opened: string
  readonly claim: Claim | null
}

export type FormProblem = FieldName | 'gold' | 'choice' | 'exit' | 'opened'

const GOLD = 1000

export function firstForm(start: Start, choiceFields: readonly ChoiceField[]): FormValues {
  const claim = start.claim?.outcome
  const exit = valueIn(claim, 'exit')
  const opened = valueIn(claim, 'opened')
  return {
    fields: start.fields,
    gold: String(start.gold ?? GOLD),
    choice: { ...firstValues(choiceFields), ...valuesOf(choiceFields, start.choice) },
    exit: typeof exit === 'number' ? (exit / 100).toFixed(2) : '',
    opened: Array.isArray(opened) ? opened.join(', ') : '',
    claim: start.claim,
  }
}

const valueIn = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined

/** The question, or what must be put right first. */
export function questionOf(
  rules: GameRules,
  choiceFields: readonly ChoiceField[],
  form: FormValues,
): { question: Question; problems: null } | { question: null; problems: ReadonlySet<FormProblem> } {
  const problems = new Set<FormProblem>(fieldsOf(rules).filter((name) => !isProper(name, form.fields[name] ?? '')))
  const gold = Number(form.gold)
  if (!Number.isSafeInteger(gold) || gold < 1) problems.add('gold')
  const exit = rules.kind === 'crash' ? exitOf(form.exit) : null
  if (exit === undefined) problems.add('exit')
  const opened = rules.kind === 'steps' ? openedOf(form.opened, rules.cells) : []
  if (opened === undefined) problems.add('opened')
  const choice = rules.kind === 'crash' ? null : choiceOf(rules, choiceFields, form.choice)
  if (rules.kind !== 'crash' && choice === null) problems.add('choice')
  if (problems.size > 0 || exit === undefined || opened === undefined) return { question: null, problems }
  const { fields, claim } = form
  return { question: { rules, fields, gold, choice, exit, opened, claim }, problems: null }
}

/** Hundredths; null for nothing, undefined for what is no multiplier. */
function exitOf(text: string): number | null | undefined {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return null
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed)
  if (!match) return undefined
  const exit = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return exit === 0 || exit >= 100 ? exit : undefined
}

function openedOf(text: string, cells: number): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const opened = parts.map(Number)
  const areCells = opened.every((cell) => Number.isInteger(cell) && cell >= 0 && cell < cells)
  return areCells && new Set(opened).size === opened.length ? opened : undefined
}
