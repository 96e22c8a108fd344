// Every text that people read, held against the glossary and the rules of writing.

import type { SourceFile } from '../checks/files.ts'
import { extractTexts, type Text } from './extract.ts'
import { findPairFaults } from './pairs.ts'
import { findLengthFaults, findSentenceFaults } from './places.ts'
import { findWordFaults } from './rules.ts'

export const allTexts = (files: readonly SourceFile[]): Text[] => files.flatMap(extractTexts)

/** One line for each fault, with its file and line. */
export function findTextFaults(files: readonly SourceFile[]): string[] {
  const texts = allTexts(files)
  return [
    ...texts.flatMap((text) =>
      findWordFaults(text).map((fault) => `${text.path}:${text.line}: ${fault}: ${text.text}`),
    ),
    ...texts
      .filter(({ isHardCoded }) => isHardCoded)
      .map(({ path, line, text }) => `${path}:${line}: belongs into a messages file: ${text}`),
    ...findPairFaults(texts),
    ...findLengthFaults(files, texts),
    ...texts.flatMap(findSentenceFaults),
  ]
}
