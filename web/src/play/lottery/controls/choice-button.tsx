import type { CSSProperties, ReactNode } from 'react'
import { locales } from '@glasshouse/rulebook/text/text'
import { joinClasses } from '@glasshouse/ui/layout/stack.tsx'
import { defineMessages, useLanguage, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { play } from '../../sound.ts'
import type { ChoicePanelProps } from '../lottery-game.ts'
import { goldOn } from './placed.ts'
import css from './choice-button.module.css'

const messages = defineMessages({
  placed: ['placed:', 'misé :'],
  stake: ['to bet:', 'à miser :'],
})

// Stakes are whole hundreds: up to a million one decimal of a thousand is exact.
const shortForm = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' } as const
const short = { en: new Intl.NumberFormat(locales.en, shortForm), fr: new Intl.NumberFormat(locales.fr, shortForm) }

/** The choice after a press: names stay in the order of the table. */
export function toggled<Name>(all: readonly Name[], selections: readonly Name[], pressed: Name): readonly Name[] {
  const isOut = selections.includes(pressed)
  return all.filter((one) => (one === pressed ? !isOut : selections.includes(one)))
}

interface ChoiceButtonProps<Name extends string, Outcome> {
  name: Name
  /** All that can be chosen, in the order of the table. */
  all: readonly Name[]
  /** How many can be chosen at once; all where this is absent. */
  max?: number
  panel: ChoicePanelProps<{ readonly selections: readonly Name[] }, Outcome>
  /** True where the drawn outcome pays this choice. */
  wins: (outcome: Outcome) => boolean
  className: string | undefined
  style?: CSSProperties
  children: ReactNode
}

/** One of several things to bet on at once, with a chip: solid where gold is placed, an outline where it would be. */
export function ChoiceButton<Name extends string, Outcome>(props: ChoiceButtonProps<Name, Outcome>) {
  const { name, all, max = all.length, panel, wins, className, style, children } = props
  const t = useMessages(messages)
  const language = useLanguage()
  const { selections } = panel.choice
  const isChosen = selections.includes(name)
  const placed = goldOn(panel.my, (choice) => choice.selections, name)
  const gold = placed || (isChosen && panel.partStake) || 0
  return (
    <button
      type="button"
      className={joinClasses(css.button, className)}
      style={style}
      aria-pressed={isChosen}
      disabled={!isChosen && selections.length >= max}
      data-lost={(panel.outcome !== null && !wins(panel.outcome)) || undefined}
      onClick={() => {
        play('tap')
        panel.onChoose({ selections: toggled(all, selections, name) })
      }}
    >
      {children}
      {gold > 0 && (
        <span className={`num ${css.chip}`} data-placed={placed > 0 || undefined}>
          <span className="sr">{t(placed > 0 ? 'placed' : 'stake')} </span>
          {short[language].format(gold)}
        </span>
      )}
    </button>
  )
}
