// What a character answers to the question if it is an AI: our own sentence, then a line in its own voice. No engine writes
// it, so none can deny it.

import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { Persona } from '../companion/persona.ts'

const lines: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  en: [
    'I’m an AI, not a person. No one is typing these messages.',
    'There’s no person here. I’m an AI, and my replies come from a program.',
    'I’m a program, an AI. I have no body and no life outside this chat.',
  ],
  fr: [
    'Je suis une IA, pas une personne. Aucun humain ne tape ces messages.',
    'Il n’y a pas d’humain ici. Je suis une IA, et un programme choisit ou rédige mes réponses.',
    'Je suis un programme, une IA. Je n’ai ni corps ni vie en dehors de cette discussion.',
  ],
}
const short: Readonly<Record<Language, string>> = {
  en: 'I’m an AI, not a person.',
  fr: 'Je suis une IA, pas une personne.',
}
const named: Readonly<Record<Language, RegExp>> = { en: /\bAI\b/, fr: /\bIA\b/ }

/** `turn` rotates the lines, so that nobody reads the same one twice in a row. */
export function disclosure({ words }: Persona, language: Language, turn: number): string {
  const { whoAreYou } = words[language].voice
  const own = lines[language]
  return `${own[turn % own.length] ?? own[0]} ${whoAreYou[turn % whoAreYou.length] ?? ''}`.trim()
}

/** Puts it before another fixed answer that does not say it. */
export const withDisclosure = (text: string, language: Language): string =>
  named[language].test(text) ? text : `${short[language]} ${text}`
