import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { joinClasses } from '../layout/stack.tsx'
import css from './chip.module.css'

interface ChipProps extends ComponentPropsWithoutRef<'button'> {
  isChosen?: boolean
}

/** A small choice among others; press it to choose. */
export function Chip({ isChosen, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={isChosen} className={joinClasses(css.chip, className)} />
}

interface ChipsProps<Name extends string> {
  /** Of the group, for those who do not see it. */
  label: string
  options: readonly { readonly name: Name; readonly text: ReactNode }[]
  chosen: Name
  onChoose: (name: Name) => void
}

/** Choices side by side of which one is chosen, on as many lines as they need. */
export function Chips<Name extends string>({ label, options, chosen, onChoose }: ChipsProps<Name>) {
  return (
    <div className={css.chips} role="group" aria-label={label}>
      {options.map(({ name, text }) => (
        <Chip key={name} isChosen={name === chosen} onClick={() => onChoose(name)}>
          {text}
        </Chip>
      ))}
    </div>
  )
}
