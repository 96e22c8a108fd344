// The card in a player's hand: bought, scratched field by field, shown. It outlives the screen, and a card that is
// not shown yet outlives the page. The server settled it when it was bought; nothing here decides anything.

import type { ScratchChoice, ScratchOutcome } from '@glasshouse/rulebook/games/scratch/rules'
import type { SettledBet } from '../../play/settled-bet.ts'
import { isOpen, isScratched, withOpen } from './opened.ts'

export type ScratchBet = SettledBet<ScratchChoice, ScratchOutcome>

/** Whose hand it is: a player's id, or this. */
export const DEMO = 'demo'

export interface Card {
  readonly bet: ScratchBet
  /** Fields as bits. */
  readonly opened: number
  /** The field opened last. */
  readonly last: number | null
  /** Every field was seen, and the result was shown. */
  readonly isShown: boolean
  /** It was left covered and came back. */
  readonly isBack: boolean
  /** The bet of the card that it took the place of, 0 for none; null for one that was found again. */
  readonly follows: number | null
  /** Books a demo card; gone once that is done. */
  readonly book?: (() => void) | undefined
}

/** What this device remembers of a card that is not fully scratched yet. No result: that is the server's to tell. */
interface Memory {
  /** The card's bet; null while the server was asked and has not answered. */
  readonly card: number | null
  /** The newest card known when it was asked for. */
  readonly after: number
  /** The fields that were open, as bits. */
  readonly opened: number
}

const keyOf = (player: string): string => `scratch-${player}`

export const createShelf = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => ({
  recall: (player: string) => read(storage.getItem(keyOf(player))),
  keep: (player: string, memory: Memory) => storage.setItem(keyOf(player), JSON.stringify(memory)),
  forget: (player: string) => storage.removeItem(keyOf(player)),
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
function isWaiting({ card, after }: Memory, lastCard: { readonly id: number } | null): boolean {
  if (lastCard === null) return false
  return card === null ? lastCard.id > after : lastCard.id === card
}

/** True for a bet whose result must not be told before the card is scratched. */
const isSecret = ({ card, after }: Memory, bet: { readonly id: number }): boolean =>
  card === null ? bet.id > after : bet.id === card

export interface Hand {
  readonly card: Card | null
  readonly memory: Memory | null
}

/** True while there is foil to scratch. */
export const isCovered = ({ card }: Hand): boolean => card !== null && !card.isShown

/** True while this device knows of an unscratched card that it has not got back yet. */
export const isMissing = (hand: Hand): boolean => hand.memory !== null && !isCovered(hand)

/** What of the gold must not be shown yet: a prize under the foil; at the demo, the price of an unbooked card. */
export function withheld({ card }: Hand): number {
  if (card === null || card.isShown) return 0
  return card.book ? card.bet.gold : card.bet.payout
}

/** True for a bet that lists must leave out while its card is covered. */
export const isHidden = (hand: Hand, bet: { readonly id: number }): boolean =>
  (isCovered(hand) && hand.card?.bet.id === bet.id) ||
  (isMissing(hand) && hand.memory !== null && isSecret(hand.memory, bet))

const EMPTY: Hand = { card: null, memory: null }

const memoryOf = (owner: string, { bet, opened }: Card): Memory | null =>
  owner === DEMO ? null : { card: bet.id, after: bet.id, opened }

export function createHands(shelf: ReturnType<typeof createShelf>) {
  const hands = new Map<string, Hand>()
  const listeners = new Set<() => void>()

  function of(owner: string | null): Hand {
    if (owner === null) return EMPTY
    let hand = hands.get(owner)
    if (!hand) hands.set(owner, (hand = { card: null, memory: owner === DEMO ? null : shelf.recall(owner) }))
    return hand
  }

  function change(owner: string, part: Partial<Hand>): void {
    const hand = { ...of(owner), ...part }
    hands.set(owner, hand)
    if (owner !== DEMO && part.memory !== undefined) {
      if (part.memory) shelf.keep(owner, part.memory)
      else shelf.forget(owner)
    }
    for (const listener of listeners) listener()
  }

  const put = (owner: string, card: Card): void => change(owner, { card, memory: memoryOf(owner, card) })
  const forget = (owner: string): void => change(owner, { memory: null })

  return {
    of,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** The server is asked for a card; `after` is the newest one known. */
    ask: (owner: string, after: number): void => change(owner, { memory: { card: null, after, opened: 0 } }),
    /** No card came of it. */
    forget,
    take: (owner: string, bet: ScratchBet, book?: () => void): void =>
      put(owner, {
        bet,
        opened: 0,
        last: null,
        isShown: false,
        isBack: false,
        follows: of(owner).card?.bet.id ?? 0,
        book,
      }),
    /** Looks whether the card that this device remembers is the player's last one, and gives it back covered. */
    find(owner: string, lastCard: ScratchBet | null): void {
      const hand = of(owner)
      if (hand.memory === null || isCovered(hand)) return
      if (lastCard === null || isScratched(hand.memory.opened) || !isWaiting(hand.memory, lastCard))
        return forget(owner)
      put(owner, { bet: lastCard, opened: hand.memory.opened, last: null, isShown: false, isBack: true, follows: null })
    },
    /** Opens a field; true when that was the last one. */
    open(owner: string, field: number): boolean {
      const { card } = of(owner)
      if (!card || card.isShown || isOpen(card.opened, field)) return false
      const opened = withOpen(card.opened, field)
      put(owner, { ...card, opened, last: field })
      return isScratched(opened)
    },
    /** The result is shown: from now on nothing is held back. */
    show(owner: string): Card | null {
      const { card } = of(owner)
      if (!card || card.isShown) return null
      card.book?.()
      const shown = { ...card, isShown: true, book: undefined }
      change(owner, { card: shown, memory: null })
      return shown
    },
    /** The player walks away from a covered card: it will be here when he comes back. */
    leave(owner: string): Card | null {
      const { card } = of(owner)
      if (!card || card.isShown) return null
      card.book?.()
      change(owner, { card: { ...card, isBack: true, last: null, book: undefined } })
      return card
    },
  }
}

export const hands = createHands(createShelf(localStorage))
