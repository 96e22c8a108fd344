// A few lines of a player's own words. It counts what is left and says so before the end; it never cuts in silence.

import { useId } from 'react'
import { Icon } from '../controls/icon.tsx'
import { defineMessages, useFormat, useMessages } from '../text/i18n.ts'
import css from './text-area.module.css'

const messages = defineMessages({
  en: { count: '{n} of {of} characters', left: 'At most {n} characters left', full: 'No characters left' },
  fr: { count: '{n} caractères sur {of}', left: 'Il reste au plus {n} caractères', full: 'Plus aucun caractère' },
})

/** How few must be left for a screen reader to hear it: once at each, not at every key. */
const TOLD_AT = [0, 10, 20]

interface TextAreaProps {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength?: number
  rows?: number
  name?: string
  placeholder?: string
  hint?: string | undefined
  error?: string | undefined
}

export function TextArea({ label, value, onChange, maxLength = 140, rows = 4, hint, error, ...rest }: TextAreaProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const id = useId()
  const left = maxLength - value.length
  const told = TOLD_AT.find((few) => left <= few)
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note ${id}-count`}
      />
      <div className={css.under}>
        <p id={`${id}-note`} className={error ? css.error : css.hint}>
          {error && <Icon name="info" size={16} />}
          {error ?? hint}
        </p>
        <span className={css.count} data-few={told !== undefined || undefined} aria-hidden="true">
          {value.length}/{maxLength}
        </span>
        <span className="sr" id={`${id}-count`}>
          {t('count', { n: format.number(value.length), of: format.number(maxLength) })}
        </span>
        <span className="sr" role="status">
          {told === 0 ? t('full') : told === undefined ? '' : t('left', { n: told })}
        </span>
      </div>
    </div>
  )
}
