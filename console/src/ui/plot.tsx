import { useId } from 'react'
import { moment, short } from './format.ts'
import css from './plot.module.css'
import { bandOf, frameOf, lineOf, type Point, type Range } from './plot-frame.ts'

export interface Series {
  readonly name: string
  readonly points: readonly Point[]
  /** `bar` for sums of a time, `line` for a level. */
  readonly kind?: 'line' | 'bar'
  readonly tone?: 'accent' | 'quiet' | 'good' | 'bad'
}

interface PlotProps {
  readonly title: string
  readonly series: readonly Series[]
  /** Within which a line is to be expected. */
  readonly band?: { readonly name: string; readonly ranges: readonly Range[] }
  /** How a value is written beside its line. */
  readonly write?: (value: number) => string
  /** How the ends of the time are written. */
  readonly writeTime?: (time: number) => string
}

const [WIDTH, HEIGHT] = [600, 220]

/** A small plot over time with its axis, and the same figures as a table for whoever wants to read them. */
export function Plot({ title, series, band, write = short, writeTime = moment }: PlotProps) {
  const id = useId()
  const edges = band ? edgesOf(band) : []
  const frame = frameOf(
    [...series, ...edges].map(({ points }) => points),
    WIDTH,
    HEIGHT,
  )
  if (!frame) return <p className="hint">Nothing has happened in this time.</p>
  const { x, y, ticks, from, to, barWidth } = frame
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption id={id} className={css.title}>
        {title}
        {series.length + edges.length > 1 && (
          <span className={css.legend}>
            {series.map(({ name, tone = 'accent' }) => (
              <span key={name} data-tone={tone}>
                {name}
              </span>
            ))}
            {band && <span data-tone="band">{band.name}</span>}
          </span>
        )}
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css.plot} aria-hidden>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={css.grid} x1={frame.left} x2={WIDTH} y1={y(tick)} y2={y(tick)} />
            <text className={css.tick} x={frame.left - 8} y={y(tick) + 4} textAnchor="end">
              {write(tick)}
            </text>
          </g>
        ))}
        {band && <path className={css.band} d={bandOf(band.ranges, frame)} />}
        {series.map(({ name, points, kind = 'line', tone = 'accent' }) =>
          kind === 'line' ? (
            <path key={name} className={css.line} data-tone={tone} d={lineOf(points, frame)} />
          ) : (
            points.map(({ time, value }) => (
              <rect
                key={`${name} ${time}`}
                className={css.bar}
                data-tone={tone}
                x={x(time) - barWidth / 2}
                width={barWidth}
                y={Math.min(y(value), y(0))}
                height={Math.abs(y(value) - y(0))}
              />
            ))
          ),
        )}
      </svg>
      <p className={css.ends}>
        <span>{writeTime(from)}</span>
        <span>{writeTime(to)}</span>
      </p>
      <PlotTable title={title} series={[...series, ...edges]} write={write} writeTime={writeTime} />
    </figure>
  )
}

const edgesOf = ({ name, ranges }: NonNullable<PlotProps['band']>): Series[] => [
  { name: `${name}, from`, points: ranges.map(({ time, low }) => ({ time, value: low })) },
  { name: `${name}, to`, points: ranges.map(({ time, high }) => ({ time, value: high })) },
]

function PlotTable({ title, series, write, writeTime }: Required<Omit<PlotProps, 'band'>>) {
  const times = [...new Set(series.flatMap(({ points }) => points.map(({ time }) => time)))].toSorted((a, b) => a - b)
  return (
    <details className={css.figures}>
      <summary>The same as a table</summary>
      <table>
        <caption className="sr">{title}</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time}>
              <th scope="row">{writeTime(time)}</th>
              {series.map(({ name, points }) => {
                const point = points.find((each) => each.time === time)
                return <td key={name}>{point ? write(point.value) : ''}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
