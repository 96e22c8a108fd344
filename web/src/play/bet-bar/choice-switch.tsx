import type { CSSProperties, ReactNode } from 'react'
import { play } from '../sound.ts'
import css from './choice-switch.module.css'

interface ChoiceSwitchProps<Name extends string> {
  /** Of the group, for screen readers. */
  label: string
  /** Of the field, once on a page. */
  name: string
  options: readonly { readonly name: Name; readonly text: ReactNode }[]
  chosen: Name
  /** Of the chosen one, dark enough for white text. */
  color: string
  onChoose: (name: Name) => void
}

/** What is bet on: one of a few options side by side. */
export function ChoiceSwitch<Name extends string>(props: ChoiceSwitchProps<Name>) {
  const { label, name, options, chosen, color, onChoose } = props
  const choose = (option: Name): void => {
    play('tap')
    onChoose(option)
  }
  return (
    <div className={css.switch} role="radiogroup" aria-label={label} style={{ '--chosen': color } as CSSProperties}>
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
