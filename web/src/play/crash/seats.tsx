import type { CrashSeat } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { LiveBets } from '@glasshouse/rulebook/wire/realtime'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as playMessages } from '../messages.ts'
import { Seats, type Seat } from '../rounds/seats.tsx'
import { messages } from './messages.ts'

interface CrashSeatsProps {
  bets: LiveBets | null | undefined
  myId: number | null
}

/** Everybody's bets of the round, with cash-outs as they happen. */
export function CrashSeats({ bets, myId }: CrashSeatsProps) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const noteOf = ({ state, exit }: CrashSeat): string => {
    if (exit) return t('outAt', { at: format.multiplier(exit / 100) })
    return state === 'settled' ? own('lost') : t(state === 'refunded' ? 'returned' : 'stillIn')
  }
  const seatOf = (seat: CrashSeat): Seat => {
    const { id, player, gold, state, exit } = seat
    const payout = seat.payout ?? 0
    const tone = exit ? (payout > gold ? 'win' : 'returned') : state === 'settled' ? 'lost' : undefined
    const result = exit ? <small>{t('won', { gold: format.gold(payout - gold) })}</small> : null
    return { id, player, gold, tone, note: noteOf(seat), result, isMine: id === myId }
  }
  const seats = (bets?.bets ?? []).filter(({ state }) => state !== 'cancelled')
  return (
    <Seats sums={bets} seats={seats.map(seatOf)} hidden={0} nobody={{ title: t('nobody'), text: t('nobodyText') }} />
  )
}
