import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { Plot } from '@glasshouse/ui/data/plot.tsx'
import type { Point } from '@glasshouse/ui/data/plot-frame.ts'
import { dateTime, short, utcDate } from '../../ui/format.ts'
import css from './today.module.css'
import { messages } from './messages.ts'

type Played = Answer<'GET /api/console/today/plot'>['points'][number]

const SPANS = {
  hour: { everyMs: 10_000, title: 'lastHour' },
  day: { everyMs: 30_000, title: 'lastDay' },
  month: { everyMs: 60_000, title: 'lastMonth' },
} as const

/** The range of 95 in 100 results. */
const WITHIN = 2

export function SpanPlots({ span }: { span: keyof typeof SPANS }) {
  const t = useMessages(messages)
  const { everyMs, title } = SPANS[span]
  const plot = useAnswer('GET /api/console/today/plot', { span }, { refetchInterval: everyMs })
  if (!plot.data)
    return (
      <Loaded query={plot} label={t('loadingPlots')}>
        {() => null}
      </Loaded>
    )
  const { points } = plot.data
  const of = (value: (point: Played) => number): Point[] =>
    points.map((point) => ({ time: point.time, value: value(point) }))
  const scales = { write: short, writeTime: span === 'month' ? utcDate : dateTime }
  const period = t(title)
  return (
    <Grid min="24rem" gap="28px 32px" pad="14px 0 0" className={css.plots}>
      <Plot
        title={t('resultPlot', { period })}
        {...scales}
        series={[
          { name: t('expected'), points: of(({ expected }) => expected), tone: 'quiet' },
          { name: t('actual'), points: of(({ result }) => result) },
        ]}
        band={{
          name: t('band', { n: WITHIN }),
          ranges: points.map(({ time, expected, spread }) => ({
            time,
            low: expected - WITHIN * spread,
            high: expected + WITHIN * spread,
          })),
        }}
      />
      <Plot
        title={t('playPlot', { period })}
        {...scales}
        series={[
          { name: t('stakes'), points: of(({ staked }) => staked), kind: 'bar', tone: 'quiet' },
          { name: t('payouts'), points: of(({ paid }) => paid) },
        ]}
      />
      <Plot
        title={t('moneyPlot', { period })}
        {...scales}
        series={[
          { name: t('deposits'), points: of(({ deposited }) => deposited), kind: 'bar', tone: 'good' },
          { name: t('withdrawals'), points: of(({ withdrawn }) => -withdrawn), kind: 'bar', tone: 'bad' },
        ]}
      />
    </Grid>
  )
}
