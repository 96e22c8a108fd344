import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Divider, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { restrictionOf, barOffs, isOutside, type GameFigures, type Measured, type Span } from './figures.ts'
import { messages } from './messages.ts'
import { placeOf, Plot } from './plot.tsx'
import css from './returns.module.css'

/** One figure, or from where to where. */
export function useSpan(): (span: Span) => string {
  const t = useMessages(messages)
  const format = useFormat()
  return ([low, high]) =>
    low === high ? format.percent(low) : t('range', { low: format.percent(low), high: format.percent(high) })
}

/** All games together, and what the picture means. */
export function Total({ measured }: { measured: Measured | null }) {
  const t = useMessages(messages)
  return (
    <Panel className={css.total}>
      <Head name={t('all')} measured={measured} />
      {measured && <MeasuredPlot name={t('all')} measured={measured} />}
      <ul className={css.legend}>
        <li data-of="dot">{t('legendDot')}</li>
        <li data-of="bar">{t('legendBar')}</li>
      </ul>
    </Panel>
  )
}

export function GameRow({ game: { tile, name, exact, measured } }: { game: GameFigures }) {
  const t = useMessages(messages)
  const format = useFormat()
  const span = useSpan()
  return (
    <article className={css.game} style={{ '--from': tile.hue[0] } as React.CSSProperties}>
      <Head name={name} measured={measured} art={tile.art} />
      {measured && <MeasuredPlot name={name} measured={measured} />}
      <Divider />
      <Facts isStacked min="8rem">
        <Fact name={t('return')}>{span(exact.rtp)}</Fact>
        <Fact name={t('edge')}>{span(exact.edge)}</Fact>
        <Fact name={t('hit')}>{span(exact.hit)}</Fact>
        <Fact name={t('top')}>{`${format.number(exact.top)}×`}</Fact>
      </Facts>
    </article>
  )
}

function Head({ name, measured, art }: { name: string; measured: Measured | null; art?: string }) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Row as="header" gap={12}>
      {art && <img src={art} width="48" height="36" alt="" loading="lazy" />}
      <div style={{ flex: 1, minWidth: 0 }}>
        <h2>{name}</h2>
        <Row wrap gap="0 12px" className={css.line}>
          {measured ? (
            <>
              <span>{t('lineBets', { n: format.number(measured.bets) })}</span>
              <span>{t('lineStaked', { gold: format.shortGold(measured.staked) })}</span>
              <span>{t('linePaid', { gold: format.shortGold(measured.paid) })}</span>
            </>
          ) : (
            t('none')
          )}
        </Row>
      </div>
      {measured && (
        <Stack as="p" gap={0} align="end" className={css.line}>
          <b className="num">{format.percent(cut(measured.share))}</b>
          <span>{isOutside(measured) ? t('outside') : t('measured')}</span>
        </Stack>
      )}
    </Row>
  )
}

/** To hundredths of a percent: enough for what luck leaves of it. */
export const cut = (share: number): number => Math.round(share * 10_000) / 10_000

function MeasuredPlot({ name, measured }: { name: string; measured: Measured }) {
  const t = useMessages(messages)
  const format = useFormat()
  const percent = (share: number): string => format.percent(cut(share))
  const [low, high] = restrictionOf(measured)
  const figures = {
    share: percent(measured.share),
    expected: percent(measured.expected),
    low: percent(low),
    high: percent(high),
  }
  const [from, to] = barOffs(measured)
  // Close to the middle there is no room for a figure more: the bar then begins at nothing.
  const marks: [number, string][] = [
    [0, figures.expected],
    [to, figures.high],
  ]
  if (from < -1) marks.unshift([from, figures.low])
  return (
    <figure className={css.plot}>
      <Plot measured={measured} label={t('plot', { game: name, ...figures })} />
      <figcaption aria-hidden="true">
        {marks.map(([off, text]) => (
          <span key={off} style={{ left: `${placeOf(off)}%` }}>
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
