// Names in a form that can be compared: without accents, case, punctuation or order.

/** Letters that Unicode does not decompose into a base letter and an accent. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ə: 'a',
}

/** The words of a name: `José-María O’Brien` gives jose, maria and obrien. */
export const nameTokens = (name: string): string[] =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđðþħıə]/g, (letter) => SPELLINGS[letter] ?? letter)
    .replace(/['’ʼ`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const WINKLER_PREFIX = 4
const WINKLER_WEIGHT = 0.1

/** Jaro-Winkler similarity of two words, from 0 to 1. */
export function similarity(one: string, other: string): number {
  if (one === other) return 1
  const [a, b] = [[...one], [...other]]
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Set<number>()
  const matched: string[] = []
  a.forEach((letter, i) => {
    for (let j = Math.max(0, i - reach); j <= Math.min(b.length - 1, i + reach); j++) {
      if (b[j] !== letter || taken.has(j)) continue
      taken.add(j)
      matched.push(letter)
      return
    }
  })
  const m = matched.length
  if (m === 0) return 0
  const order = b.filter((_, j) => taken.has(j))
  const swaps = matched.filter((letter, i) => letter !== order[i]).length / 2
  const jaro = (m / a.length + m / b.length + (m - swaps) / m) / 3
  const firstDifference = a.findIndex((letter, i) => letter !== b[i])
  const prefix = Math.min(WINKLER_PREFIX, firstDifference < 0 ? a.length : firstDifference)
  return jaro + prefix * WINKLER_WEIGHT * (1 - jaro)
}

/**
 * How alike two names are, in percent, in whatever order their words are. Every word of the shorter name must have its
 * partner; a single word is compared with a single word only, because first names are shared by millions.
 */
export function nameScore(one: readonly string[], other: readonly string[]): number {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length === 0 || (short.length === 1 && long.length > 1)) return 0
  const pairs = short
    .flatMap((word, i) => long.map((partner, j) => ({ i, j, score: similarity(word, partner) })))
    .sort((a, b) => b.score - a.score)
  const [used, partners] = [new Set<number>(), new Set<number>()]
  let [sum, letters] = [0, 0]
  for (const { i, j, score } of pairs) {
    if (used.has(i) || partners.has(j)) continue
    used.add(i)
    partners.add(j)
    const length = short[i]?.length ?? 0
    sum += score * length
    letters += length
  }
  return Math.floor((sum / letters) * 100)
}
