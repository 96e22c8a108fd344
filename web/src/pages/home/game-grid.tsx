import type { Format } from '@glasshouse/rulebook/text/format'
import { useFormat, useLanguage, useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { pageOf, useTiles, type GameTile } from '../../client/game-tile.ts'
import { usePolled } from '../../client/live/polled.ts'
import { Link } from '../../client/navigate.tsx'
import { useHotOrder } from './hot-order.ts'
import { openGames, type OpenGame } from './house.ts'
import { messages } from './messages.ts'
import type { ResultsProps } from './house.ts'
import { useHomeLive } from './use-home-live.ts'
import css from './game-grid.module.css'
import home from './home.module.css'

/** Open games first, each in its own light; the others say quietly that they open soon. */
export function GameGrid() {
  const t = useMessages(messages)
  const tiles = useTiles()
  const { data: games } = usePolled(openGames)
  const built = new Set(tiles.filter(({ isBuilt }) => isBuilt).map(({ id }) => id))
  const open = new Map(games?.filter(({ game }) => built.has(game)).map((game) => [game.game, game]))
  const order = useHotOrder(games)
  const place = ({ id }: GameTile): number => (order.includes(id) ? order.indexOf(id) : order.length)
  const sorted = [...tiles].sort(
    (one, other) => Number(open.has(other.id)) - Number(open.has(one.id)) || place(one) - place(other),
  )
  return (
    <section aria-labelledby="games">
      <h2 id="games" className={home.heading}>
        {t('hot')}
      </h2>
      <ul className={css.grid}>
        {sorted.map((tile) => (
          <li key={tile.id}>
            <Tile tile={tile} game={open.get(tile.id)} known={games !== undefined} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({ tile, game, known }: { tile: GameTile; game: OpenGame | undefined; known: boolean }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const [from, to] = tile.hue
  const live = useHomeLive()
  return (
    <Link
      to={pageOf(tile)}
      className={css.tile}
      data-closed={(known && !game) || undefined}
      style={{ '--from': from, '--to': to } as React.CSSProperties}
    >
      <img src={tile.art} width="160" height="120" alt="" />
      <strong>{tile.name[language]}</strong>
      <small>{game ? reachText(game.reachableMultiplier, t, format) : ' '}</small>
      <em>{!known ? ' ' : game ? t('returns', { rtp: format.percent(Number(game.rtp)) }) : t('soon')}</em>
      {live && game?.kind === 'crash' ? (
        <live.CrashNow tile={tile} outcomes={game.lastResults} Results={Results} />
      ) : live && game?.kind === 'lottery' ? (
        <live.DrawNow tile={tile} texts={resultTexts(tile, game.lastResults, format)} Results={Results} />
      ) : (
        <Results texts={resultTexts(tile, game?.lastResults ?? [], format)} />
      )}
    </Link>
  )
}

/** What the smallest stake can reach today; the game's own top may be far above what the bankroll covers. */
const reachText = (hundredths: number, t: Translate<'top' | 'noBet'>, format: Format): string =>
  hundredths === 0 ? t('noBet') : t('top', { at: format.multiplierShort(hundredths / 100) })

/** The game's own texts for its last outcomes; unknown outcomes have none. */
const resultTexts = ({ result }: GameTile, outcomes: readonly unknown[], format: Format): string[] =>
  outcomes.map((outcome) => result?.(outcome, format) ?? null).filter((text) => text !== null)

/** The last results on a game's tile, below what happens right now. */
function Results({ texts, now }: ResultsProps) {
  const t = useMessages(messages)
  if (texts.length === 0 && !now) return null
  return (
    <span className={css.results}>
      {now}
      {texts.length > 0 && <span className="sr">{t('last')}</span>}
      {texts.slice(0, now ? 2 : 3).map((text, index) => (
        <span key={`${text}-${index}`} className="num">
          {text}
        </span>
      ))}
    </span>
  )
}
