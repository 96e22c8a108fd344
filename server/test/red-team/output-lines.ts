// What engines write, as data: lines that must not be shown, by kind, and ordinary lines that must be.

import { readFileSync } from 'node:fs'
import type { Language } from '@glasshouse/rulebook/wire/fields'
import type { OutputRule } from '../../src/features/chat/safety/output.ts'

export interface UnsafeLine {
  readonly kind: OutputRule
  readonly language: Language
  readonly text: string
}

const rowsOf = (name: string): string[][] =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'))

export const unsafeLines = (name = './unsafe-output.tsv'): UnsafeLine[] =>
  rowsOf(name).map(([kind, language, text = '']) => ({
    kind: kind as OutputRule,
    language: language as Language,
    text,
  }))

export const ordinaryLines = (): Omit<UnsafeLine, 'kind'>[] =>
  rowsOf('./ordinary-output.tsv').map(([language, text = '']) => ({ language: language as Language, text }))
