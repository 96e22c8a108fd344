// What engines write, as data: lines that must not be shown, by kind, and ordinary lines that must be.

import { readFileSync } from 'node:fs'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { OutputRule } from '../../src/features/chat/safety/output.ts'

export interface OutputLine {
  /** The rule that it breaks. */
  readonly kind: OutputRule | 'ok'
  readonly language: Language
  readonly text: string
}

/** `unsafe` and `ordinary` hold the rules to their targets, and the rules were written beside them. So they were beside
 * `practice`, which is more indirect. `unseen` was written after the rules and scored once: no rule may be written for one
 * of its lines, write and score new ones instead. */
type OutputFile = 'unsafe' | 'ordinary' | 'practice' | 'unseen'

const outputLines = (file: OutputFile): OutputLine[] =>
  readFileSync(new URL(`./${file}-output.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'))
    .map(([kind, language, text = '']) => ({ kind: kind as OutputLine['kind'], language: language as Language, text }))

export const unsafeLines = (file: OutputFile = 'unsafe'): OutputLine[] =>
  outputLines(file).filter(({ kind }) => kind !== 'ok')
export const ordinaryLines = (file: OutputFile = 'ordinary'): OutputLine[] =>
  outputLines(file).filter(({ kind }) => kind === 'ok')
