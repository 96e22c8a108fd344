import type { CrashSeat } from '@glasshouse/rulebook/wire/play/crash-engine'
import type { LiveBets } from '@glasshouse/rulebook/wire/realtime'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as playMessages } from '../messages.ts'
import { messages as roundMessages } from '../rounds/messages.ts'
import { Seats, type Seat } from '../rounds/seats.tsx'
import type { Tone } from '../settled-bet.ts'
import { messages } from './messages.ts'

interface CrashSeatsProps {
  bets: LiveBets | null | undefined
  myId: number | null
}

/** Everybody's bets of the round, with cash-outs as they happen. */
export function CrashSeats({ bets, myId }: CrashSeatsProps) {
  const t = useMessages(messages)
  const say = useSeatText()
  const seats = (bets?.bets ?? []).filter(({ state }) => state !== 'cancelled')
  const rows = seats.map((seat): Seat => ({ ...say(seat), isMine: seat.id === myId }))
  return <Seats sums={bets} seats={rows} hidden={0} nobody={{ title: t('nobody'), text: t('nobodyText') }} />
}

function useSeatText(): (seat: CrashSeat) => Omit<Seat, 'isMine'> {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const ofRound = useMessages(roundMessages)
  const format = useFormat()
  return ({ id, player, gold, state, exit, payout }) => ({
    id,
    player,
    gold,
    tone: toneOfSeat({ gold, state, exit, payout }),
    note: exit
      ? t('outAt', { at: format.multiplier(exit / 100) })
      : state === 'settled'
        ? own('lost')
        : t(state === 'refunded' ? 'returned' : 'stillIn'),
    result: exit ? <small>{ofRound('won', { gold: format.gold((payout ?? 0) - gold) })}</small> : null,
  })
}

function toneOfSeat({
  gold,
  state,
  exit,
  payout,
}: Pick<CrashSeat, 'gold' | 'state' | 'exit' | 'payout'>): Tone | undefined {
  if (exit) return (payout ?? 0) > gold ? 'win' : 'returned'
  return state === 'settled' ? 'lost' : undefined
}
