import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { locales } from '@glasshouse/rulebook/text/text'
import { Disclosure } from '@glasshouse/ui/controls/disclosure.tsx'
import { Segments } from '@glasshouse/ui/controls/segments.tsx'
import { Stepper } from '@glasshouse/ui/controls/stepper.tsx'
import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Plot } from '@glasshouse/ui/data/plot.tsx'
import { Table } from '@glasshouse/ui/data/table.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '@glasshouse/ui/states/list-states.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Text } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { serverNow } from '../../client/live/live.ts'
import { signed } from '../../play/signed.ts'
import { useMidnight, useUtcDate } from '../../client/text/utc.ts'
import { messages } from './messages.ts'
import { fillSpans, sumOf, type By, type Span } from './net.ts'

const call = caller<WalletContract>()
const BYS: readonly By[] = ['day', 'week', 'month']
const LAST = { day: 'last30', week: 'last26', month: 'last12' } as const
const FIGURES = ['staked', 'paid', 'recharged', 'withdrawn', 'other'] as const

/** Net position by day, week or month: as a plot, span by span, and as a table. */
export function NetSection() {
  const t = useMessages(messages)
  const [by, choose] = useState<By>('day')
  const query = useQuery({
    queryKey: ['wallet', 'net', by],
    queryFn: async ({ signal }) =>
      fillSpans(await call('GET /api/user/ledger/net/{by}', { by }, { quiet: true, signal }), serverNow(), by),
    meta: { own: true },
  })
  return (
    <Panel title={t('net')}>
      <Segments
        label={t('by')}
        name="by"
        options={BYS.map((name) => ({ name, text: t(name) }))}
        chosen={by}
        onChoose={choose}
      />
      <Loaded query={query} skeleton={480}>
        {(spans) => <Figures key={by} by={by} spans={spans} />}
      </Loaded>
    </Panel>
  )
}

/** What a span is called: its day, its week's Monday, or its month. Spans are days in UTC, whatever the zone here. */
function useSpanName(by: By): (from: string) => string {
  const date = useUtcDate()
  const month = new Intl.DateTimeFormat(locales[useLanguage()], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (from) => (by === 'month' ? month.format(Date.parse(from)) : date(Date.parse(from)))
}

function Figures({ by, spans }: { by: By; spans: readonly Span[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const name = useSpanName(by)
  const midnight = useMidnight()
  const [at, choose] = useState(spans.length - 1)
  const all = sumOf(spans)
  const span = spans[at] ?? spans[0]
  const write = (gold: number): string => signed(gold, format.gold)
  return (
    <>
      <Row as="p" wrap gap="0 10px" align="baseline">
        <Text as="b" size={7} isNumber tone={all.net > 0 ? 'win' : 'plain'}>
          {write(all.net)}
        </Text>
        <Hint as="span">{t(LAST[by])}</Hint>
      </Row>
      <NetPlot by={by} spans={spans} chosen={span?.from} onChoose={choose} nameOf={name} />
      {span && (
        <>
          <Stepper at={at} count={spans.length} onChoose={choose}>
            <h3 aria-live="polite">
              {by === 'week' ? t('weekFrom', { date: name(span.from) }) : name(span.from)}
              <Text as="b" isNumber {...(span.net > 0 && { tone: 'win' })}>
                {write(span.net)}
              </Text>
            </h3>
          </Stepper>
          <Facts isStacked min="96px" gap={10}>
            {FIGURES.map((figure) => (
              <Fact key={figure} name={t(figure)}>
                <span className="num">{format.gold(span[figure])}</span>
              </Fact>
            ))}
          </Facts>
        </>
      )}
      <Hint>{t('utc', { time: midnight })}</Hint>
      <FiguresTable spans={spans} nameOf={name} />
    </>
  )
}

interface NetPlotProps {
  by: By
  spans: readonly Span[]
  chosen: string | undefined
  onChoose: (at: number) => void
  nameOf: (from: string) => string
}

/** A bar for each span: up for what was won, down for what was lost. */
function NetPlot({ by, spans, chosen, onChoose, nameOf: name }: NetPlotProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const nets = spans.map(({ net }) => net)
  const write = (gold: number): string => signed(gold, format.gold)
  const figures = { net: write(sumOf(spans).net), best: write(Math.max(...nets)), worst: write(Math.min(...nets)) }
  const points = spans.map(({ from, net }) => ({ time: Date.parse(from), value: net }))
  return (
    <Plot
      label={`${t(LAST[by])}. ${t('plot', figures)}`}
      series={[
        { name: 'won', kind: 'bar', tone: 'good', points: points.filter(({ value }) => value > 0) },
        { name: 'lost', kind: 'bar', tone: 'quiet', points: points.filter(({ value }) => value <= 0) },
      ]}
      write={format.shortGold}
      writeTime={(time) => name(new Date(time).toISOString())}
      hasTable={false}
      chosen={chosen === undefined ? undefined : Date.parse(chosen)}
      onChoose={(chosenTime) => onChoose(points.findIndex(({ time }) => time === chosenTime))}
    />
  )
}

/** The same in rows and columns, the newest first; spans without a movement are left out. */
function FiguresTable({ spans, nameOf: name }: { spans: readonly Span[]; nameOf: (from: string) => string }) {
  const t = useMessages(messages)
  const format = useFormat()
  const moved = spans.filter((span) => FIGURES.some((figure) => span[figure] !== 0)).toReversed()
  return (
    <Disclosure title={t('table')}>
      {moved.length === 0 ? (
        <Hint>{t('noneTitle')}</Hint>
      ) : (
        <Table label={t('table')} isWide>
          <thead>
            <tr>
              {(['span', 'net', ...FIGURES] as const).map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {moved.map((span) => (
              <tr key={span.from}>
                <th scope="row">{name(span.from)}</th>
                <td>{signed(span.net, format.gold)}</td>
                {FIGURES.map((figure) => (
                  <td key={figure}>{format.gold(span[figure])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Disclosure>
  )
}
