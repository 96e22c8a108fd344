import {
  BET_TYPES,
  BETS,
  type BetType,
  type Lucky3Choice,
  type Lucky3Outcome,
} from '@glasshouse/rulebook/games/lucky3/rules'
import type { OwnBet } from '../../../play/lottery/lottery-game.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from '../messages.ts'
import { picksOf } from './pick.ts'
import { timesText } from '../text.ts'
import css from './choice-panel.module.css'

interface KindGridProps {
  chosen: Lucky3Choice
  my: readonly OwnBet<Lucky3Choice>[]
  /** Once it was shown. */
  outcome: Lucky3Outcome | null
  onKind: (type: BetType) => void
}

/** A pick of this kind that pays the most it can. */
const dearest = (type: BetType): string => (type === 'box' ? '112' : '123'.slice(0, picksOf(type)))

/** All kinds of bet with the most each pays; those that name no digits light up when they came true. */
export function KindGrid({ chosen, my, outcome, onKind }: KindGridProps) {
  const t = useMessages(messages)
  const format = useFormat()
  return (
    <div className={css.kinds} role="group" aria-label={t('kinds')}>
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
    </div>
  )
}
