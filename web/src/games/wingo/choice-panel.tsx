import type { CSSProperties } from 'react'
import {
  COLOUR_PAYS,
  COLOURS,
  DIGITS,
  multiplierOf,
  SELECTIONS,
  SELECTIONS_MAX,
  type Selection,
  type WingoChoice,
  type WingoOutcome,
} from '@glasshouse/rulebook/games/wingo/rules'
import type { ChoicePanelProps } from '../../play/lottery/lottery-game.ts'
import { PartChip } from '../../play/lottery/part-chip.tsx'
import { goldOn } from '../../play/lottery/placed.ts'
import { play } from '../../play/sound.ts'
import { useFormat, useMessages } from '../../ui/i18n.ts'
import { Ball } from './ball.tsx'
import { glassOf } from './glass.ts'
import { messages } from './messages.ts'
import { markOf } from './words.tsx'
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
              <span className={css.pays}>{paysOf(COLOUR_PAYS[colour]).map(format.multiplier).join(' / ')}</span>
              {chip}
            </button>
          )
        })}
      </div>
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

/** The different amounts that a row of the table pays, the highest first. */
const paysOf = (row: readonly number[]): number[] =>
  [...new Set(row.filter((pays) => pays > 0))].toSorted((a, b) => b - a).map((pays) => pays / 100)
