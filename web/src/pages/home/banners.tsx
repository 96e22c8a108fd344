import { useRef, useState } from 'react'
import { useTiles, type GameTile } from '../../client/game-tile.ts'
import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { usePolled } from '../../client/live/polled.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import logo from '../../logo.svg'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { StillTrying, useIsSlow } from '@glasshouse/ui/states/still-trying.tsx'
import coins from './coins.svg'
import { banners as news, openGames, retryHome, type Banner } from './house.ts'
import { messages } from './messages.ts'
import css from './banners.module.css'

/** Pictures that belong to no game; what is not known is shown as the house itself. */
const glass: Pick<GameTile, 'art' | 'hue'> = { art: logo, hue: ['#ff7a1a', '#6a35f2'] }
const drawn: Readonly<Record<string, Pick<GameTile, 'art' | 'hue'>>> = {
  glass,
  coins: { art: coins, hue: ['#e8a92e', '#a0622a'] },
}

/** News side by side; it moves only when the player moves it. */
export function Banners() {
  const t = useMessages(messages)
  const { data, failed } = usePolled(news)
  const { loggedIn } = useSession()
  const banners = data?.filter(({ audience }) => audience === 'all' || (audience === 'players') === loggedIn)
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const isSlow = useIsSlow(banners ? '' : 'banners')
  if (failed && !banners)
    return (
      <p className={css.unreachable} role="status">
        {t('unreachable')}
      </p>
    )
  if (banners?.length === 0) return null

  const note = (): void => {
    const list = strip.current
    const step = list?.firstElementChild?.clientWidth
    if (list && step) setShown(Math.round(list.scrollLeft / step))
  }
  return (
    <section aria-label={t('banners')}>
      {isSlow && <StillTrying floats onRetry={retryHome} />}
      <ul className={css.strip} ref={strip} onScroll={note} data-many={(banners?.length ?? 1) > 1 || undefined}>
        {banners?.map((banner, index) => (
          <li key={banner.id} aria-label={t('banner', { n: index + 1, count: banners.length })}>
            <Slide banner={banner} first={index === 0} />
          </li>
        )) ?? (
          <li>
            <span className={css.waiting}>
              <Skeleton height="100%" />
            </span>
          </li>
        )}
      </ul>
      <div className={css.dots} aria-hidden="true">
        {(banners ?? []).map((banner, index) => (
          <i key={banner.id} data-shown={index === shown || undefined} />
        ))}
      </div>
    </section>
  )
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  const tile = useTiles().find((one) => one.id === banner.art)
  const { art, hue } = tile ?? drawn[banner.art] ?? glass
  const [from, to] = hue
  return (
    <article className={css.slide} style={{ '--from': from, '--to': to } as React.CSSProperties}>
      <img src={art} className={css.art} width="160" height="120" alt="" fetchPriority={first ? 'high' : 'auto'} />
      <LastResult game={banner.art} />
      <h2>{banner.title}</h2>
      <p>{banner.text}</p>
      {banner.action && <Button onClick={() => navigate.push(banner.target)}>{banner.action}</Button>}
    </article>
  )
}

/** A game's banner is alive: it carries the newest result of that game. */
function LastResult({ game }: { game: string }) {
  const t = useMessages(messages)
  const format = useFormat()
  const tile = useTiles().find((one) => one.id === game)
  const { data: games } = usePolled(openGames)
  const newest = games?.find((one) => one.game === game)?.lastResults[0]
  const text = newest === undefined ? null : tile?.result?.(newest, format)
  // Until it is known whether there is one, its line is kept free.
  if (!tile?.result || (games && !text)) return null
  return (
    <span className={css.last}>
      {t('last')}
      <b className="num" key={text}>
        {text ?? '–'}
      </b>
    </span>
  )
}
