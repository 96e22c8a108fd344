// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NotEnoughGold } from '../../table/demo.ts'
import { Unanswered } from '../../table/request.ts'
import type { RoundClock } from '../table/clock.ts'
import { BettingClosed } from '../table/demo-lottery.ts'
import type { OwnBet } from '../lottery-game.ts'
import { PLACED_MS, useLotteryPlay, type LotteryPlay } from './use-lottery-play.ts'
import type { LotteryTable } from '../table/use-lottery-table.ts'

const placed: OwnBet<string> = { id: 1, gold: 500, choice: 'red', state: 'placed', payout: null, createTime: 1 }
const join = vi.fn<LotteryTable<string>['join']>()
let root: Root
let play: LotteryPlay<string>

function Screen({ index }: { index: number }) {
  const made = useLotteryPlay<string>({ join } as unknown as LotteryTable<string>, {} as RoundClock, index)
  useEffect(() => {
    play = made
  })
  return null
}
const show = (index: number): void => act(() => root.render(<Screen index={index} />))
const bet = (): Promise<void> => act(() => play.bet(500, 'red', { epoch: 1, index: 21 }))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  join.mockReset().mockResolvedValue(placed)
  root = createRoot(document.createElement('div'))
  show(21)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

it('confirms a bet for a moment, then no more', async () => {
  await bet()
  expect(join.mock.calls).toEqual([[500, 'red', { epoch: 1, index: 21 }]])
  act(() => void vi.advanceTimersByTime(PLACED_MS - 1))
  expect(play.placed).toBe(placed)
  act(() => void vi.advanceTimersByTime(1))
  expect(play.placed).toBeNull()
})

it('confirms the second bet for as long as the first', async () => {
  await bet()
  act(() => void vi.advanceTimersByTime(PLACED_MS - 1))
  join.mockResolvedValue({ ...placed, id: 2 })
  await bet()
  act(() => void vi.advanceTimersByTime(PLACED_MS - 1))
  expect(play.placed?.id).toBe(2)
})

it('confirms nothing where another choice was made meanwhile', async () => {
  await bet()
  act(() => play.clear())
  expect(play.placed).toBeNull()
})

it.each([
  ['gold is lacking', new NotEnoughGold(300), 'Not enough gold. You can use 300 gold.'],
  ['the window has closed', new BettingClosed(), 'Betting has closed.'],
  [
    'no answer came',
    new Unanswered(),
    'We don’t know yet if your request went through. Check My bets before you bet again.',
  ],
])('says why nothing was confirmed: %s', async (_, error, words) => {
  join.mockRejectedValue(error)
  await bet()
  expect(play).toMatchObject({ placed: null, isAsking: false, refusal: words })
})

it('keeps what it said through its round and forgets it in the next one', async () => {
  show(22)
  act(() => play.refuse('No bet was placed.'))
  expect(play.refusal).toBe('No bet was placed.')
  show(23)
  expect(play.refusal).toBeNull()
})
