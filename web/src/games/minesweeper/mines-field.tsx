import { useId, type CSSProperties } from 'react'
import { MINES_MAX, MINES_MIN, TILES } from '@glasshouse/rulebook/games/minesweeper/rules'
import { play } from '../../play/sound.ts'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import { gemsText, minesText } from './text.tsx'
import css from './mines-field.module.css'

/** How many mines the board hides: a bar that shows them against the gems, and one more or fewer by button. */
export function MinesField({ mines, onChange }: { mines: number; onChange: (mines: number) => void }) {
  const t = useMessages(messages)
  const id = useId()
  const change = (next: number): void => {
    if (next === mines || next < MINES_MIN || next > MINES_MAX) return
    play('tap')
    onChange(next)
  }
  const share = { '--mines': (mines - MINES_MIN) / (MINES_MAX - MINES_MIN) } as CSSProperties
  return (
    <div className={css.row} role="group" aria-label={t('mines')}>
      <button type="button" aria-label={t('fewer')} disabled={mines === MINES_MIN} onClick={() => change(mines - 1)}>
        <Icon name="minus" size={20} />
      </button>
      <div className={css.field} style={share}>
        <label htmlFor={id} className="sr">
          {t('mines')}
        </label>
        <p aria-hidden="true">
          <b>{minesText(mines, t)}</b>
          <span>{gemsText(TILES - mines, t)}</span>
        </p>
        <input
          id={id}
          type="range"
          min={MINES_MIN}
          max={MINES_MAX}
          step={1}
          value={mines}
          aria-valuetext={`${minesText(mines, t)}, ${gemsText(TILES - mines, t)}`}
          onChange={(event) => change(Number(event.target.value))}
        />
      </div>
      <button type="button" aria-label={t('more')} disabled={mines === MINES_MAX} onClick={() => change(mines + 1)}>
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}
