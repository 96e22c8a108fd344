// The graded scale of care. A message is read by the rules and by the classifier, and the higher level counts. A player's
// level holds for all characters and devices; `care.ts` stores it.

import { estimate, type CareKind } from './classifier.ts'
import { withoutSlang } from './figures.ts'
import type { InputRule } from './rules.ts'
import { isCareRule, isPlainly, screen } from './screen.ts'
import model from './training/model.json' with { type: 'json' }

/** `danger`: plain words, answered with help and sent to no engine. `raised`: a soft question. `low`: talk. */
export const careLevels = ['low', 'raised', 'danger'] as const
export type CareLevel = (typeof careLevels)[number]

export interface Reading {
  readonly level: CareLevel
  readonly kind: CareKind | null
  /** The rule that the message matches, of care or another. */
  readonly rule: InputRule | null
}

/** Refused whatever else a message says. */
const REFUSED_FIRST: ReadonlySet<InputRule> = new Set(['minors', 'sexual'])
/**
 * Below this estimate of need a rule of this kind counts for nothing: single words such as "overdose" have harmless uses.
 * Rules of danger also name what nobody may be taught. A disguised message is not in the classifier's words, so its rule
 * always counts.
 */
const SURE_HARMLESS = { crisis: 0.3, danger: 0, gambling: 0.3 } as const satisfies Record<CareKind, number>

export function read(text: string): Reading {
  const rule = screen(text)
  if (rule && REFUSED_FIRST.has(rule)) return { level: 'low', kind: null, rule }
  const { kind, need, plain } = estimate(withoutSlang(text))
  const { danger, raised } = model.thresholds
  if (rule && isCareRule(rule) && (need >= SURE_HARMLESS[rule] || !isPlainly(rule, text)))
    return { level: 'danger', kind: rule, rule }
  const other = rule && isCareRule(rule) ? screen(text, OTHERS) : rule
  if (plain >= danger) return { level: 'danger', kind, rule: other }
  if (need >= raised) return { level: 'raised', kind, rule: other }
  return { level: 'low', kind: null, rule: other }
}

/** Below this estimate a message is small talk even where an earlier one raised the level. */
const CALM = 0.2
export const isCalm = (text: string): boolean => read(text).level === 'low' && estimate(withoutSlang(text)).need < CALM

const OTHERS: readonly InputRule[] = ['counsel', 'people', 'tips', 'tricks']
