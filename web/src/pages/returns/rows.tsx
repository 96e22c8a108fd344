import { Fact, Facts } from '@glasshouse/ui/data/facts.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Divider, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { barOffs, isOutside, restrictionOf, type GameFigures, type Measured, type Span } from './figures.ts'
import { messages } from './messages.ts'
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
      <Facts isStacked className={css.rules}>
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
              <span>{t('lineBets', { n: measured.bets })}</span>
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

/** So many spreads fit on each side; what lies farther off stands at the edge. */
const SIDE = 4
/** In hundredths of the width, with a little room for the dot at both ends. */
const placeOf = (off: number): number => 50 + (Math.max(-SIDE, Math.min(SIDE, off)) / SIDE) * 46

/** A bar of two spreads to each side of what was to be expected, and a dot for what came. */
function Plot({ measured, label }: { measured: Measured; label: string }) {
  const [low, high] = barOffs(measured)
  return (
    <svg className={css.svg} width="100%" height="28" role="img" aria-label={label}>
      <line className={css.axis} x1={`${placeOf(low > -2 ? low : -SIDE)}%`} x2="96%" y1="14" y2="14" />
      <rect
        className={css.bar}
        x={`${placeOf(low)}%`}
        width={`${placeOf(high) - placeOf(low)}%`}
        y="8"
        height="12"
        rx="6"
      />
      <line className={css.middle} x1="50%" x2="50%" y1="4" y2="24" />
      <circle
        className={css.dot}
        cx={`${placeOf(measured.off)}%`}
        cy="14"
        r="7"
        data-out={isOutside(measured) || undefined}
      />
    </svg>
  )
}
