import { useImperativeHandle, useRef, type Ref } from 'react'
import type { Running } from '../../../play/scene/scene.ts'
import type { Tone } from '../../../play/settled-bet.ts'
import css from './bar.module.css'

const LAND = 'cubic-bezier(.3,.7,.3,1)'

export interface Marker {
  /** Puts it away while nothing is known. */
  clear(): void
  /** Shows it again where it was. */
  rest(): void
  land(past: number, to: number, durationMs: number): Running | void
  tell(tone: Tone): void
}

/** Where the roll fell. It goes there by way of one overshoot. */
export function MarkerView({ ref }: { ref: Ref<Marker> }) {
  const marker = useRef<HTMLDivElement>(null)
  const shownTone = useRef<Tone | null>(null)
  useImperativeHandle(ref, () => ({
    clear: () => marker.current?.removeAttribute('data-tone'),
    rest() {
      if (marker.current && shownTone.current) marker.current.dataset.tone = shownTone.current
    },
    land(past, to, durationMs) {
      const node = marker.current
      if (!node) return
      const from = node.style.transform || at(0.5)
      // It rests at its place at once; the animation only hides that while it lasts.
      node.style.transform = at(to)
      node.dataset.tone = 'moving'
      if (durationMs === 0) return
      const frames = [
        { transform: from, easing: LAND },
        { transform: at(past), offset: 0.76, easing: 'ease-in-out' },
        { transform: at(to) },
      ]
      return node.animate(frames, { duration: durationMs })
    },
    tell(tone) {
      shownTone.current = tone
      if (marker.current) marker.current.dataset.tone = tone
    },
  }))
  return (
    <div ref={marker} className={css.marker}>
      <i />
    </div>
  )
}

const at = (share: number): string => `translateX(${share * 100}%)`
