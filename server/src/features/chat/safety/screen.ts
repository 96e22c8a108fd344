// Screens a message before any engine sees it. A message that matches a rule never reaches a provider.

import { readings } from './normalise.ts'
import { inputRules, joinedPhrases, phrases, twistedRules, type InputRule } from './rules.ts'

/** The first rule that a message matches, in either language; null where there is none. */
export function screen(text: string, rules: readonly InputRule[] = inputRules): InputRule | null {
  const { open, coded, twisted, joined } = readings(text)
  return (
    rules.find(
      (rule) =>
        isIn(rule, open) ||
        isIn(rule, coded) ||
        (twistedRules.includes(rule) && isIn(rule, twisted)) ||
        joined.some((one) => joinedPhrases[rule]?.test(one)),
    ) ?? null
  )
}

const isIn = (rule: InputRule, texts: readonly string[]): boolean =>
  texts.some((text) => [...phrases[rule].en, ...phrases[rule].fr].some((phrase) => phrase.test(text)))

/** Rules after which no play is offered for a while. */
export const isCareRule = (rule: InputRule): boolean => rule === 'crisis' || rule === 'danger' || rule === 'gambling'
