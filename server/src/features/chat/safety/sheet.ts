// Checks a character's texts. Its lines are shown verbatim to everyone, so every text must pass the rules for answers and
// those for messages.

import { ADULT, type CharacterSheet } from '@glasshouse/rulebook/wire/chat/characters'
import { Refusal, type RefusalCode } from '@glasshouse/rulebook/refusals/refusals'
import { breach, type OutputRule } from './output.ts'
import { inputRules, type InputRule } from './rules.ts'
import { screen } from './screen.ts'

const CODES: Readonly<Record<OutputRule | InputRule, RefusalCode>> = {
  urging: 'characterUrges',
  tips: 'characterUrges',
  gambling: 'characterUrges',
  sexual: 'characterImproper',
  minors: 'characterYoung',
  young: 'characterYoung',
  human: 'characterPretends',
  people: 'characterPretends',
  leak: 'characterPretends',
  tricks: 'characterPretends',
  link: 'characterMarkup',
  contact: 'characterMarkup',
  payment: 'characterMarkup',
  counsel: 'characterHarmful',
  method: 'characterHarmful',
  crisis: 'characterHarmful',
  danger: 'characterHarmful',
}

/** Input rules that also apply to a character's own texts. Prompt injection cannot come from them. */
const INPUT_RULES: readonly InputRule[] = inputRules.filter((rule) => rule !== 'tricks' && rule !== 'people')

/** Throws a refusal with the rule and the field. */
export function checkSheet(sheet: CharacterSheet): void {
  if (sheet.age < ADULT) throw new Refusal('characterYoung', { field: 'age' })
  for (const [field, text] of textsIn(sheet, '')) {
    if (/[<>]|&#|\]\(/.test(text)) throw new Refusal('characterMarkup', { field })
    const rule = breach(text) ?? screen(text, INPUT_RULES)
    if (rule) throw new Refusal(CODES[rule], { field })
  }
}

function* textsIn(value: unknown, path: string): Iterable<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, path ? `${path}.${key}` : key)
}
