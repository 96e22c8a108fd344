// How far a round may be shown: what the server has said, and a short stated time past it. Every sync says how far the
// round had come when it was sent, so the screen follows the connection's own delay and never runs ahead of it.

import type { RoundProgress } from '@glasshouse/rulebook/wire/realtime'

/** The value climbs at most this much longer than the time within which the next sync is due. */
export const AHEAD_MS = 100
/** A connection that became slower is followed after this time. */
const WINDOW_MS = 2_500

export interface Shown {
  /** The newest word of the server. Up to here the round has not ended. */
  readonly saidMs: number
  /** Where the screen is now; at most `saidMs` and the allowance. */
  readonly shownMs: number
}

export interface Progress {
  said(progress: RoundProgress, everyMs: number, receivedMs: number): void
  /** Null where nothing was said of this round yet. */
  at(round: { readonly epoch: number; readonly index: number }, nowMs: number): Shown | null
}

export function createProgress(): Progress {
  let last: (RoundProgress & { readonly everyMs: number }) | null = null
  let words: { readonly elapsedMs: number; readonly receivedMs: number }[] = []
  const isSame = (round: { readonly epoch: number; readonly index: number }): boolean =>
    last?.epoch === round.epoch && last.index === round.index

  return {
    said(progress, everyMs, receivedMs) {
      if (!isSame(progress)) words = []
      // One that was overtaken on its way says nothing new.
      else if (last && progress.elapsedMs < last.elapsedMs) return
      last = { ...progress, everyMs }
      words = [...words, { elapsedMs: progress.elapsedMs, receivedMs }].filter(
        (word) => receivedMs - word.receivedMs <= WINDOW_MS,
      )
    },
    at(round, nowMs) {
      if (!last || !isSame(round)) return null
      // The quickest of the last words: the others were held up on their way.
      const steadyMs = Math.max(...words.map(({ elapsedMs, receivedMs }) => elapsedMs - receivedMs)) + nowMs
      const mostMs = last.elapsedMs + last.everyMs + AHEAD_MS
      return { saidMs: last.elapsedMs, shownMs: Math.max(last.elapsedMs, Math.min(steadyMs, mostMs)) }
    },
  }
}
