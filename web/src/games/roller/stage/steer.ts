// Moves the choice by finger and by key.

import type { KeyboardEvent, PointerEvent } from 'react'
import { ROLLS } from '@glasshouse/rulebook/games/roller/rules'
import type { LiveChoice } from '../live-choice.ts'
import { rangeOf, withNumber } from '../odds.ts'

/** A finger can't place one roll in a hundred thousand: it moves in steps of half a per cent. */
const DRAG_STEP = 500
const KEY_STEP = 100
const PAGE_STEP = 5000

export function dragging(live: LiveChoice) {
  const follow = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - box.left) / box.width
    const edge = Math.round((share * ROLLS) / DRAG_STEP) * DRAG_STEP
    const choice = live.now()
    live.move(withNumber(choice, choice.direction === 'lower' ? edge : edge - 1))
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      follow(event)
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
    },
    onPointerUp: () => live.settle(),
    onPointerCancel: () => live.settle(),
  }
}

/** Arrows by a tenth of a per cent, with Shift by one roll; Page by five per cent; Home and End to the ends. */
export function steer(event: KeyboardEvent, live: LiveChoice): void {
  const choice = live.now()
  const [min, max] = rangeOf(choice.direction)
  const step = event.shiftKey ? 1 : KEY_STEP
  const moves: Record<string, number> = {
    ArrowRight: choice.number + step,
    ArrowUp: choice.number + step,
    ArrowLeft: choice.number - step,
    ArrowDown: choice.number - step,
    PageUp: choice.number + PAGE_STEP,
    PageDown: choice.number - PAGE_STEP,
    Home: min,
    End: max,
  }
  const next = moves[event.key]
  if (next === undefined) return
  event.preventDefault()
  live.settle(withNumber(choice, next))
}
