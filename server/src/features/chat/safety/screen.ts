// Screens a message before any engine sees it. A message that matches a rule never reaches a provider.

import type { CareKind } from './classifier.ts'
import { withoutFigures } from './figures.ts'
import { plain, readings, type Readings } from './normalise.ts'
import { bornTooLate } from './under-age.ts'
import { inputRules, joinedPhrases, phrases, twistedRules, type InputRule } from './rules.ts'

/** The first rule that a message matches, in either language; null where there is none. */
export function screen(text: string, rules: readonly InputRule[] = inputRules): InputRule | null {
  const whole = readings(text)
  const bare = plain(text)
  const meant = withoutFigures(bare)
  const literal = meant === bare ? whole : readings(meant)
  return rules.find((rule) => matches(rule, isCareRule(rule) ? literal : whole)) ?? null
}

/** Whatever else the message says. */
export const saysUnderAge = (text: string, year = new Date().getUTCFullYear()): boolean =>
  screen(text, ['young']) !== null || bornTooLate(text, year)

function matches(rule: InputRule, { open, coded, twisted, joined }: Readings): boolean {
  return (
    isIn(rule, open) ||
    isIn(rule, coded) ||
    (twistedRules.includes(rule) && isIn(rule, twisted)) ||
    joined.some((one) => joinedPhrases[rule]?.test(one))
  )
}

/** True if the message matches the rule as it is written, without reading it in any other way. */
export const isPlainly = (rule: InputRule, text: string): boolean => isIn(rule, [plain(text)])

const isIn = (rule: InputRule, texts: readonly string[]): boolean =>
  texts.some((text) => [...phrases[rule].en, ...phrases[rule].fr].some((phrase) => phrase.test(text)))

/** Rules after which no play is offered for a while. */
export const isCareRule = (rule: InputRule): rule is CareKind =>
  rule === 'crisis' || rule === 'danger' || rule === 'gambling'
