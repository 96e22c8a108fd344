import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WalletContract } from '@glasshouse/rulebook/wire/wallet/wallet'
import { caller } from '../../client/call.ts'
import { serverNow } from '../../client/live/live.ts'
import { signed } from '../../play/signed.ts'
import { Panel } from '../../wallet/wallet-page.tsx'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { useFormat, useLanguage, useMessages, type Language } from '@glasshouse/ui/text/i18n.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { Segments } from '@glasshouse/ui/controls/segments.tsx'
import { Disclosure, WideTable } from '@glasshouse/ui/controls/disclosure.tsx'
import { messages } from './messages.ts'
import { fillSpans, sumOf, type By, type Span } from './net.ts'
import { NetPlot } from './net-plot.tsx'
import css from './ledger.module.css'

const call = caller<WalletContract>()
const BYS: readonly By[] = ['day', 'week', 'month']
const LAST = { day: 'last30', week: 'last26', month: 'last12' } as const
const FIGURES = ['staked', 'paid', 'recharged', 'withdrawn', 'other'] as const

/** Net position by day, week or month: as a plot, span by span, and as a table. */
export function NetSection() {
  const t = useMessages(messages)
  const [by, choose] = useState<By>('day')
  const { data, isError, refetch } = useQuery({
    queryKey: ['wallet', 'net', by],
    queryFn: async ({ signal }) => {
      const told = await call('GET /api/user/ledger/net/{by}', { by }, { quiet: true, signal })
      return fillSpans(told, serverNow(), by)
    },
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
      {data ? (
        <Figures key={by} by={by} spans={data} />
      ) : isError ? (
        <EmptyState icon="refresh" title={t('failed')}>
          <Button kind="quiet" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </EmptyState>
      ) : (
        <Skeleton height={392} />
      )}
    </Panel>
  )
}

/** What a span is called: its day, its week's Monday, or its month. Spans are days of UTC, whatever the zone here. */
function nameOf(language: Language, by: By, from: string): string {
  const style: Intl.DateTimeFormatOptions =
    by === 'month' ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' }
  return new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-US', { ...style, timeZone: 'UTC' }).format(
    Date.parse(from),
  )
}

function Figures({ by, spans }: { by: By; spans: readonly Span[] }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const [at, choose] = useState(spans.length - 1)
  const all = sumOf(spans)
  const span = spans[at] ?? spans[0]
  const write = (gold: number): string => signed(gold, format.gold)
  const name = (from: string): string => nameOf(language, by, from)
  const nets = spans.map(({ net }) => net)
  const words = { net: write(all.net), best: write(Math.max(...nets)), worst: write(Math.min(...nets)) }
  return (
    <>
      <p className={css.total}>
        <b className="num" data-tone={all.net > 0 ? 'in' : undefined}>
          {write(all.net)}
        </b>
        <span>{t(LAST[by])}</span>
      </p>
      <NetPlot spans={spans} at={at} onChoose={choose} label={`${t(LAST[by])}. ${t('plot', words)}`} />
      {span && (
        <div className={css.span}>
          <header>
            <IconButton icon="back" label={t('earlier')} disabled={at === 0} onClick={() => choose(at - 1)} />
            <h3 aria-live="polite">
              {by === 'week' ? t('weekFrom', { date: name(span.from) }) : name(span.from)}
              <b className="num" data-tone={span.net > 0 ? 'in' : undefined}>
                {write(span.net)}
              </b>
            </h3>
            <IconButton
              icon="next"
              label={t('later')}
              disabled={at === spans.length - 1}
              onClick={() => choose(at + 1)}
            />
          </header>
          <dl className={css.facts}>
            {FIGURES.map((figure) => (
              <Fact key={figure} name={t(figure)}>
                <span className="num">{format.gold(span[figure])}</span>
              </Fact>
            ))}
          </dl>
        </div>
      )}
      <p className={css.small}>{t('utc')}</p>
      <FiguresTable spans={spans} nameOf={name} />
    </>
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
        <p className={css.small}>{t('noneMoved')}</p>
      ) : (
        <WideTable label={t('table')}>
          <thead>
            <tr>
              {(['span', 'result', ...FIGURES] as const).map((head) => (
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
        </WideTable>
      )}
    </Disclosure>
  )
}
