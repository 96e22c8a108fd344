import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages as playMessages } from '../../messages.ts'
import { Seats, type Seat } from '../../rounds/seats.tsx'
import { toneOf } from '../../settled-bet.ts'
import type { LotteryText, SeatBet } from '../lottery-game.ts'
import { messages } from '../messages.ts'
import type { LotteryBets } from '../table/topics.ts'

interface LotterySeatsProps<Choice> {
  bets: LotteryBets<Choice> | null | undefined
  text: Pick<LotteryText<Choice, never>, 'choice'>
  mine: ReadonlySet<number>
  /** The stage has shown the outcome: payouts may be shown. */
  isShown: boolean
}

/** Everybody's bets of the round, with their results once the outcome was shown. */
export function LotterySeats<Choice>({ bets, text, mine, isShown }: LotterySeatsProps<Choice>) {
  const t = useMessages(messages)
  const own = useMessages(playMessages)
  const format = useFormat()
  const seatOf = ({ id, player, gold, payout, choice }: SeatBet<Choice>): Seat => {
    const tone = isShown && payout !== null ? toneOf({ gold, payout }) : undefined
    const results = {
      win: t('won', { gold: format.gold((payout ?? 0) - gold) }),
      returned: format.gold(payout ?? 0),
      lost: own('lost'),
    }
    const result = tone && <small>{results[tone]}</small>
    return { id, player, note: text.choice(choice), gold, tone, result, isMine: mine.has(id) }
  }
  return (
    <Seats
      sums={bets}
      seats={(bets?.bets ?? []).map(seatOf)}
      hidden={bets ? bets.betCount - bets.bets.length : 0}
      nobody={{ title: t('nobody'), text: t('nobodyText') }}
    />
  )
}
