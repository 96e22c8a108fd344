import type { PointerEvent } from 'react'
import { reachOf, type Span } from './net.ts'
import css from './ledger.module.css'

const HEIGHT = 132
/** Room for the strokes at the ends. */
const EDGE = 4
const ROOM = HEIGHT - 2 * EDGE

interface NetPlotProps {
  spans: readonly Span[]
  /** Which span is looked at. */
  at: number
  onChoose: (at: number) => void
  label: string
}

/** A bar for each span: up for what was won, down for what was lost. A touch or a drag chooses one. */
export function NetPlot({ spans, at, onChoose, label }: NetPlotProps) {
  const { up, range } = reachOf(spans)
  const zero = EDGE + up * ROOM
  const width = 100 / spans.length
  const choose = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - box.left) / box.width) * spans.length)
    onChoose(Math.max(0, Math.min(spans.length - 1, place)))
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
      <rect className={css.chosen} x={`${at * width}%`} width={`${width}%`} height={HEIGHT} rx="6" />
      {spans.map(({ from, net }, place) => {
        // Whatever moved is seen, however little it was.
        const height = range === 0 || net === 0 ? 0 : Math.max(2, (Math.abs(net) / range) * ROOM)
        return (
          <rect
            key={from}
            className={css.bar}
            data-tone={net > 0 ? 'in' : 'out'}
            x={`${(place + 0.16) * width}%`}
            width={`${0.68 * width}%`}
            y={net > 0 ? zero - height : zero}
            height={height}
            rx="2"
          />
        )
      })}
      <line className={css.zero} x1="0" x2="100%" y1={zero} y2={zero} />
    </svg>
  )
}
