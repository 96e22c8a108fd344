import { useState } from 'react'
import { makeFormat } from '@glasshouse/rulebook/text/format'
import { isInRange, yearsAround } from './date-range.ts'
import { TextField } from './field.tsx'
import { defineMessages, useLanguage, useMessages } from '../text/i18n.ts'

const messages = defineMessages({
  outside: ['Choose a date from {min} to {max}.', 'Choisissez une date du {min} au {max}.'],
})

interface DateFieldProps {
  label: string
  /** Null where no day is chosen. */
  value: string | null
  onChange: (day: string | null) => void
  /** Narrows the ten years either side of today. */
  min?: string | undefined
}

/** The browser's own date picker, which every device and screen reader already knows. */
export function DateField({ label, value, onChange, min }: DateFieldProps) {
  const t = useMessages(messages)
  const language = useLanguage()
  const [years] = useState(() => yearsAround(new Date()))
  const [isFocused, setIsFocused] = useState(false)
  const range = { ...years, ...(min && { min }) }
  // A year that is still being typed is outside the range for three of its four digits.
  const isWrong = !isFocused && value !== null && !isInRange(value, range)
  const written = (day: string): string => makeFormat(language, 'UTC').date(Date.parse(day))
  return (
    <TextField
      label={label}
      type="date"
      {...range}
      value={value ?? ''}
      onChange={(day) => onChange(day || null)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      error={isWrong ? t('outside', { min: written(range.min), max: written(range.max) }) : undefined}
    />
  )
}
