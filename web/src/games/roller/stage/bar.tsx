import { useImperativeHandle, useRef, type CSSProperties, type Ref } from 'react'
import { ROLLS } from '@glasshouse/rulebook/games/roller/rules'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { usePaint, type LiveChoice } from '../live-choice.ts'
import type { Running } from '../../../play/scene/scene.ts'
import type { Tone } from '../../../play/settled-bet.ts'
import { messages } from '../messages.ts'
import { edgeOf, rangeOf } from '../odds.ts'
import { dragging, steer } from './steer.ts'
import { chanceText, choiceText, multiplierText } from '../text.ts'
import css from './bar.module.css'

const TICKS = [0, 25_000, 50_000, 75_000, ROLLS - 1]

/** All rolls from 0 to 99,999 in one line. The filled part is what wins: its length is the probability. */
export function RollBar({ marker, live }: { marker: Ref<Marker>; live: LiveChoice }) {
  const t = useMessages(messages)
  const format = useFormat()
  const slider = useRef<HTMLDivElement>(null)
  const number = useRef<HTMLSpanElement>(null)

  usePaint(live, (choice) => {
    const node = slider.current
    if (!node) return
    const [min, max] = rangeOf(choice.direction)
    node.style.setProperty('--edge', String(edgeOf(choice)))
    node.dataset.direction = choice.direction
    node.ariaValueMin = String(min)
    node.ariaValueMax = String(max)
    node.ariaValueNow = String(choice.number)
    node.ariaValueText = t('sliderText', {
      choice: choiceText(choice, t, format),
      chance: chanceText(choice, format),
      multiplier: multiplierText(choice, format),
    })
    if (number.current) number.current.textContent = format.number(choice.number)
  })

  return (
    <div className={css.bar}>
      <div
        ref={slider}
        className={css.slider}
        role="slider"
        tabIndex={0}
        aria-label={t('slider')}
        aria-valuenow={live.settled().number}
        {...dragging(live)}
        onKeyDown={(event) => steer(event, live)}
      >
        <div className={css.track}>
          <div className={css.zone} />
        </div>
        <div className={css.handle}>
          <span ref={number} className={`num ${css.number}`} />
          <i />
        </div>
        <MarkerView ref={marker} />
      </div>
      <div className={`num ${css.ticks}`} aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick} style={{ '--at': tick / ROLLS } as CSSProperties}>
            {format.number(tick)}
          </span>
        ))}
      </div>
    </div>
  )
}

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
function MarkerView({ ref }: { ref: Ref<Marker> }) {
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
