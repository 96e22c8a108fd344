// @vitest-environment happy-dom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearPlayerToken, setPlayerToken } from '../../../client/tokens.ts'
import type { Place } from '../../rounds/round-path.ts'
import type { LotteryPhase } from '../lottery-game.ts'
import { useNextBet, type NextBetPlay } from './use-next-bet.ts'

const { toast } = vi.hoisted(() => ({ toast: vi.fn<(text: string) => void>() }))
vi.mock('@glasshouse/ui/overlays/toast.ts', () => ({ toast }))

interface Facts {
  round: Place | null | undefined
  phase: LotteryPhase | null
}

const bet = vi.fn(async () => undefined)
const refuse = vi.fn<(text: string) => void>()
let root: Root
let next: NextBetPlay<string>

function Screen({ round, phase }: Facts) {
  const made = useNextBet<string>(round, phase, { bet, refuse })
  useEffect(() => {
    next = made
  })
  return null
}
const show = (index: number, phase: LotteryPhase | null): void =>
  act(() => root.render(<Screen round={{ epoch: 1, index }} phase={phase} />))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.clearAllMocks()
  setPlayerToken('x_one')
  root = createRoot(document.createElement('div'))
  show(20, 'draw')
})
afterEach(() => {
  act(() => root.unmount())
  clearPlayerToken()
})

it('sends a bet once when its round opens, through every later picture', () => {
  act(() => next.put(500, 'red'))
  expect(next.queued).toMatchObject({ gold: 500, round: { index: 21 } })
  show(20, 'result')
  expect(bet).not.toHaveBeenCalled()
  for (let i = 0; i < 3; i++) show(21, 'betting')
  expect(bet.mock.calls).toEqual([[500, 'red', { epoch: 1, index: 21 }]])
  expect(next.queued).toBeNull()
})

it('tells in the note why a bet was not sent', () => {
  act(() => next.put(500, 'red'))
  show(22, 'betting')
  expect(bet).not.toHaveBeenCalled()
  expect(refuse.mock.calls).toEqual([['No bet was placed. Betting on round 21 had already closed.']])
})

it('tells by a toast that nothing was placed when the screen is left', () => {
  act(() => next.put(500, 'red'))
  act(() => root.unmount())
  expect(toast.mock.calls).toEqual([['No bet was placed. You left before the next round opened.']])
  expect(bet).not.toHaveBeenCalled()
})

it('sends nothing after the player logged out', () => {
  act(() => next.put(500, 'red'))
  clearPlayerToken()
  show(21, 'betting')
  expect(bet).not.toHaveBeenCalled()
  expect(toast.mock.calls).toEqual([['No bet was placed. Your session ended before the next round opened.']])
})

it('keeps no bet while no round is known', () => {
  act(() => root.render(<Screen round={undefined} phase={null} />))
  act(() => next.put(500, 'red'))
  expect(next.queued).toBeNull()
})

it('leaves without a word where no bet waits', () => {
  act(() => next.put(500, 'red'))
  act(() => next.cancel())
  act(() => root.unmount())
  expect(toast).not.toHaveBeenCalled()
})
