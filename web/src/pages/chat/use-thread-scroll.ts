// Keeps the place in a list that grows at both ends: at its end it follows what comes, elsewhere the message that is looked
// at stays where it is.

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

const NEAR_END_PX = 48
const NEAR_TOP_PX = 400
const MOVED_UP_PX = 8

interface Anchor {
  readonly row: Element
  readonly top: number
}

export interface ThreadScroll {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: RefObject<HTMLOListElement | null>
  readonly isAtEnd: boolean
  readonly onScroll: () => void
  readonly toEnd: () => void
}

/** `onNearTop` is told whenever the oldest messages come near. */
export function useThreadScroll(onNearTop: () => void): ThreadScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLOListElement>(null)
  const place = useRef({ isFollowing: true, top: 0, height: 0, anchor: null as Anchor | null })
  const [isAtEnd, setAtEnd] = useState(true)

  const look = (): void => {
    const box = scroller.current
    if (!box) return
    const { scrollTop, scrollHeight, clientHeight } = box
    const isFollowing = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
    const anchor = isFollowing ? null : firstSeen(box, rows.current)
    place.current = { isFollowing, top: scrollTop, height: scrollHeight, anchor }
    setAtEnd(isFollowing)
  }
  const settle = (): void => {
    const box = scroller.current
    if (!box) return
    const { isFollowing, top, height, anchor } = place.current
    // Whoever has just begun to scroll up is not pulled back by the next word.
    const isLeaving = box.scrollTop < top - MOVED_UP_PX && box.scrollTop + box.clientHeight < height - NEAR_END_PX
    if (isFollowing && !isLeaving) box.scrollTop = box.scrollHeight
    else if (anchor?.row.isConnected) box.scrollTop += topOf(anchor.row, box) - anchor.top
    look()
    if (box.scrollTop < NEAR_TOP_PX) onNearTop()
  }

  useLayoutEffect(settle)
  const onResize = useEffectEvent(settle)
  useEffect(() => {
    // It is scrolled from the keyboard too.
    scroller.current?.setAttribute('tabindex', '0')
    const watched = new ResizeObserver(() => onResize())
    for (const one of [scroller.current, rows.current]) if (one) watched.observe(one)
    return () => watched.disconnect()
  }, [])
  return {
    scroller,
    rows,
    isAtEnd,
    onScroll: () => {
      look()
      if ((scroller.current?.scrollTop ?? NEAR_TOP_PX) < NEAR_TOP_PX) onNearTop()
    },
    toEnd: () => {
      place.current = { ...place.current, isFollowing: true, top: 0 }
      settle()
    },
  }
}

const topOf = (row: Element, box: Element): number => row.getBoundingClientRect().top - box.getBoundingClientRect().top

function firstSeen(box: Element, rows: Element | null): Anchor | null {
  const { top } = box.getBoundingClientRect()
  const row = [...(rows?.children ?? [])].find((one) => one.getBoundingClientRect().bottom > top)
  return row ? { row, top: topOf(row, box) } : null
}
