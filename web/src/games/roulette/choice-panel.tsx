import type { CSSProperties } from 'react'
import {
  colourAt,
  COLOURS,
  PAY_TABLE,
  WHEEL,
  type Colour,
  type RouletteChoice,
  type RouletteOutcome,
} from '@glasshouse/rulebook/games/roulette/rules'
import type { ChoicePanelProps } from '../../play/lottery/lottery-game.ts'
import { goldOn } from '../../play/lottery/controls/placed.ts'
import { play } from '../../play/sound.ts'
import { Coin } from '@glasshouse/ui/data/gold.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { PAINT, shortMultiplier } from './text.ts'
import css from './choice-panel.module.css'

type Props = ChoicePanelProps<RouletteChoice, RouletteOutcome>

const parts = ({ colour }: RouletteChoice): readonly string[] => [colour]
/** What did not win steps back; its words stay as readable as they were. */
const paint = (colour: Colour, isDim = false): CSSProperties => {
  const { fill, dim, ink } = PAINT[colour]
  return { '--fill': isDim ? dim : fill, '--ink-on': ink } as CSSProperties
}

/** Five panels in their colours; above them one line of all fields, whose parts are the probabilities. */
export function ChoicePanel({ choice, onChoose, my, outcome }: Props) {
  const t = useMessages(messages)
  const format = useFormat()
  const won = outcome === null ? null : colourAt(outcome.slot)
  return (
    <div className={css.panel} role="radiogroup" aria-label={t('colours')}>
      <div className={css.shares} aria-hidden="true">
        {COLOURS.map((colour) => (
          <i
            key={colour}
            data-chosen={colour === choice.colour || undefined}
            style={{ ...paint(colour), flexGrow: PAY_TABLE[colour].fields / WHEEL.length }}
          />
        ))}
      </div>
      <div className={css.colours}>
        {COLOURS.map((colour) => {
          const gold = goldOn(my, parts, colour)
          const isLit = colour === won
          return (
            <label
              key={colour}
              className={css.colour}
              style={paint(colour, won !== null && !isLit)}
              data-won={isLit || undefined}
            >
              <input
                type="radio"
                name="colour"
                className="sr"
                checked={colour === choice.colour}
                onChange={() => {
                  play('tap')
                  onChoose({ colour })
                }}
              />
              <span className={css.name}>{t(colour)}</span> <b className="num">{shortMultiplier(colour, format)}</b>{' '}
              <small>
                {PAY_TABLE[colour].fields}/{WHEEL.length}
              </small>
              {gold > 0 && (
                <span className={`num ${css.chip}`} key={gold}>
                  <Coin size={12} />
                  <span aria-hidden="true">{format.gold(gold)}</span>
                  <span className="sr">{t('onIt', { gold: format.gold(gold) })}</span>
                </span>
              )}
            </label>
          )
        })}
      </div>
    </div>
  )
}
