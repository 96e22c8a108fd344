// The server's time, as well as it can be known here. Between messages every rising value is reckoned from it.

const KEPT = 8
const KEPT_MS = 300_000
/** So far two readings may lie apart by drift alone. */
const DRIFT_MS = 60

interface Sample {
  readonly offsetMs: number
  readonly tripMs: number
  readonly atMs: number
}

/** Each is right to half its trip: two that are further apart mean that this device slept between them. */
const agree = (one: Sample, other: Sample): boolean =>
  Math.abs(one.offsetMs - other.offsetMs) <= (one.tripMs + other.tripMs) / 2 + DRIFT_MS

export interface ServerClock {
  now(): number
  /** A question that was sent, what the server's clock said, and when that came back. */
  sample(sentMs: number, serverMs: number, receivedMs: number): void
  /** The server's time as it was when a message left: the clock can not be behind it. */
  heard(serverMs: number): void
  /**
   * How far apart are what is seen here and when a press counts there: the way of a message to this device, and of a
   * request back. Null until it was measured.
   */
  delayMs(): number | null
}

/** `localMs` must never jump: a steady clock of this device, which may stand still while the device sleeps. */
export function createServerClock(localMs: () => number = () => performance.now()): ServerClock {
  let samples: Sample[] = []
  let heardOffsetMs = -Infinity
  /** The quickest answer had the least room to mislead. */
  let best: Sample | undefined
  /** How much later than the best answer's the latest message came. */
  let lateMs = 0

  return {
    now: () => localMs() + (best?.offsetMs ?? (heardOffsetMs > -Infinity ? heardOffsetMs : Date.now() - localMs())),
    sample(sentMs, serverMs, receivedMs) {
      const tripMs = receivedMs - sentMs
      if (!(tripMs >= 0)) return
      const sample = { offsetMs: serverMs + tripMs / 2 - receivedMs, tripMs, atMs: receivedMs }
      const isGood = (old: Sample): boolean => receivedMs - old.atMs < KEPT_MS && agree(old, sample)
      samples = [...samples.filter(isGood), sample].slice(-KEPT)
      best = samples.toSorted((a, b) => a.tripMs - b.tripMs)[0]
      lateMs = tripMs - (best?.tripMs ?? tripMs)
    },
    heard(serverMs) {
      const leastMs = serverMs - localMs()
      heardOffsetMs = Math.max(heardOffsetMs, leastMs)
      if (best) lateMs = Math.max(0, best.offsetMs - best.tripMs / 2 - leastMs)
      if (!best || leastMs <= best.offsetMs + best.tripMs / 2 + DRIFT_MS) return
      samples = []
      best = undefined
    },
    delayMs: () => (best ? best.tripMs + lateMs : null),
  }
}
