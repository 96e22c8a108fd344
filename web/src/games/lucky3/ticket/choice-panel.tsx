import type { Lucky3Choice, Lucky3Outcome } from '@glasshouse/rulebook/games/lucky3/rules'
import type { ChoicePanelProps } from '../../../play/lottery/lottery-game.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { KindGrid } from './kind-grid.tsx'
import { messages } from '../messages.ts'
import { NumberPad } from './number-pad.tsx'
import { picksOf } from './pick.ts'
import { TicketForm } from './ticket-form.tsx'
import { useTicket } from './use-ticket.ts'
import css from './choice-panel.module.css'

type PanelProps = ChoicePanelProps<Lucky3Choice, Lucky3Outcome>

/** The ticket to be bought, and beneath it what can be written on it: the kinds of bet, or the number pad. */
export function ChoicePanel({ choice, onChoose, my, outcome }: PanelProps) {
  const t = useMessages(messages)
  const { root, isPad, place, ...ticket } = useTicket(choice, onChoose)
  return (
    // Keys are a second way to what the buttons within do.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={css.panel} onKeyDown={ticket.onKeyDown}>
      <div className={css.row}>
        <TicketForm choice={choice} place={place} isPad={isPad} onKinds={ticket.openKinds} onPlace={ticket.openPlace} />
        {picksOf(choice.type) > 0 && (
          <button type="button" className={css.quick} onClick={ticket.pickAny}>
            <Icon name="dice" size={20} />
            <span>{t('quick')}</span>
          </button>
        )}
      </div>
      {isPad ? (
        <NumberPad
          canErase={choice.pick.length > 0}
          onDigit={ticket.write}
          onErase={ticket.erase}
          onKinds={ticket.openKinds}
        />
      ) : (
        <KindGrid chosen={choice} my={my} outcome={outcome} onKind={ticket.chooseKind} />
      )}
      <p className="sr" role="status">
        {choice.pick && t('picked', { pick: [...choice.pick].join(' ') })}
      </p>
    </div>
  )
}
