import { useEffect, useState } from 'react'
import { useTiles } from '../../client/game-tile.ts'
import { Link } from '../../client/navigate.tsx'
import { usePolled } from '../../client/live/polled.ts'
import { useFormat, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { wins as realWins, type Win } from './house.ts'
import { messages } from './messages.ts'
import css from './broadcast.module.css'

const EACH_MS = 5_000

/** One line of real wins, one after the other; it rests while it is pointed at. */
export function Broadcast({ liveWins }: { liveWins: readonly Win[] | null }) {
  const t = useMessages(messages)
  const { data: polledWins } = usePolled(realWins)
  // The socket is quicker; without one the wins are polled.
  const wins = liveWins ?? polledWins
  const [resting, setResting] = useState(false)
  const at = useTurn(wins?.length ?? 0, resting)
  const win = wins?.[at % Math.max(1, wins.length)]
  return (
    <div
      className={css.line}
      onPointerEnter={() => setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <Icon name="trophy" size={18} />
      {!wins ? <Skeleton width="70%" height={14} /> : win ? <WinLink win={win} /> : <p>{t('quiet')}</p>}
    </div>
  )
}

function WinLink({ win }: { win: Win }) {
  const t = useMessages(messages)
  const format = useFormat()
  const language = useLanguage()
  const game = useTiles().find((tile) => tile.id === win.game)?.name[language] ?? win.game
  return (
    <Link key={win.id} to={`/pages/bet/bet?id=${win.id}`} className={css.win}>
      <span>{t('won', { player: win.player, gold: format.gold(win.payout), game })}</span>
      <b className="num">{format.multiplier(Number(win.multiplier))}</b>
    </Link>
  )
}

function useTurn(count: number, resting: boolean): number {
  const [at, setAt] = useState(0)
  useEffect(() => {
    if (resting || count < 2) return
    const timer = setInterval(() => setAt((now) => (now + 1) % count), EACH_MS)
    return () => clearInterval(timer)
  }, [count, resting])
  return at
}
