import type { FlightSeat } from '@glasshouse/rulebook/wire/flight'
import type { LiveBets } from '@glasshouse/rulebook/wire/live'
import { Coin } from '../../ui/gold.tsx'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { EmptyState } from '../../ui/placeholder.tsx'
import { RowSkeletons } from '../lists/list-states.tsx'
import { messages as playMessages } from '../messages.ts'
import { messages } from './messages.ts'
import css from './seats.module.css'

interface SeatsProps {
  bets: LiveBets | null | undefined
  /** My own bet of this round, which stands first. */
  myId: number | null
}

/** Everybody's bets of the round under way, with cash-outs as they happen. */
export function Seats({ bets, myId }: SeatsProps) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  if (bets === undefined) return <RowSkeletons />
  const seats = (bets?.bets ?? []).filter(({ state }) => state !== 'cancelled')
  if (!bets || seats.length === 0) return <EmptyState icon="clock" title={t('nobody')} text={t('nobodyText')} />
  const sorted = seats.toSorted((a, b) => Number(b.id === myId) - Number(a.id === myId))
  return (
    <>
      <p className={css.sums}>
        <span>{t('players', { n: format.number(bets.playerCount) })}</span>
        <span>{t('total', { gold: format.gold(bets.totalGold) })}</span>
      </p>
      <ul aria-label={own('live')}>
        {sorted.map((seat) => (
          <Seat key={seat.id} seat={seat} isMine={seat.id === myId} />
        ))}
      </ul>
    </>
  )
}

function Seat({ seat, isMine }: { seat: FlightSeat; isMine: boolean }) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const { player, gold, state, exit, payout } = seat
  const tone = exit ? ((payout ?? 0) > gold ? 'win' : 'returned') : state === 'settled' ? 'lost' : undefined
  return (
    <li className={css.seat} data-tone={tone} data-mine={isMine || undefined}>
      <span className={css.player}>
        {isMine ? t('you') : player}
        <small>
          {exit
            ? t('outAt', { at: format.multiplier(exit / 100) })
            : state === 'settled'
              ? own('lost')
              : t(state === 'refunded' ? 'returned' : 'stillIn')}
        </small>
      </span>
      <span className={`num ${css.gold}`}>
        <Coin size={14} />
        {format.gold(gold)}
        {exit ? <small>{t('won', { gold: format.gold((payout ?? 0) - gold) })}</small> : null}
      </span>
    </li>
  )
}
