// The ticket in the player's hand: which half of the panel is open, where the next digit goes, and what keys do.

import { useRef, useState, type KeyboardEvent } from 'react'
import type { BetType, Lucky3Choice } from '@glasshouse/rulebook/games/lucky3/rules'
import { play } from '../../../play/sound.ts'
import { asType, picksOf, quickPick, withDigit, withoutLast } from './pick.ts'

export type TicketInHand = Omit<ReturnType<typeof useTicket>, 'root'>

export function useTicket(choice: Lucky3Choice, onChoose: (choice: Lucky3Choice) => void) {
  const root = useRef<HTMLDivElement>(null)
  const [isPadOpen, setPadOpen] = useState(false)
  const [place, setPlace] = useState<number | null>(null)
  // Digits outlive a look at a kind of bet that names none.
  const [digits, setDigits] = useState(choice.pick)
  const hasDigits = picksOf(choice.type) > 0

  const choose = (next: Lucky3Choice, nextPlace: number | null = null): void => {
    play('tap')
    setPlace(nextPlace)
    if (picksOf(next.type) > 0) setDigits(next.pick)
    onChoose(next)
  }
  /** What was pressed goes away with its half of the panel: the focus goes where the hand would. */
  const turn = (toPad: boolean): void => {
    setPadOpen(toPad)
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true }),
    )
  }
  const write = (digit: number): void => {
    const isWithin = place !== null && place < choice.pick.length
    choose(withDigit(choice, place, digit), isWithin && place + 1 < choice.pick.length ? place + 1 : null)
  }
  const erase = (): void => choose(withoutLast(choice))
  return {
    root,
    /** The number pad is open, not the kinds of bet. */
    isPad: isPadOpen && hasDigits,
    /** The place that was touched; null: the next empty one. */
    place,
    write,
    erase,
    openKinds: () => turn(false),
    openPlace: (at: number) => {
      setPlace(at < choice.pick.length ? at : null)
      turn(true)
    },
    chooseKind: (type: BetType) => {
      choose(asType(type, digits))
      if (picksOf(type) > 0) turn(true)
    },
    pickAny: () => choose(quickPick(choice.type)),
    onKeyDown: (event: KeyboardEvent) => {
      if (!hasDigits || event.ctrlKey || event.metaKey || event.altKey) return
      if (/^\d$/.test(event.key)) write(Number(event.key))
      else if (event.key === 'Backspace' && choice.pick) erase()
      else return
      event.preventDefault()
    },
  }
}
