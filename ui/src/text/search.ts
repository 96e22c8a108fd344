// Finds texts by what people type: without regard to capitals, accents and punctuation.

/** É, e\u0301 and E are all e; what is neither letter nor digit is a space. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('æ', 'ae')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Those whose texts hold every word that is searched for, or the beginning of one, in any order. */
export function matching<Item>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = plain(search).split(' ').filter(Boolean)
  if (words.length === 0) return items
  return items.filter((item) => {
    const text = ` ${plain(textOf(item))}`
    return words.every((word) => text.includes(` ${word}`))
  })
}
