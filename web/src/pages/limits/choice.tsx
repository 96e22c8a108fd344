import { useId } from 'react'
import { Text } from '@glasshouse/ui/text/text.tsx'
import css from './limits.module.css'

interface ChoiceProps<V extends number> {
  label: string
  options: readonly { readonly value: V; readonly text: string }[]
  value: V
  onChange: (value: V) => void
  disabled?: boolean
}

/** One of a few, side by side; the arrow keys go from one to the next. */
export function Choice<V extends number>({ label, options, value, onChange, disabled = false }: ChoiceProps<V>) {
  const name = useId()
  return (
    <fieldset className={css.choice} disabled={disabled}>
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}

/** Why a change was not made. */
export const Failure = ({ text }: { text: string | null }) =>
  text && (
    <Text tone="lose" role="alert">
      {text}
    </Text>
  )
