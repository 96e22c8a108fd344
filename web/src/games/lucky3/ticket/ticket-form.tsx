import type { Lucky3Choice } from '@glasshouse/rulebook/games/lucky3/rules'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from '../messages.ts'
import { firstPlaceOf, nextPlace, picksOf } from './pick.ts'
import { meansText, paysText } from '../text.ts'
import css from './choice-panel.module.css'
import paper from './ticket-paper.module.css'

interface TicketFormProps {
  choice: Lucky3Choice
  place: number | null
  isPad: boolean
  onKinds: () => void
  onPlace: (place: number) => void
}

const PLACES = [0, 1, 2]

/** The ticket as it is filled in: its kind on the stub, its digits on the paper. */
export function TicketForm({ choice, place, isPad, onKinds, onPlace }: TicketFormProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const { type, pick } = choice
  const picks = picksOf(type)
  const first = firstPlaceOf(type)
  const cursor = isPad ? (place ?? nextPlace(choice)) : null
  return (
    <div className={`${paper.paper} ${css.form}`}>
      <button type="button" className={css.stub} aria-expanded={!isPad} onClick={onKinds}>
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
                onClick={() => onPlace(index)}
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
