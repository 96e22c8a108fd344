// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { StepState } from './step-game.ts'
import { DOUBLE_PRESS_MS } from '../bet-bar/main-button.tsx'
import { guardMs, mainState } from './main-state.ts'

const known = (session: object | null, isKnown = true) =>
  ({ isKnown, session, asking: null, news: null }) as StepState<unknown, unknown>
const off = { isPicking: false, isRunning: false }

describe('the main button', () => {
  it('is for one thing at a time', () => {
    expect(mainState({ state: known(null, false), ...off })).toBe('unknown')
    expect(mainState({ state: known(null), ...off })).toBe('bet')
    expect(mainState({ state: known({ state: 'settled', opened: [1] }), ...off })).toBe('bet')
    expect(mainState({ state: known({ state: 'placed', opened: [] }), ...off })).toBe('first')
    expect(mainState({ state: known({ state: 'placed', opened: [1] }), ...off })).toBe('cashOut')
    expect(mainState({ state: known(null), isPicking: true, isRunning: false })).toBe('pick')
    expect(mainState({ state: known({ state: 'placed', opened: [1] }), isPicking: false, isRunning: true })).toBe(
      'stop',
    )
  })

  it('leads a game found meanwhile out of the choice of cells', () => {
    expect(mainState({ state: known({ state: 'placed', opened: [] }), isPicking: true, isRunning: false })).toBe(
      'first',
    )
  })

  it('takes no press that was meant for what it did a moment ago', () => {
    expect(guardMs('cashOut', 'bet')).toBeGreaterThan(DOUBLE_PRESS_MS)
    expect(guardMs('stop', 'bet')).toBeGreaterThan(DOUBLE_PRESS_MS)
    expect(guardMs('first', 'cashOut')).toBe(0)
    expect(guardMs('bet', 'bet')).toBe(0)
  })
})
