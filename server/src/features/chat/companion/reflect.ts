// Open statements reflected back: "I want to move" gets "What would that change for you?".

import type { Language } from '@glasshouse/rulebook/wire/fields'
import { plain } from '../safety/normalise.ts'
import type { Lines } from './lines.ts'

export function reflect(message: readonly string[], lines: Lines, language: Language): string | null {
  const text = plain(message.join(' '))
  for (const { when, lines: written } of lines.replies.reflections) {
    const found = when.exec(text)
    if (!found) continue
    const rest = safeRest(found[1] ?? '', language)
    const usable = written.filter((line) => rest !== null || !line.includes('{rest}'))
    const line = lines.choose(usable, { rest: rest ?? '' })
    if (line) return line
  }
  return null
}

/** A player's own words may be repeated if they are few and plain. */
function safeRest(rest: string, language: Language): string | null {
  const swapped: Readonly<Record<string, string>> =
    language === 'en' ? { my: 'your', me: 'you', i: 'you', am: 'are', myself: 'yourself' } : {}
  const words = rest.split(' ')
  if (words.length > 3 || !/^[\p{L} -]+$/u.test(rest)) return null
  return words.map((word) => swapped[word] ?? word).join(' ')
}
