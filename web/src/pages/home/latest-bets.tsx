import { pageOf, useTiles, type GameTile } from '../../client/game-tile.ts'
import { Link } from '../../client/navigate.tsx'
import { usePolled } from '../../client/live/polled.ts'
import { buttonClass } from '@glasshouse/ui/controls/button.tsx'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { latestBets, openGames, type Bet } from './house.ts'
import { messages } from './messages.ts'
import css from './latest-bets.module.css'
import home from './home.module.css'

const SHOWN_BETS = 10
const REDRAW_MS = 10_000

export function LatestBets() {
  const t = useMessages(messages)
  const { data: bets } = usePolled(latestBets)
  const nowMs = useNow(REDRAW_MS)
  return (
    <section className={css.latest} aria-labelledby="latest">
      <h2 id="latest" className={home.heading}>
        {t('latest')}
      </h2>
      {!bets ? (
        <Waiting />
      ) : bets.length > 0 ? (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('game')}</th>
              <th scope="col">{t('player')}</th>
              <th scope="col">{t('bet')}</th>
            </tr>
          </thead>
          <tbody>
            {bets.slice(0, SHOWN_BETS).map((bet) => (
              <Row key={bet.id} bet={bet} nowMs={nowMs} />
            ))}
          </tbody>
        </table>
      ) : (
        <Nobody />
      )}
    </section>
  )
}

function Row({ bet, nowMs }: { bet: Bet; nowMs: number }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const tile = useTiles().find((one) => one.id === bet.game)
  const won = bet.payout > bet.gold
  return (
    <tr>
      <td>
        <Link to={`/pages/bet/bet?id=${bet.id}`} className={css.game}>
          {tile && <img src={tile.art} width="40" height="30" alt="" loading="lazy" />}
          <span>
            <b>{tile?.name[language] ?? bet.game}</b>
            <time dateTime={new Date(bet.createTime).toISOString()} title={format.dateTime(bet.createTime)}>
              {format.timeAgo(bet.createTime, nowMs)}
            </time>
          </span>
        </Link>
      </td>
      <td>{bet.player}</td>
      <td className="num">
        <span className={css.amount}>
          <Coin size={14} />
          {format.gold(bet.gold)}
        </span>
        <small data-won={won || undefined}>{t('paid', { gold: format.gold(bet.payout) })}</small>
      </td>
    </tr>
  )
}

function Waiting() {
  return (
    <div className={css.waiting}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height={40} />
      ))}
    </div>
  )
}

function Nobody() {
  const t = useMessages(messages)
  const language = useLanguage()
  const tiles = useTiles()
  const { data: games } = usePolled(openGames)
  const open: GameTile | undefined = tiles.find((tile) => games?.some((game) => game.game === tile.id))
  return (
    <div className={css.nobody}>
      <EmptyState icon="clock" title={t('noBets')} text={t('noBetsText')}>
        {open && (
          <Link to={pageOf(open)} className={buttonClass({ kind: 'quiet' })}>
            {t('play', { game: open.name[language] })}
          </Link>
        )}
      </EmptyState>
    </div>
  )
}
