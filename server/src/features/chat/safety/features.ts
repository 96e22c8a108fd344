// The features of a message: characters, words and groups of words, hashed into a table of fixed size. Training and
// serving share this file, so a change needs `npm run train-safety`.

import { conceptsOf } from './concepts.ts'
import { fold } from './fold.ts'

export const BUCKETS = 1 << 18

export interface Features {
  readonly buckets: readonly number[]
  readonly values: readonly number[]
}

/** Characters and words identify what was seen; groups carry over to sentences of other words. */
const SHARES = { chars: 0.8, words: 1, groups: 2 } as const

export function featuresOf(text: string): Features {
  const words = fold(text).slice(0, 120)
  const sum = new Map<number, number>()
  add(sum, charGrams(words), SHARES.chars)
  add(sum, wordGrams(words), SHARES.words)
  add(sum, groupGrams(words), SHARES.groups)
  return { buckets: [...sum.keys()], values: [...sum.values()] }
}

/** Each kind of feature has the same total weight, however long the message is. */
function add(sum: Map<number, number>, grams: ReadonlySet<string>, share: number): void {
  const value = share / Math.sqrt(Math.max(1, grams.size))
  for (const gram of grams) {
    const bucket = hash(gram) % BUCKETS
    sum.set(bucket, (sum.get(bucket) ?? 0) + value)
  }
}

function charGrams(words: readonly string[]): Set<string> {
  const grams = new Set<string>()
  const text = ` ${words.join(' ')} `
  for (let size = 3; size <= 5; size++)
    for (let at = 0; at + size <= text.length; at++) grams.add(`c${text.slice(at, at + size)}`)
  return grams
}

function wordGrams(words: readonly string[]): Set<string> {
  const grams = new Set<string>()
  const all = ['^', ...words, '$']
  for (const [at, word] of all.entries()) {
    grams.add(`w${word}`)
    if (at > 0) grams.add(`w${all[at - 1]} ${word}`)
    if (at > 1) grams.add(`s${all[at - 2]} ${word}`)
  }
  return grams
}

/** Groups alone, in pairs that follow each other, and in pairs anywhere in a short message. */
function groupGrams(words: readonly string[]): Set<string> {
  const grams = new Set<string>()
  const found = words.map(conceptsOf).filter((groups) => groups.length > 0)
  for (const [at, groups] of found.entries()) {
    for (const group of groups) {
      grams.add(`g${group}`)
      for (const before of found[at - 1] ?? []) grams.add(`g${before} ${group}`)
      for (const earlier of found.slice(Math.max(0, at - 7), at))
        for (const other of earlier) if (other !== group) grams.add(`p${[other, group].toSorted().join(' ')}`)
    }
  }
  return grams
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value ^ (value >>> 15)) >>> 0
}
