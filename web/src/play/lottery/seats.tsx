import { Coin } from '../../ui/gold.tsx'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { EmptyState } from '../../ui/placeholder.tsx'
import { RowSkeletons } from '../lists/list-states.tsx'
import { messages as playMessages } from '../messages.ts'
import { toneOf } from '../settled-bet.ts'
import type { LotteryWords, SeatBet } from './lottery-game.ts'
import { messages } from './messages.ts'
import type { LotteryBets } from './topics.ts'
import css from './seats.module.css'

interface SeatsProps<Choice> {
  bets: LotteryBets<Choice> | null | undefined
  words: Pick<LotteryWords<Choice, never>, 'choice'>
  /** My own bets of this round, which stand first. */
  mine: ReadonlySet<number>
  /** The picture has told the result: what each bet brought may be said. */
  isShown: boolean
}

/** Everybody's bets of the round under way, with what they brought once it was shown. */
export function Seats<Choice>({ bets, words, mine, isShown }: SeatsProps<Choice>) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  if (bets === undefined) return <RowSkeletons />
  if (!bets || bets.bets.length === 0) return <EmptyState icon="clock" title={t('nobody')} text={t('nobodyText')} />
  const sorted = bets.bets.toSorted((a, b) => Number(mine.has(b.id)) - Number(mine.has(a.id)))
  const hidden = bets.betCount - bets.bets.length
  return (
    <>
      <p className={css.sums}>
        <span>{t('players', { n: format.number(bets.playerCount) })}</span>
        <span>{t('total', { gold: format.gold(bets.totalGold) })}</span>
      </p>
      <ul aria-label={own('live')}>
        {sorted.map((seat) => (
          <Seat
            key={seat.id}
            seat={seat}
            choice={words.choice(seat.choice)}
            isMine={mine.has(seat.id)}
            isShown={isShown}
          />
        ))}
      </ul>
      {hidden > 0 && <p className={css.more}>{t('moreBets', { n: format.number(hidden) })}</p>}
    </>
  )
}

interface SeatProps {
  seat: SeatBet<unknown>
  choice: string
  isMine: boolean
  isShown: boolean
}

function Seat({ seat: { player, gold, payout }, choice, isMine, isShown }: SeatProps) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const tone = isShown && payout !== null ? toneOf({ gold, payout }) : undefined
  return (
    <li className={css.seat} data-tone={tone} data-mine={isMine || undefined}>
      <span className={css.player}>
        {isMine ? t('you') : player}
        <small>{choice}</small>
      </span>
      <span className={`num ${css.gold}`}>
        <Coin size={14} />
        {format.gold(gold)}
        {tone === 'win' && <small>{t('won', { gold: format.gold((payout ?? 0) - gold) })}</small>}
        {tone === 'returned' && <small>{format.gold(payout ?? 0)}</small>}
        {tone === 'lost' && <small>{own('lost')}</small>}
      </span>
    </li>
  )
}
