// Whether a character may stand as it is written. Its lines are said as they are, to everyone: so every text is held to
// what is said, and to what is asked as well.

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
  counsel: 'characterHarmful',
  method: 'characterHarmful',
  crisis: 'characterHarmful',
  danger: 'characterHarmful',
}

/** Of what players may not ask, that which a character may not say either. To be led astray is no danger of its own lines. */
const ASKED: readonly InputRule[] = inputRules.filter((rule) => rule !== 'tricks' && rule !== 'people')

/** Refuses with what is wrong and where. */
export function checkSheet(sheet: CharacterSheet): void {
  if (sheet.age < ADULT) throw new Refusal('characterYoung', { field: 'age' })
  for (const [field, text] of textsIn(sheet, '')) {
    if (/[<>]|&#|\]\(/.test(text)) throw new Refusal('characterMarkup', { field })
    const rule = breach(text) ?? screen(text, ASKED)
    if (rule) throw new Refusal(CODES[rule], { field })
  }
}

function* textsIn(value: unknown, path: string): Iterable<readonly [field: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, path ? `${path}.${key}` : key)
}
