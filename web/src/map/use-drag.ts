import { useRef, type PointerEvent, type RefObject } from 'react'
import { clamped, type View } from './view.ts'

/** A pointer that moves less than this is a tap. */
const TAP_PX = 8

interface Held {
  readonly x: number
  readonly y: number
}

/** One finger moves the map, two fingers zoom it. */
export function useDrag(map: RefObject<HTMLElement | null>, view: View, onView: (view: View) => void) {
  const held = useRef(new Map<number, Held>())
  const moved = useRef(0)

  const unitsPerPx = (): number => view.span / Math.max(1, map.current?.clientHeight ?? 1)

  const move = (event: PointerEvent): void => {
    const before = held.current.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const [other] = [...held.current].filter(([id]) => id !== event.pointerId).map(([, place]) => place)
    held.current.set(event.pointerId, now)
    moved.current += Math.hypot(now.x - before.x, now.y - before.y)
    if (moved.current < TAP_PX) return
    map.current?.setPointerCapture(event.pointerId)
    if (other) {
      const distance = (place: Held): number => Math.hypot(place.x - other.x, place.y - other.y)
      const [was, is] = [distance(before), distance(now)]
      if (was > 0 && is > 0) onView(clamped({ ...view, span: (view.span * was) / is }))
      return
    }
    const units = unitsPerPx()
    onView(clamped({ ...view, x: view.x - (now.x - before.x) * units, y: view.y - (now.y - before.y) * units }))
  }
  const leave = (event: PointerEvent): void => void held.current.delete(event.pointerId)

  return {
    /** True for a click that ends a drag. */
    hasMoved: () => moved.current >= TAP_PX,
    handlers: {
      onPointerDown(event: PointerEvent): void {
        if (held.current.size === 0) moved.current = 0
        held.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove: move,
      onPointerUp: leave,
      onPointerCancel: leave,
      onPointerLeave: leave,
    },
  }
}
