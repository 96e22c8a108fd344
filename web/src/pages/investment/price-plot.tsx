import type { PointerEvent } from 'react'
import { heightsOf, type Priced } from './figures.ts'
import css from './investment.module.css'

const HEIGHT = 148
/** Room for the dots at the ends. */
const EDGE = 8
const ROOM = HEIGHT - 2 * EDGE
/** With more settlements than this, dots would hide the line. */
const SPARSE = 40

interface PricePlotProps {
  prices: readonly Priced[]
  /** Which settlement is looked at. */
  at: number
  onChoose: (at: number) => void
  label: string
}

/** The price from settlement to settlement; what fell is drawn in the colour of loss, with a dot at its end. */
export function PricePlot({ prices, at, onChoose, label }: PricePlotProps) {
  const heights = heightsOf(prices)
  const last = prices.length - 1
  const x = (place: number): string => `${last === 0 ? 50 : 3 + (place / last) * 94}%`
  const y = (place: number): number => EDGE + (1 - (heights[place] ?? 0)) * ROOM
  const choose = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const place = Math.round((((event.clientX - box.left) / box.width - 0.03) / 0.94) * last)
    onChoose(Math.max(0, Math.min(last, place)))
  }
  return (
    <svg
      className={css.plot}
      width="100%"
      height={HEIGHT}
      role="img"
      aria-label={label}
      onPointerDown={choose}
      onPointerMove={choose}
    >
      <line className={css.level} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
      <line className={css.place} x1={x(at)} x2={x(at)} y1="0" y2={HEIGHT} />
      {prices.slice(1).map(({ createTime, growthPpm }, i) => {
        const tone = growthPpm !== null && growthPpm < 0 ? 'loss' : undefined
        return (
          <line
            key={createTime}
            className={css.line}
            data-tone={tone}
            x1={x(i)}
            y1={y(i)}
            x2={x(i + 1)}
            y2={y(i + 1)}
          />
        )
      })}
      {prices.map(({ createTime, growthPpm }, place) =>
        growthPpm !== null && growthPpm < 0 ? (
          <circle key={createTime} className={css.lossDot} cx={x(place)} cy={y(place)} r={last > SPARSE ? 1.75 : 3} />
        ) : null,
      )}
      <circle className={css.dot} cx={x(at)} cy={y(at)} r="6" />
    </svg>
  )
}
