import type { CSSProperties } from 'react'
import { coloursOf, DIGITS, type WingoOutcome } from '@glasshouse/rulebook/games/wingo/rules'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { glassOf } from './glass.ts'
import { messages } from './messages.ts'
import css from './trend.module.css'

export const TREND_LENGTH = 20

interface TrendPoint {
  readonly digit: number
  /** In hundredths of the chart: x from the oldest to the newest, y from 9 at the top to 0. */
  readonly x: number
  readonly y: number
}

/** `past` has the newest first; the newest always stands at the right edge. */
export function trendOf(past: readonly WingoOutcome[]): TrendPoint[] {
  const shown = past.slice(0, TREND_LENGTH).toReversed()
  const lanes = DIGITS.length
  return shown.map(({ digit }, index) => ({
    digit,
    x: 100 - ((shown.length - 1 - index) * 100) / (TREND_LENGTH - 1),
    y: ((lanes - 0.5 - digit) * 100) / lanes,
  }))
}

/** Past digits as a line, oldest on the left: what was, which says nothing about what comes. */
export function Trend({ past }: { past: readonly WingoOutcome[] | undefined }) {
  const t = useMessages(messages)
  const points = trendOf(past ?? [])
  const digits = past?.slice(0, points.length).map(({ digit }) => digit)
  const label = digits?.length ? t('trendText', { n: digits.length, digits: digits.join(', ') }) : t('trendNone')
  return (
    <div className={css.trend} role="img" aria-label={label}>
      <div className={css.lanes} aria-hidden="true">
        {DIGITS.toReversed().map((digit) => (
          <span key={digit}>{digit}</span>
        ))}
      </div>
      <div className={css.plot} aria-hidden="true">
        {past?.length === 0 && <p>{t('trendNone')}</p>}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {points.map(({ x, y, digit }, index) => {
          const { flat, light } = glassOf(coloursOf(digit))
          return (
            <i
              key={index}
              data-newest={index === points.length - 1 || undefined}
              style={{ left: `${x}%`, top: `${y}%`, '--flat': flat, '--light': light } as CSSProperties}
            >
              {index === points.length - 1 && digit}
            </i>
          )
        })}
      </div>
    </div>
  )
}
