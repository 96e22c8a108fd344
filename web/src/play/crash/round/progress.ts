// How far a round may be shown: what the server has confirmed, and a short fixed time past it. Every sync says how far the
// round had come when it was sent, so the screen follows the connection's own delay and never runs ahead of it.

import type { RoundProgress } from '@glasshouse/rulebook/wire/realtime'

/** The value climbs at most this much longer than the time within which the next sync is due. */
export const AHEAD_MS = 100
/** A connection that became slower is followed after this time. */
const WINDOW_MS = 2_500

export interface Shown {
  /** From the newest sync. Up to here the round has not ended. */
  readonly confirmedMs: number
  /** Where the screen is now; at most `confirmedMs` and the allowance. */
  readonly shownMs: number
}

export interface Progress {
  sync(progress: RoundProgress, everyMs: number, receivedMs: number): void
  /** Null before the first sync of this round. */
  at(round: { readonly epoch: number; readonly index: number }, nowMs: number): Shown | null
}

export function createProgress(): Progress {
  let last: (RoundProgress & { readonly everyMs: number }) | null = null
  let syncs: { readonly elapsedMs: number; readonly receivedMs: number }[] = []
  const isSame = (round: { readonly epoch: number; readonly index: number }): boolean =>
    last?.epoch === round.epoch && last.index === round.index

  return {
    sync(progress, everyMs, receivedMs) {
      if (!isSame(progress)) syncs = []
      // One that was overtaken on its way brings nothing new.
      else if (last && progress.elapsedMs < last.elapsedMs) return
      last = { ...progress, everyMs }
      syncs = [...syncs, { elapsedMs: progress.elapsedMs, receivedMs }].filter(
        (sync) => receivedMs - sync.receivedMs <= WINDOW_MS,
      )
    },
    at(round, nowMs) {
      if (!last || !isSame(round)) return null
      // The quickest of the last syncs: the others were delayed on their way.
      const steadyMs = Math.max(...syncs.map(({ elapsedMs, receivedMs }) => elapsedMs - receivedMs)) + nowMs
      const mostMs = last.elapsedMs + last.everyMs + AHEAD_MS
      return { confirmedMs: last.elapsedMs, shownMs: Math.max(last.elapsedMs, Math.min(steadyMs, mostMs)) }
    },
  }
}
