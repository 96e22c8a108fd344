import { expect, test } from 'vitest'
import { outageAround, type AcceptedBet } from './timeline.ts'

const bet = (askedAt: number, answeredAt: number): AcceptedBet => ({
  key: 'POST /api/roller',
  body: { requestId: '' },
  token: '',
  askedAt,
  answeredAt,
  answer: {},
})
/** One bet after the other, each answered after 10 ms. */
const steady = (from: number, to: number): AcceptedBet[] =>
  Array.from({ length: (to - from) / 100 }, (_, i) => bet(from + 100 * i, from + 100 * i + 10))

test('finds the longest time without an accepted bet, also when some were still answered after the strike', () => {
  const bets = [...steady(0, 20_000), bet(19_990, 20_300), bet(20_100, 45_300), ...steady(45_400, 70_000)]
  const outage = outageAround(bets, 20_000, 70_000)
  expect(outage).toMatchObject({ gapMs: 25_000, untilAcceptedMs: 25_300, slowestMs: 25_200, interrupted: 1 })
  expect(outage.before).toEqual({ bets: 100, p50Ms: 10, p99Ms: 10 })
  // The first ten seconds belong to the outage: waiting requests come all at once.
  expect(outage.after.bets).toBe(147)
})

test('counts an outage that has not ended up to the end', () => {
  expect(outageAround(steady(0, 20_000), 20_000, 50_000)).toMatchObject({ gapMs: 30_000, untilAcceptedMs: 30_000 })
})
