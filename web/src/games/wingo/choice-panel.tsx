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
import type { ChoicePanelProps } from '../../play/lottery/lottery-game.ts'
import { PartChip } from '../../play/lottery/controls/part-chip.tsx'
import { goldOn } from '../../play/lottery/controls/placed.ts'
import { play } from '../../play/sound.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Ball } from './ball.tsx'
import { glassOf } from './glass.ts'
import { messages } from './messages.ts'
import { markOf } from './text.tsx'
import css from './choice-panel.module.css'

/** What a press makes of a choice: names stay in the order of the table. */
export function toggled(selections: readonly Selection[], pressed: Selection): readonly Selection[] {
  const isOut = selections.includes(pressed)
  return SELECTIONS.filter((one) => (one === pressed ? !isOut : selections.includes(one)))
}

/** Three colours and ten digits; any up to ten of them at once, each with its chip. */
export function ChoicePanel({ choice, onChoose, my, outcome, partStake }: ChoicePanelProps<WingoChoice, WingoOutcome>) {
  const t = useMessages(messages)
  const format = useFormat()
  const { selections } = choice
  const isFull = selections.length >= SELECTIONS_MAX
  const part = (name: Selection) => {
    const isChosen = selections.includes(name)
    return {
      button: {
        type: 'button' as const,
        'aria-pressed': isChosen,
        disabled: isFull && !isChosen,
        'data-won': (outcome && multiplierOf(name, outcome.digit) > 0) || undefined,
        onClick: () => {
          play('tap')
          onChoose({ selections: toggled(selections, name) })
        },
      },
      chip: (
        <span className={css.chip}>
          <PartChip placed={goldOn(my, (one) => one.selections, name)} stake={isChosen ? (partStake ?? null) : null} />
        </span>
      ),
    }
  }
  const digitPays = multiplierOf('0', 0)
  return (
    <div className={css.panel} data-told={outcome !== null || undefined}>
      <div className={css.colours} role="group" aria-label={t('colours')}>
        {COLOURS.map((colour) => {
          const { button, chip } = part(colour)
          const { flat, light } = glassOf([colour])
          return (
            <button
              key={colour}
              {...button}
              className={css.colour}
              style={{ '--flat': flat, '--light': light } as CSSProperties}
            >
              <span className={css.name}>
                <i aria-hidden="true">{markOf(colour, t)}</i>
                {t(colour)}
              </span>
              <span className={css.pays}>
                {format.multiplier(topOf(colour) / 100)}
                {lessOn(colour).length > 0 && <span aria-hidden="true">*</span>}
              </span>
              {chip}
            </button>
          )
        })}
      </div>
      <LessNote />
      <div className={css.digits} role="group" aria-label={t('digits')}>
        <p className={css.each}>
          {t('eachDigit')} <b className="num">{format.multiplier(digitPays / 100)}</b>
        </p>
        {DIGITS.map((name, digit) => {
          const { button, chip } = part(name)
          return (
            <button key={name} {...button} className={css.digit}>
              <Ball digit={digit} className={css.ball} />
              {chip}
            </button>
          )
        })}
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
  const said = COLOURS.flatMap((colour) =>
    lessOn(colour).map((digit) =>
      t('lessOn', {
        colour: t(colour).toLowerCase(),
        digit,
        pays: format.multiplier((COLOUR_PAYS[colour][digit] ?? 0) / 100),
      }),
    ),
  )
  return <p className={css.less}>* {said.join(', ')}</p>
}
