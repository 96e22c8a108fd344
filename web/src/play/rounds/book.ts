// The book of a round: one line per bet, sorted, bound by its hash before the outcome was known. Pure.

import { readBook } from '@glasshouse/rulebook/play/bet-book'
import { bytesToHex, chainStep, hexToBytes } from '@glasshouse/rulebook/play/draws'

export interface BookBet {
  readonly id: number
  readonly gold: number
  /** The auto cash-out of a crash game, or null. */
  readonly auto: number | null
  /** What was chosen in a draw, as the book writes it; empty in a crash game. */
  readonly text: string
}

/** A line of the book: what binds one bet. */
export interface BookLine {
  readonly id: number
  readonly gold: number
  readonly choice: unknown
}

/** The lines of a published list; empty where it is not of the form that this app knows. */
export const linesOfBook = (text: string): BookLine[] =>
  (readBook(text)?.lines ?? []).map(({ id, stake, choice }) => ({ id: Number(id), gold: Number(stake), choice }))

export const betsOfBook = (text: string): BookBet[] =>
  linesOfBook(text).map(({ id, gold, choice }) => ({ id, gold, ...choiceOf(choice) }))

function choiceOf(choice: unknown): Pick<BookBet, 'auto' | 'text'> {
  if (typeof choice !== 'object' || choice === null) return { auto: null, text: '' }
  if ('auto' in choice) return { auto: typeof choice.auto === 'number' ? choice.auto : null, text: '' }
  return { auto: null, text: Object.values(choice).flat().join(' ').trim() }
}

const CHUNK = 4_000

/** SHA-256 applied `steps` times, in chunks, so that the page stays responsive. */
export async function walkChain(hash: string, steps: number, onShare: (share: number) => void): Promise<string> {
  let at: Uint8Array = hexToBytes(hash)
  for (let done = 0; done < steps; done++) {
    at = chainStep(at)
    if (done % CHUNK === CHUNK - 1) {
      onShare(done / steps)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  return bytesToHex(at)
}

/** Whether a manifest promises that its rounds also depend on a public beacon. */
export function promisesBeacon(manifest: string): boolean {
  try {
    const { beacon } = JSON.parse(manifest) as { beacon?: object | null }
    return (beacon ?? null) !== null
  } catch {
    return false
  }
}

/** The end of a game's chain, as a manifest names it. */
export function terminalOf(manifest: string, game: string): string | null {
  try {
    const { terminals } = JSON.parse(manifest) as { terminals?: Readonly<Record<string, string>> }
    return terminals?.[game] ?? null
  } catch {
    return null
  }
}
