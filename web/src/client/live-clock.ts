// The server's time, as well as it can be known here. Between messages every rising value is reckoned from it.

const KEPT = 8
const KEPT_MS = 300_000

interface Sample {
  readonly offsetMs: number
  readonly tripMs: number
  readonly atMs: number
}

export interface ServerClock {
  now(): number
  /** A question that was sent, what the server's clock said, and when that came back. */
  sample(sentMs: number, serverMs: number, receivedMs: number): void
  /** The server's time as it was when a message left: the clock can not be behind it. */
  heard(serverMs: number): void
}

/** `localMs` must never jump: a steady clock of this device. */
export function createServerClock(localMs: () => number = () => performance.now()): ServerClock {
  let samples: Sample[] = []
  let heardOffsetMs = -Infinity
  const best = (): Sample | undefined => samples.toSorted((a, b) => a.tripMs - b.tripMs)[0]
  let offsetMs: number | undefined

  return {
    now: () => localMs() + (offsetMs ?? (heardOffsetMs > -Infinity ? heardOffsetMs : Date.now() - localMs())),
    sample(sentMs, serverMs, receivedMs) {
      const tripMs = receivedMs - sentMs
      if (!(tripMs >= 0)) return
      const sample = { offsetMs: serverMs + tripMs / 2 - receivedMs, tripMs, atMs: receivedMs }
      samples = [...samples.filter(({ atMs }) => receivedMs - atMs < KEPT_MS), sample].slice(-KEPT)
      // The quickest answer had the least room to mislead.
      offsetMs = best()?.offsetMs
    },
    heard(serverMs) {
      heardOffsetMs = Math.max(heardOffsetMs, serverMs - localMs())
    },
  }
}
