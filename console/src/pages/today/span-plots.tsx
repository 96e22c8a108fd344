import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAnswer } from '../../client/answers.ts'
import type { Answer } from '../../client/call.ts'
import { Plot } from '@glasshouse/ui/data/plot.tsx'
import type { Point } from '@glasshouse/ui/data/plot-frame.ts'
import { day, short, timestamp } from '../../ui/format.ts'
import css from './today.module.css'

type Played = Answer<'GET /api/console/today/plot'>['points'][number]

const SPANS = {
  hour: { everyMs: 10_000, title: 'the last hour, by minutes' },
  day: { everyMs: 30_000, title: 'the last day, by hours' },
  month: { everyMs: 60_000, title: 'the last month, by days' },
} as const

/** How far the result may stray in 95 of 100 cases. */
const WITHIN = 2

export function SpanPlots({ span }: { span: keyof typeof SPANS }) {
  const { everyMs, title } = SPANS[span]
  const plot = useAnswer('GET /api/console/today/plot', { span }, { refetchInterval: everyMs })
  if (!plot.data)
    return (
      <Loaded query={plot} label="Loading the plots">
        {() => null}
      </Loaded>
    )
  const { points } = plot.data
  const of = (value: (point: Played) => number): Point[] =>
    points.map((point) => ({ time: point.time, value: value(point) }))
  const scales = { write: short, writeTime: span === 'month' ? day : (ms: number) => timestamp(ms).slice(0, 16) }
  return (
    <Grid min="24rem" gap="28px 32px" pad="14px 0 0" className={css.plots}>
      <Plot
        title={`Gross result, ${title}`}
        {...scales}
        series={[
          { name: 'Expected', points: of(({ expected }) => expected), tone: 'quiet' },
          { name: 'Result', points: of(({ result }) => result) },
        ]}
        band={{
          name: `Expected ± ${WITHIN} standard deviations`,
          ranges: points.map(({ time, expected, spread }) => ({
            time,
            low: expected - WITHIN * spread,
            high: expected + WITHIN * spread,
          })),
        }}
      />
      <Plot
        title={`Stakes and payouts, ${title}`}
        {...scales}
        series={[
          { name: 'Stakes', points: of(({ staked }) => staked), kind: 'bar', tone: 'quiet' },
          { name: 'Payouts', points: of(({ paid }) => paid) },
        ]}
      />
      <Plot
        title={`Gold in and out, ${title}`}
        {...scales}
        series={[
          { name: 'Deposits', points: of(({ deposited }) => deposited), kind: 'bar', tone: 'good' },
          { name: 'Withdrawals', points: of(({ withdrawn }) => -withdrawn), kind: 'bar', tone: 'bad' },
        ]}
      />
    </Grid>
  )
}
