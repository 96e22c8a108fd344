import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import css from './options.module.css'

/** A long list of which one can be chosen. */
export const Options = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={css.options} aria-label={label}>
    {children}
  </ul>
)

interface OptionProps {
  name: string
  isChosen?: boolean
  start?: ReactNode
  end?: ReactNode
  onChoose: () => void
}

export function Option({ name, isChosen, start, end, onChoose }: OptionProps) {
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        {start}
        <span className={css.name}>{name}</span>
        {end}
        {isChosen && <Icon name="check" size={20} />}
      </button>
    </li>
  )
}
