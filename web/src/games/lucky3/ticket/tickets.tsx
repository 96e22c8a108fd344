import type { Lucky3Choice } from '@glasshouse/rulebook/games/lucky3/rules'
import type { OwnBet } from '../../../play/lottery/lottery-game.ts'
import { toneOf } from '../../../play/settled-bet.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { firstPlaceOf, hitPlaces, picksOf, PLACES } from './pick.ts'
import { briefText } from '../text.ts'
import css from './tickets.module.css'
import paper from './ticket-paper.module.css'

interface TicketsProps {
  my: readonly OwnBet<Lucky3Choice>[]
  /** What is being drawn; only the digits of standing reels are compared. */
  drawn: string | null
  standing: number
  isShown: boolean
}

/** What I have bet on in this round: paper tickets, the newest first. Digits that came true are marked as reels stop. */
export function Tickets({ my, drawn, standing, isShown }: TicketsProps) {
  const t = useMessages(messages)
  if (my.length === 0)
    return (
      <p className={css.none}>
        <span>{t('noTickets')}</span>
      </p>
    )
  return (
    <ul className={css.shelf} aria-label={t('tickets')} ref={scrollable}>
      {inOrder(my, isShown).map((bet) => (
        <Ticket key={bet.id} bet={bet} drawn={drawn} standing={standing} isShown={isShown} />
      ))}
    </ul>
  )
}

/** The newest first; once the result was shown, what brought something stands before what did not. */
const inOrder = (my: readonly OwnBet<Lucky3Choice>[], isShown: boolean): OwnBet<Lucky3Choice>[] => {
  const newest = my.toReversed()
  return isShown ? newest.toSorted((one, other) => (other.payout ?? 0) - (one.payout ?? 0)) : newest
}

/** A long row can be moved from the keyboard too. */
const scrollable = (shelf: HTMLElement | null): void => shelf?.setAttribute('tabindex', '0')

interface TicketProps extends Omit<TicketsProps, 'my'> {
  bet: OwnBet<Lucky3Choice>
}

function Ticket({ bet: { choice, gold, payout }, drawn, standing, isShown }: TicketProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { type } = choice
  const tone = isShown && payout !== null ? toneOf({ gold, payout }) : undefined
  const hits = drawn === null ? [] : hitPlaces(choice, drawn, standing)
  return (
    <li className={`${paper.paper} ${css.ticket}`} data-tone={tone}>
      <span className={css.body}>
        <small>{picksOf(type) > 0 ? t(type) : briefText(type, t)}</small>
        {picksOf(type) > 0 ? <Stamped choice={choice} hits={hits} /> : <b className={css.word}>{t(type)}</b>}
      </span>
      <span className={`num ${paper.torn} ${css.stub}`}>
        {tone === 'win' && `+${format.shortGold((payout ?? 0) - gold)}`}
        {tone === 'returned' && t('returned', { gold: format.shortGold(payout ?? 0) })}
        {(tone === undefined || tone === 'lost') && format.shortGold(gold)}
      </span>
    </li>
  )
}

/** The three places of a number; those that the bet does not name stay open. */
function Stamped({ choice: { type, pick }, hits }: { choice: Lucky3Choice; hits: readonly number[] }) {
  const first = firstPlaceOf(type)
  return (
    <span className={`num ${css.digits}`}>
      {PLACES.map((place) => (
        <b
          key={place}
          className={paper.stamped}
          data-hit={hits.includes(place) || undefined}
          data-open={pick[place - first] === undefined || undefined}
        >
          {pick[place - first] ?? '–'}
        </b>
      ))}
    </span>
  )
}
