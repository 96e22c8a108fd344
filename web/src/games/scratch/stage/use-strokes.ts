// A finger or a mouse on the card: every point of its way over the foil is a stroke; a touch that goes nowhere is a
// press. It may begin on the card's rim, which the panel covers (panel.module.css).

import { useRef, type PointerEvent, type RefObject } from 'react'
import { play } from '../../../play/sound.ts'
import type { Foil } from './foil.ts'
import { fieldAt, type Point } from './mask.ts'

const PRESS_PX = 6
const SOUND_MS = 90
/** A click that follows a stroke so soon is the stroke's own. */
const OWN_CLICK_MS = 400

interface Stroke {
  readonly pointer: number
  readonly panel: DOMRect
  at: Point
  far: number
  soundedMs: number
}

type Event = PointerEvent<HTMLElement>

/** The handlers of the panel. One pointer scratches at a time. */
export function useStrokes(
  foil: RefObject<Foil | null>,
  isLive: boolean,
  onRubbed: (field: number) => void,
  onPress: (field: number) => void,
) {
  const current = useRef<Stroke | null>(null)
  const endedMs = useRef(-Infinity)

  function begin(event: Event): void {
    if (!isLive || event.button !== 0 || current.current) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const panel = event.currentTarget.getBoundingClientRect()
    current.current = { pointer: event.pointerId, panel, at: pointOf(event, panel), far: 0, soundedMs: 0 }
  }

  function move(event: Event): void {
    const stroke = current.current
    if (!stroke || event.pointerId !== stroke.pointer || !foil.current) return
    const passed = event.nativeEvent.getCoalescedEvents?.() ?? []
    for (const one of passed.length > 0 ? passed : [event]) {
      const to = pointOf(one, stroke.panel)
      stroke.far += Math.hypot(to.x - stroke.at.x, to.y - stroke.at.y)
      if (stroke.far < PRESS_PX) continue
      for (const field of foil.current.rub(stroke.at, to)) onRubbed(field)
      stroke.at = to
    }
    if (stroke.far < PRESS_PX) return
    touch(event.currentTarget, foil.current)
    if (event.timeStamp - stroke.soundedMs < SOUND_MS) return
    stroke.soundedMs = event.timeStamp
    play('scratch')
  }

  function end(event: Event): void {
    const stroke = current.current
    if (!stroke || event.pointerId !== stroke.pointer) return
    current.current = null
    endedMs.current = event.timeStamp
    if (!isLive || !foil.current || stroke.far >= PRESS_PX || event.type !== 'pointerup') return
    const field = fieldAt(foil.current.fields(), stroke.at)
    if (field !== null) onPress(field)
  }

  return {
    handlers: { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: end },
    /** False for a click that belongs to the stroke before it. */
    isOver: (timeMs: number): boolean => timeMs - endedMs.current > OWN_CLICK_MS,
  }
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }, panel: DOMRect): Point => ({
  x: clientX - panel.left,
  y: clientY - panel.top,
})

/** A field that was touched no longer gleams. */
function touch(panel: HTMLElement, foil: Foil): void {
  for (const field of panel.querySelectorAll<HTMLElement>('[data-field]:not([data-touched])'))
    if (!foil.isWhole(Number(field.dataset.field))) field.dataset.touched = ''
}
