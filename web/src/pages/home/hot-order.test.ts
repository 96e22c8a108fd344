import { expect, it } from 'vitest'
import { hotOrder } from './hot-order.ts'

const played = (game: string, betsLastDay: number) => ({ game, betsLastDay })

it('puts the most played first and leaves out games without bets', () => {
  expect(hotOrder([played('crash', 2), played('roller', 9), played('wingo', 0)])).toEqual(['roller', 'crash'])
})
it('is stable where games were played as often', () => {
  const [a, b] = [played('bomb', 3), played('wingo', 3)]
  expect(hotOrder([a, b])).toEqual(hotOrder([b, a]))
})
it('is empty where nothing was played, so that tiles keep their own order', () => {
  expect(hotOrder([played('crash', 0)])).toEqual([])
})
