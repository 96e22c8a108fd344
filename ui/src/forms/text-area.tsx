// A few lines of a player's own words. It counts what is left and says so before the end; it never cuts in silence.

import { useId, type ComponentProps } from 'react'
import { defineMessages, useMessages } from '../text/i18n.ts'
import { FieldNote } from './field.tsx'
import css from './field.module.css'

const messages = defineMessages({
  count: ['{n} of {of} {of|character|characters}', '{n} {n|caractère|caractères} sur {of}'],
  left: ['At most {n} {n|character|characters} left', 'Il reste au plus {n} {n|caractère|caractères}'],
  full: ['No characters left', 'Plus aucun caractère disponible'],
})

/** How few must be left for a screen reader to hear it: once at each, not at every key. */
const ANNOUNCED_AT = [0, 10, 20]

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id'> {
  label: string
  /** Left out where the form is read as a whole; then nothing is counted. */
  value?: string
  onChange?: (value: string) => void
  hint?: string | undefined
  error?: string | undefined
}

export function TextArea({ label, value, onChange, maxLength = 140, rows = 4, hint, error, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value))}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note ${id}-count`}
      />
      <div className={css.under}>
        <FieldNote id={`${id}-note`} hint={hint} error={error} />
        {value !== undefined && <Count id={`${id}-count`} length={value.length} max={maxLength} />}
      </div>
    </div>
  )
}

function Count({ id, length, max }: { id: string; length: number; max: number }) {
  const t = useMessages(messages)
  const few = ANNOUNCED_AT.find((each) => max - length <= each)
  return (
    <>
      <span className={css.count} data-few={few !== undefined || undefined} aria-hidden="true">
        {length}/{max}
      </span>
      <span className="sr" id={id}>
        {t('count', { n: length, of: max })}
      </span>
      <span className="sr" role="status">
        {few === 0 ? t('full') : few === undefined ? '' : t('left', { n: few })}
      </span>
    </>
  )
}
