import type { ReactNode } from 'react'
import { play } from '../sound.ts'
import css from './choice-switch.module.css'

interface ChoiceSwitchProps<Name extends string> {
  /** Of the group, for screen readers. */
  label: string
  /** Of the field, once on a page. */
  name: string
  options: readonly { readonly name: Name; readonly text: ReactNode }[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** What is bet on, one of a few side by side, in the game's colour. */
export function ChoiceSwitch<Name extends string>({ label, name, options, chosen, onChoose }: ChoiceSwitchProps<Name>) {
  const choose = (option: Name): void => {
    play('tap')
    onChoose(option)
  }
  return (
    <div className={css.switch} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.name}>
          <input
            type="radio"
            name={name}
            className="sr"
            checked={option.name === chosen}
            onChange={() => choose(option.name)}
          />
          {option.text}
        </label>
      ))}
    </div>
  )
}
