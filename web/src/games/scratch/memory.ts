// What this device remembers of a card that was bought here and is not fully scratched yet, so that it can
// be offered again, covered. It remembers no result: that is the house's to tell.

export interface Memory {
  /** The card's bet; null while the house has been asked and has not answered. */
  readonly card: number | null
  /** The newest card known when it was asked for. */
  readonly after: number
  /** The fields that were open, as bits. */
  readonly opened: number
}

export interface Shelf {
  recall(player: string): Memory | null
  keep(player: string, memory: Memory): void
  forget(player: string): void
}

const keyOf = (player: string): string => `scratch-${player}`

export const createShelf = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Shelf => ({
  recall: (player) => read(storage.getItem(keyOf(player))),
  keep: (player, memory) => storage.setItem(keyOf(player), JSON.stringify(memory)),
  forget: (player) => storage.removeItem(keyOf(player)),
})

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Whatever else stands there is as good as nothing. */
function read(text: string | null): Memory | null {
  if (text === null) return null
  try {
    const { card, after, opened } = JSON.parse(text) as Partial<Record<keyof Memory, unknown>>
    if ((card !== null && !isCount(card)) || !isCount(after) || !isCount(opened)) return null
    return { card, after, opened }
  } catch {
    return null
  }
}

/** True where the player's last card is the one that waits to be scratched here; any other counts as shown. */
export function isWaiting({ card, after }: Memory, lastCard: { readonly id: number } | null): boolean {
  if (lastCard === null) return false
  return card === null ? lastCard.id > after : lastCard.id === card
}

/** True for a bet whose result must not be told before the card is scratched. */
export const isSecret = ({ card, after }: Memory, bet: { readonly id: number }): boolean =>
  card === null ? bet.id > after : bet.id === card
