import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { toneOf } from '../settled-bet.ts'
import { signed } from '../signed.ts'
import css from './bet-row.module.css'

/** What a game says of one of its bets in a list. */
export interface BetWords {
  readonly title: string
  readonly detail: string
}

export interface ListedBet {
  readonly id: number
  readonly gold: number
  readonly payout: number
  readonly createTime: number
}

interface BetRowProps {
  bet: ListedBet
  words: BetWords
  nowMs: number
  onOpen: () => void
}

/** One bet in a list: what happened on the left, what it brought on the right. Losing is quiet. */
export function BetRow({ bet, words, nowMs, onOpen }: BetRowProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { gold, payout, createTime } = bet
  const tone = toneOf(bet)
  return (
    <li className={css.item}>
      <button type="button" className={css.row} onClick={onOpen}>
        <span className={css.title}>{words.title}</span>
        <span className={`num ${css.result}`} data-tone={tone}>
          {signed(payout - gold, format.gold)}
          {tone === 'lost' && <span className="sr"> {t('lost')}</span>}
        </span>
        <span className={css.detail}>{words.detail}</span>
        <time className={css.time} dateTime={new Date(createTime).toISOString()} title={format.dateTime(createTime)}>
          {format.timeAgo(createTime, nowMs)}
        </time>
      </button>
    </li>
  )
}
