// The words of the stream, one by one, as `below` reads them.

import type { Draws } from '@glasshouse/rulebook/play/draws'
import type { Format } from '@glasshouse/rulebook/text/format'
import type { Translate } from '@glasshouse/ui/text/i18n.ts'
import type { messages } from './proof-messages.ts'

const WORDS = 2 ** 32

type Say = Translate<keyof (typeof messages)['en']>

/** One draw of `below(n)` from a stream in words: the numbers that were skipped, and the one that counts. */
export function belowLines(stream: Draws, n: number, t: Say, format: Format): string[] {
  const limit = WORDS - (WORDS % n)
  const lines: string[] = []
  for (;;) {
    const word = stream.below(WORDS)
    if (word < limit) {
      lines.push(t('remainder', { word: format.number(word), n: format.number(n), rest: format.number(word % n) }))
      return lines
    }
    lines.push(t('skipped', { word: format.number(word), limit: format.number(limit) }))
  }
}
