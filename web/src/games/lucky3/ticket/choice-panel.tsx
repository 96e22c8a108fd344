import {
  BET_TYPES,
  BETS,
  type BetType,
  type Lucky3Choice,
  type Lucky3Outcome,
} from '@glasshouse/rulebook/games/lucky3/rules'
import type { ChoicePanelProps } from '../../../play/lottery/lottery-game.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { Grid } from '@glasshouse/ui/layout/stack.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { meansText, paysText, timesText } from '../text.ts'
import { firstPlaceOf, nextPlace, picksOf, PLACES } from './pick.ts'
import { useTicket, type TicketInHand } from './use-ticket.ts'
import css from './choice-panel.module.css'
import paper from './ticket-paper.module.css'

type PanelProps = ChoicePanelProps<Lucky3Choice, Lucky3Outcome>

/** The ticket to be bought, and beneath it what can be written on it: the kinds of bet, or the number pad. */
export function ChoicePanel({ choice, onChoose, my, outcome }: PanelProps) {
  const t = useMessages(messages)
  const { root, ...ticket } = useTicket(choice, onChoose)
  return (
    // Keys are a second way to what the buttons within do.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={css.panel} onKeyDown={ticket.onKeyDown}>
      <div className={css.row}>
        <TicketForm choice={choice} ticket={ticket} />
        {picksOf(choice.type) > 0 && (
          <button type="button" className={css.quick} onClick={ticket.pickAny}>
            <Icon name="dice" size={20} />
            <span>{t('quick')}</span>
          </button>
        )}
      </div>
      {ticket.isPad ? (
        <NumberPad canErase={choice.pick.length > 0} ticket={ticket} />
      ) : (
        <KindGrid chosen={choice} my={my} outcome={outcome} onKind={ticket.chooseKind} />
      )}
      <p className="sr" role="status">
        {choice.pick && t('picked', { pick: [...choice.pick].join(' ') })}
      </p>
    </div>
  )
}

/** The ticket as it is filled in: its kind on the stub, its digits on the paper. */
function TicketForm({ choice, ticket }: { choice: Lucky3Choice; ticket: TicketInHand }) {
  const t = useMessages(messages)
  const format = useFormat()
  const { type, pick } = choice
  const { isPad, place, openKinds, openPlace } = ticket
  const picks = picksOf(type)
  const first = firstPlaceOf(type)
  const cursor = isPad ? (place ?? nextPlace(choice)) : null
  return (
    <div className={`${paper.paper} ${css.form}`}>
      <button type="button" className={css.stub} aria-expanded={!isPad} onClick={openKinds}>
        <span className="sr">{t('kinds')}</span>
        <b>
          {t(type)} <Icon name="down" size={14} />
        </b>
        <small>{paysText(choice, format)}</small>
      </button>
      {picks === 0 ? (
        <p className={`${paper.torn} ${css.means}`}>{meansText(type, t)}</p>
      ) : (
        <div className={`${paper.torn} ${css.slots}`} role="group" aria-label={meansText(type, t)}>
          {PLACES.map((at) => {
            const index = at - first
            if (index < 0 || index >= picks)
              return (
                <span key={at} className={css.open} aria-hidden="true">
                  –
                </span>
              )
            const digit = pick[index]
            return (
              <button
                key={at}
                type="button"
                className={`num ${css.slot}`}
                data-cursor={cursor === index || undefined}
                aria-label={`${t('place', { n: at + 1 })}: ${digit ?? t('empty')}`}
                onClick={() => openPlace(index)}
              >
                {digit !== undefined && (
                  <span key={digit} className={paper.stamped}>
                    {digit}
                  </span>
                )}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}

const ROWS = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 9, 0],
]

/** A key that takes one back, and the ten kinds of bet as a grid. */
const ERASE = 'M8.5 5H21v14H8.5L2.5 12zM12 9.5l5 5M17 9.5l-5 5'
const KINDS = 'M3 6.5h5v4H3zM10.5 6.5h5v4h-5zM18 6.5h3.5v4H18zM3 14h5v4H3zM10.5 14h5v4h-5zM18 14h3.5v4H18z'

const Sign = ({ d }: { d: string }) => (
  <svg className={css.sign} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
)

/** Ten digits and the way back, in the room of the kinds of bet. */
function NumberPad({ canErase, ticket }: { canErase: boolean; ticket: TicketInHand }) {
  const t = useMessages(messages)
  const keys = (row: number) =>
    ROWS[row]?.map((digit) => (
      <button
        key={digit}
        type="button"
        className={`num ${css.key}`}
        data-first={digit === 1 ? '' : undefined}
        onClick={() => ticket.write(digit)}
      >
        {digit}
      </button>
    ))
  return (
    <Grid columns={6} gap={4} role="group" aria-label={t('pad')}>
      {keys(0)}
      <button
        type="button"
        className={css.key}
        data-quiet=""
        aria-label={t('erase')}
        aria-disabled={!canErase}
        onClick={() => canErase && ticket.erase()}
      >
        <Sign d={ERASE} />
      </button>
      {keys(1)}
      <button type="button" className={css.key} data-quiet="" aria-label={t('allKinds')} onClick={ticket.openKinds}>
        <Sign d={KINDS} />
      </button>
    </Grid>
  )
}

interface KindGridProps extends Pick<PanelProps, 'my' | 'outcome'> {
  chosen: Lucky3Choice
  onKind: (type: BetType) => void
}

/** A pick of this kind that pays the most it can. */
const dearest = (type: BetType): string => (type === 'box' ? '112' : '123'.slice(0, picksOf(type)))

/** All kinds of bet with the most each pays; those that name no digits light up when they came true. */
function KindGrid({ chosen, my, outcome, onKind }: KindGridProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <Grid columns={5} gap={4} role="group" aria-label={t('kinds')}>
      {BET_TYPES.map((type) => {
        const isOne = type !== 'ticket' && type !== 'box'
        const top = timesText(BETS[type].top(dearest(type)), format)
        const placed = my.filter(({ choice }) => choice.type === type).length
        const isTrue = outcome !== null && picksOf(type) === 0 && BETS[type].wins(outcome.digits, '')
        return (
          <button
            key={type}
            type="button"
            className={css.kind}
            aria-pressed={type === chosen.type}
            data-first={type === chosen.type ? '' : undefined}
            data-true={isTrue || undefined}
            onClick={() => onKind(type)}
          >
            <b>{t(type)}</b> <small className="num">{isOne ? top : `≤ ${top}`}</small>
            {placed > 0 && (
              <>
                <i className={`num ${css.count}`} aria-hidden="true">
                  {placed}
                </i>
                <span className="sr">{t('myBets', { n: placed })}</span>
              </>
            )}
          </button>
        )
      })}
    </Grid>
  )
}
