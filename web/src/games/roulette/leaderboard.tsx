import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { RouletteContract } from '@glasshouse/rulebook/games/roulette/contract'
import { caller } from '../../client/call.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { GoldAmount } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { useOnScreen } from '@glasshouse/ui/states/on-screen.ts'
import { messages } from './messages.ts'
import css from './leaderboard.module.css'

const call = caller<RouletteContract>()
const POLL_MS = 20_000

/** Who is ahead today; asked for again with every round, while it can be seen. */
export function Leaderboard() {
  const t = useMessages(messages)
  const format = useFormat()
  const ref = useRef<HTMLElement>(null)
  const isSeen = useOnScreen(ref)
  const { data, isError, refetch } = useQuery({
    queryKey: ['play', 'roulette', 'leaderboard'],
    queryFn: ({ signal }) => call('GET /api/roulette/leaderboard', {}, { quiet: true, signal }),
    refetchInterval: isSeen ? POLL_MS : false,
  })
  return (
    <section ref={ref} className={css.board} aria-labelledby="board-title">
      <h2 id="board-title">
        <Icon name="trophy" size={18} /> {t('board')}
      </h2>
      {!data && !isError && <Skeleton height={72} />}
      {!data && isError && (
        <p>
          {t('boardFailed')}{' '}
          <Button kind="quiet" size="small" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {data?.length === 0 && <p>{t('boardEmpty')}</p>}
      {data && data.length > 0 && (
        <>
          <p>{t('boardNote')}</p>
          <ol>
            {data.map(({ place, player, net, bets }) => (
              <li key={place}>
                <b className="num">{place}</b>
                <span>
                  {player}
                  <small>{bets === 1 ? t('boardOneBet') : t('boardBets', { n: format.number(bets) })}</small>
                </span>
                <GoldAmount gold={net} signed size={16} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
