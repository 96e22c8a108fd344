import type { CSSProperties } from 'react'
import {
  COLOUR_PAYS,
  COLOURS,
  DIGITS,
  multiplierOf,
  SELECTIONS,
  SELECTIONS_MAX,
  type Colour,
  type Selection,
  type WingoChoice,
  type WingoOutcome,
} from '@glasshouse/rulebook/games/wingo/rules'
import { ChoiceButton } from '../../play/lottery/controls/choice-button.tsx'
import type { ChoicePanelProps } from '../../play/lottery/lottery-game.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Ball } from './ball.tsx'
import { glassOf } from './glass.ts'
import { messages } from './messages.ts'
import { markOf } from './text.tsx'
import css from './choice-panel.module.css'

/** Three colours and ten digits; any up to ten of them at once, each with its chip. */
export function ChoicePanel(panel: ChoicePanelProps<WingoChoice, WingoOutcome>) {
  const t = useMessages(messages)
  const format = useFormat()
  const part = (name: Selection) => ({
    name,
    all: SELECTIONS,
    max: SELECTIONS_MAX,
    panel,
    wins: ({ digit }: WingoOutcome) => multiplierOf(name, digit) > 0,
  })
  return (
    <div className={css.panel}>
      <div className={css.colours} role="group" aria-label={t('colours')}>
        {COLOURS.map((colour) => {
          const { flat, light } = glassOf([colour])
          const style = { '--flat': flat, '--light': light } as CSSProperties
          return (
            <ChoiceButton key={colour} {...part(colour)} className={css.colour} style={style}>
              <span className={css.name}>
                <i aria-hidden="true">{markOf(colour, t)}</i>
                {t(colour)}
              </span>
              <span className={css.pays}>
                {format.multiplier(topOf(colour) / 100)}
                {lessOn(colour).length > 0 && <span aria-hidden="true">*</span>}
              </span>
            </ChoiceButton>
          )
        })}
      </div>
      <LessNote />
      <div className={css.digits} role="group" aria-label={t('digits')}>
        <p className={css.each}>
          {t('eachDigit')} <b className="num">{format.multiplier(multiplierOf('0', 0) / 100)}</b>
        </p>
        {DIGITS.map((name, digit) => (
          <ChoiceButton key={name} {...part(name)} className={css.digit}>
            <Ball digit={digit} className={css.ball} />
          </ChoiceButton>
        ))}
      </div>
    </div>
  )
}

const topOf = (colour: Colour): number => Math.max(...COLOUR_PAYS[colour])

/** The digits on which a colour wins, but less than on its others. */
const lessOn = (colour: Colour): number[] =>
  COLOUR_PAYS[colour].flatMap((pays, digit) => (pays > 0 && pays < topOf(colour) ? [digit] : []))

/** What the star at a colour's payout means: each colour that pays less on a digit, and how much. */
function LessNote() {
  const t = useMessages(messages)
  const format = useFormat()
  const notes = COLOURS.flatMap((colour) =>
    lessOn(colour).map((digit) =>
      t('lessOn', {
        colour: t(colour).toLowerCase(),
        digit,
        pays: format.multiplier((COLOUR_PAYS[colour][digit] ?? 0) / 100),
      }),
    ),
  )
  return <p className={css.less}>* {notes.join(', ')}</p>
}
