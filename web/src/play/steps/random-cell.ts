// Which closed cell a player opens who does not care: luck of this browser, every cell exactly as likely. The board was
// fixed long before, so this decides nothing about it.

const WORDS = 2 ** 32

type Fill = (words: Uint32Array<ArrayBuffer>) => Uint32Array

export function randomCell(cells: readonly number[], fill: Fill = (words) => crypto.getRandomValues(words)): number {
  if (cells.length === 0) throw new RangeError('no cell is left')
  const limit = WORDS - (WORDS % cells.length)
  for (;;) {
    const word = fill(new Uint32Array(1))[0] ?? 0
    if (word < limit) return cells[word % cells.length] as number
  }
}
