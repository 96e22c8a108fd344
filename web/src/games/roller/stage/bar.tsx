import { useRef, type CSSProperties, type Ref } from 'react'
import { ROLLS } from '@glasshouse/rulebook/games/roller/rules'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { usePaint, type LiveChoice } from '../live-choice.ts'
import { MarkerView, type Marker } from './marker.tsx'
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
