import { useNow } from '@glasshouse/ui/text/now.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { toneOf } from '../settled-bet.ts'
import { signed } from '../signed.ts'
import css from './bet-list.module.css'

const NOW_MS = 5000

/** What a game says of one of its bets in a list. */
export interface BetText {
  readonly title: string
  readonly detail: string
}

export interface ListedBet {
  readonly id: number
  readonly gold: number
  readonly payout: number
  readonly createTime: number
}

interface BetListProps<Bet extends ListedBet> {
  label: string
  bets: readonly Bet[]
  text: (bet: Bet) => BetText
  onOpen: (bet: Bet) => void
}

export function BetList<Bet extends ListedBet>({ label, bets, text, onOpen }: BetListProps<Bet>) {
  const nowMs = useNow(NOW_MS)
  return (
    <ol aria-label={label}>
      {bets.map((bet) => (
        <BetRow key={bet.id} bet={bet} text={text(bet)} nowMs={nowMs} onOpen={() => onOpen(bet)} />
      ))}
    </ol>
  )
}

interface BetRowProps {
  bet: ListedBet
  text: BetText
  nowMs: number
  onOpen: () => void
}

/** One bet in a list: what happened on the left, what it brought on the right. Losing is quiet. */
function BetRow({ bet, text, nowMs, onOpen }: BetRowProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { gold, payout, createTime } = bet
  const tone = toneOf(bet)
  return (
    <li className={css.item}>
      <button type="button" className={css.row} onClick={onOpen}>
        <span className={css.title}>{text.title}</span>
        <span className={`num ${css.result}`} data-tone={tone}>
          {signed(payout - gold, format.gold)}
          {tone === 'lost' && <span className="sr"> {t('lost')}</span>}
        </span>
        <span className={css.detail}>{text.detail}</span>
        <time className={css.time} dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
          {format.timeAgo(createTime, nowMs)}
        </time>
      </button>
    </li>
  )
}
