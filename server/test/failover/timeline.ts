// When bets were accepted, as their players saw it, and what a failover did to that.

/** A bet that the server accepted. Times are those of this process, in ms. */
export interface AcceptedBet {
  readonly key: string
  readonly body: { readonly requestId: string }
  readonly token: string
  /** When its player first asked, and when the answer came, repeats of the request included. */
  readonly askedAt: number
  readonly answeredAt: number
  /** What the first answer said, as far as it never changes. */
  readonly answer: object
}

export interface Outage {
  /** The longest time in which no bet was accepted. */
  readonly gapMs: number
  /** From the strike to the first bet after that gap. */
  readonly untilAcceptedMs: number
  readonly before: Latency
  readonly after: Latency
  /** The longest that one player waited. */
  readonly slowestMs: number
  /** Bets whose players were waiting when it happened. */
  readonly interrupted: number
}

export interface Latency {
  readonly bets: number
  readonly p50Ms: number
  readonly p99Ms: number
}

const AROUND_MS = 10_000

export function outageAround(bets: readonly AcceptedBet[], struckAt: number, endedAt: number): Outage {
  const answers = bets.map(({ answeredAt }) => answeredAt).toSorted((a, b) => a - b)
  const moments = [struckAt, ...answers.filter((moment) => moment > struckAt && moment <= endedAt), endedAt]
  let [gapMs, againAt] = [0, struckAt]
  for (let i = 1; i < moments.length; i++) {
    const [from = 0, to = 0] = [moments[i - 1], moments[i]]
    if (to - from > gapMs) [gapMs, againAt] = [to - from, to]
  }
  const hit = bets.filter(({ askedAt, answeredAt }) => askedAt <= againAt && answeredAt >= struckAt)
  return {
    gapMs,
    untilAcceptedMs: againAt - struckAt,
    before: latencyOf(bets, struckAt - AROUND_MS, struckAt),
    after: latencyOf(bets, againAt + AROUND_MS, endedAt),
    slowestMs: Math.max(0, ...hit.map(({ askedAt, answeredAt }) => answeredAt - askedAt)),
    interrupted: hit.filter(({ askedAt }) => askedAt <= struckAt).length,
  }
}

/** Of bets that were asked for and answered within this time. */
function latencyOf(bets: readonly AcceptedBet[], from: number, to: number): Latency {
  const inside = bets.filter(({ askedAt, answeredAt }) => askedAt >= from && answeredAt <= to)
  const sorted = inside.map(({ askedAt, answeredAt }) => answeredAt - askedAt).toSorted((a, b) => a - b)
  return { bets: sorted.length, p50Ms: at(sorted, 0.5), p99Ms: at(sorted, 0.99) }
}

/** The quantile of sorted values; 0 if there are none. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
