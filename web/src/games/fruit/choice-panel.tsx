import {
  FRUITS,
  multiplierOf,
  PAY_TABLE,
  type Fruit,
  type FruitChoice,
  type FruitOutcome,
} from '@glasshouse/rulebook/games/fruit/rules'
import type { CSSProperties } from 'react'
import type { ChoicePanelProps } from '../../play/lottery/lottery-game.ts'
import { PartChip } from '../../play/lottery/controls/part-chip.tsx'
import { goldOn } from '../../play/lottery/controls/placed.ts'
import { play } from '../../play/sound.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { FruitIcon, JUICE } from './art.tsx'
import { messages } from './messages.ts'
import css from './choice-panel.module.css'

/** What a press makes of a choice: fruits stay in the order of the table. */
export function toggled(selections: readonly Fruit[], pressed: Fruit): readonly Fruit[] {
  const isOut = selections.includes(pressed)
  return FRUITS.filter((one) => (one === pressed ? !isOut : selections.includes(one)))
}

/** Six fruits, any of them at once, each with what a hit pays and its chip. */
export function ChoicePanel({ choice, onChoose, my, outcome, partStake }: ChoicePanelProps<FruitChoice, FruitOutcome>) {
  const t = useMessages(messages)
  const format = useFormat()
  const { selections } = choice
  return (
    <div className={css.panel} role="group" aria-label={t('fruits')} data-told={outcome !== null || undefined}>
      {FRUITS.map((fruit) => {
        const isChosen = selections.includes(fruit)
        return (
          <button
            key={fruit}
            type="button"
            className={css.fruit}
            style={{ '--juice': JUICE[fruit] } as CSSProperties}
            aria-pressed={isChosen}
            data-won={(outcome && multiplierOf(fruit, outcome.lit) > 0) || undefined}
            onClick={() => {
              play('tap')
              onChoose({ selections: toggled(selections, fruit) })
            }}
          >
            <FruitIcon name={fruit} className={css.icon} />
            <span className={css.name}>{t(fruit)}</span>
            <span className={css.pays}>{format.multiplier(PAY_TABLE[fruit].multiplier / 100)}</span>
            <span className={css.chip}>
              <PartChip
                placed={goldOn(my, (one) => one.selections, fruit)}
                stake={isChosen ? (partStake ?? null) : null}
              />
            </span>
          </button>
        )
      })}
    </div>
  )
}
