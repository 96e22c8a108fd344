import { useId, type PointerEvent } from 'react'
import { Disclosure } from '../controls/disclosure.tsx'
import { Row } from '../layout/stack.tsx'
import { defineMessages, useMessages } from '../text/i18n.ts'
import { Hint } from '../text/text.tsx'
import { Table } from './table.tsx'
import css from './plot.module.css'
import { bandOf, dotsOf, frameOf, lineOf, type Frame, type Point, type Range } from './plot-frame.ts'

const messages = defineMessages({
  nothing: ['No data for this period.', 'Aucune donnée pour cette période.'],
  table: ['Show as table', 'Afficher en tableau'],
  time: ['Time', 'Heure'],
})

export interface Series {
  readonly name: string
  readonly points: readonly Point[]
  /** `bar` for sums of a time, `line` for a level, `dot` for single points of another series. */
  readonly kind?: 'line' | 'bar' | 'dot'
  readonly tone?: 'accent' | 'quiet' | 'good' | 'bad'
}

interface PlotProps {
  readonly title?: string
  /** What the picture shows, for those who do not see it and have no table of it. */
  readonly label?: string
  readonly series: readonly Series[]
  /** Within which a line is to be expected. */
  readonly band?: { readonly name: string; readonly ranges: readonly Range[] }
  readonly write: (value: number) => string
  readonly writeTime: (time: number) => string
  /** False for a level that never comes near zero, such as a price. */
  readonly isFromZero?: boolean
  /** False where the page has the same figures elsewhere. */
  readonly hasTable?: boolean
  /** The time that is looked at; a touch or a drag chooses another. */
  readonly chosen?: number | undefined
  readonly onChoose?: (time: number) => void
}

/** A small plot over time with its axis, and the same figures as a table. */
export function Plot(props: PlotProps) {
  const { title, label, series, band, write, writeTime, isFromZero, hasTable = true, chosen, onChoose } = props
  const t = useMessages(messages)
  const id = useId()
  const all = [...series, ...(band ? edgesOf(band) : [])]
  const frame = frameOf(
    all.map(({ points }) => points),
    isFromZero,
  )
  if (!frame) return <Hint>{t('nothing')}</Hint>
  const { ticks, times } = frame
  const choose = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const place = ((event.clientX - box.left) / box.width) * 100
    const off = (time: number): number => Math.abs(frame.x(time) - place)
    onChoose?.(times.reduce((nearest, time) => (off(time) < off(nearest) ? time : nearest)))
  }
  return (
    <figure className={css.figure} aria-labelledby={title ? id : undefined}>
      {title && <Caption id={id} title={title} series={series} band={band?.name} />}
      <div className={css.area}>
        <div className={css.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick}>{write(tick)}</span>
          ))}
        </div>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          data-choosable={onChoose ? true : undefined}
          {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
          {...(onChoose && { onPointerDown: choose, onPointerMove: choose })}
        >
          {chosen !== undefined && (
            <rect className={css.chosen} x={frame.x(chosen) - frame.barWidth / 2} width={frame.barWidth} height="100" />
          )}
          {ticks.map((tick) => (
            <path key={tick} className={css.grid} d={`M0 ${frame.y(tick)}h100`} />
          ))}
          {band && <path className={css.band} d={bandOf(band.ranges, frame)} />}
          {series.map((each) => (
            <Marks key={each.name} series={each} frame={frame} chosen={chosen} />
          ))}
        </svg>
        <Row className={css.ends} justify="space-between">
          <span>{writeTime(times[0] ?? 0)}</span>
          <span>{writeTime(times.at(-1) ?? 0)}</span>
        </Row>
      </div>
      {hasTable && <PlotTable title={title} times={times} series={all} write={write} writeTime={writeTime} />}
    </figure>
  )
}

function Marks({ series, frame, chosen }: { series: Series; frame: Frame; chosen: number | undefined }) {
  const { name, points, kind = 'line', tone = 'accent' } = series
  const { x, y, barWidth } = frame
  if (kind === 'dot') return <path className={css.dots} data-tone={tone} d={dotsOf(points, frame)} />
  if (kind === 'line') {
    const at = points.filter(({ time }) => time === chosen)
    return (
      <>
        <path className={css.line} data-tone={tone} d={lineOf(points, frame)} />
        <path className={css.dots} data-tone={tone} data-large d={dotsOf(at, frame)} />
      </>
    )
  }
  return points.map(({ time, value }) => (
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
}

interface CaptionProps extends Pick<PlotProps, 'series'> {
  id: string
  title: string
  band: string | undefined
}

function Caption({ id, title, series, band }: CaptionProps) {
  return (
    <figcaption id={id} className={css.title}>
      {title}
      {(series.length > 1 || band) && (
        <span className={css.legend}>
          {series.map(({ name, tone = 'accent' }) => (
            <span key={name} data-tone={tone}>
              {name}
            </span>
          ))}
          {band && <span data-tone="band">{band}</span>}
        </span>
      )}
    </figcaption>
  )
}

const edgesOf = ({ name, ranges }: NonNullable<PlotProps['band']>): Series[] => [
  { name: `${name}, from`, points: ranges.map(({ time, low }) => ({ time, value: low })) },
  { name: `${name}, to`, points: ranges.map(({ time, high }) => ({ time, value: high })) },
]

interface PlotTableProps extends Pick<PlotProps, 'series' | 'write' | 'writeTime'> {
  title: string | undefined
  times: readonly number[]
}

function PlotTable({ title, times, series, write, writeTime }: PlotTableProps) {
  const t = useMessages(messages)
  return (
    <Disclosure title={t('table')}>
      <Table label={title ?? t('table')} isWide>
        <thead>
          <tr>
            <th scope="col">{t('time')}</th>
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
      </Table>
    </Disclosure>
  )
}
