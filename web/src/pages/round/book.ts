// The book of a round: one line per bet, sorted, bound by its hash before the outcome was known. Pure.

import { bytesToHex, chainStep, hexToBytes, seedHash } from '@glasshouse/rulebook/play/draws'

export interface BookBet {
  readonly id: number
  readonly gold: number
  /** The auto cash-out of a crash game, or null. */
  readonly auto: number | null
  /** What was chosen in a draw, as the book writes it; empty in a crash game. */
  readonly text: string
}

export const textHash = (text: string): string => seedHash(new TextEncoder().encode(text))

/** Lines of `betId|userTag|gold|choice`; other lines are skipped, because the hash covers the whole text. */
export function betsOfBook(text: string): BookBet[] {
  return text.split('\n').flatMap((line) => {
    const [id, , gold, ...choice] = line.split('|')
    if (!id || !gold) return []
    return [{ id: Number(id), gold: Number(gold), ...choiceOf(choice.join('|')) }]
  })
}

function choiceOf(text: string): Pick<BookBet, 'auto' | 'text'> {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read !== 'object' || read === null) return { auto: null, text: '' }
    if ('auto' in read) return { auto: typeof read.auto === 'number' ? read.auto : null, text: '' }
    return { auto: null, text: Object.values(read).flat().join(' ').trim() }
  } catch {
    return { auto: null, text: '' }
  }
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

/** The end of a game's chain, as a manifest names it. */
export function terminalOf(manifest: string, game: string): string | null {
  try {
    const { terminals } = JSON.parse(manifest) as { terminals?: Readonly<Record<string, string>> }
    return terminals?.[game] ?? null
  } catch {
    return null
  }
}
