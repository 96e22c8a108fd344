// What only shows when texts are compared: missing French, lost placeholders, and the same sentence in two places.

import type { Text } from './extract.ts'
import { isFixed } from './rules.ts'

/** A text with this many words is not the same by accident. */
const SENTENCE_WORDS = 5

/** English beside its French. */
interface Pair {
  readonly en: Text
  readonly fr: Text | undefined
}

export function findPairFaults(texts: readonly Text[]): string[] {
  const pairs = pairUp(texts)
  return [...pairs.flatMap(({ en, fr }) => pairFaults(en, fr)), ...copies(pairs)]
}

/** The pairs that messages files and refusals write side by side. */
const pairUp = (texts: readonly Text[]): Pair[] =>
  texts.flatMap((en, at) => {
    const next = texts[at + 1]
    if (en.language !== 'en' || !en.isPaired || en.path.startsWith('ui/gallery/')) return []
    const isPair = next?.language === 'fr' && next.path === en.path && next.key === en.key
    return [{ en, fr: isPair ? next : undefined }]
  })

function pairFaults(en: Text, fr: Text | undefined): string[] {
  const place = `${en.path}:${en.line}: ${en.key}`
  if (!fr?.text.trim()) return [`${place} has no French`]
  if (words(en.text) >= SENTENCE_WORDS && en.text === fr.text) return [`${place} is English in French`]
  const missing = [...placeholders(en.text)].filter((name) => !placeholders(fr.text).has(name))
  const extra = [...placeholders(fr.text)].filter((name) => !placeholders(en.text).has(name))
  return [...missing, ...extra].map((name) => `${place} has {${name}} in one language only`)
}

const placeholders = (text: string): Set<string> =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''))
const words = (text: string): number =>
  text
    .replaceAll(/\{[^}]*\}/g, '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

/** Refusals are the server's: an app may say the same before it asks. */
const isRefusal = ({ path }: Text): boolean => path.startsWith('rulebook/src/refusals/')

/** A sentence belongs into one file, and has one translation. */
function copies(pairs: readonly Pair[]): string[] {
  const known = new Map<string, Pair>()
  return pairs.flatMap((pair) => {
    const { en } = pair
    if (isFixed(en) || isRefusal(en) || words(en.text) < SENTENCE_WORDS || !/[.!?]$/.test(en.text)) return []
    const first = known.get(en.text)
    known.set(en.text, first ?? pair)
    if (!first || first.en.path === en.path) return []
    return [`${en.path}:${en.line}: ${en.key} is also written in ${first.en.path}:${first.en.line}`]
  })
}
