// Messages that ask whether the character is a person, and messages that only sound like it. The first sixty of each list
// came before the rules. Of lines written after them and read once, 21 of 30 English and 20 of 30 French ones were
// recognised, and 3 and 2 of 30 others were mistaken. So the rules miss wordings, and the badge and notes stay.

import fs from 'node:fs'
import type { Language } from '@glasshouse/rulebook/wire/fields'

export function aiQuestions(language: Language): { asks: string[]; other: string[] } {
  const text = fs.readFileSync(new URL(`./ai-questions/${language}.tsv`, import.meta.url), 'utf8')
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  const of = (kind: string): string[] => lines.flatMap(([is, words]) => (is === kind && words ? [words] : []))
  return { asks: of('asks'), other: of('other') }
}
