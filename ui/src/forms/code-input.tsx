// Six boxes for a code that was sent or shown. They hold digits and tell when they are full; what the code is for, and
// whether it is right, they never know.

import { useId, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react'
import { digitsOf, eraseDigit, newDigits, writeDigits, type CodeState } from './code-text.ts'
import { defineMessages, useMessages } from '../text/i18n.ts'
import { FieldNote } from './field.tsx'
import css from './code-input.module.css'
import field from './field.module.css'

const messages = defineMessages({
  digit: ['Digit {n} of {of}', 'Chiffre {n} sur {of}'],
})

interface CodeInputProps {
  label: string
  value: string
  onChange: (code: string) => void
  /** Said once, with the whole code, when the last box is filled. */
  onComplete?: ((code: string) => void) | undefined
  length?: number
  hint?: string | undefined
  error?: string | undefined
  disabled?: boolean
  /** Takes the focus as it appears: for boxes that stand there because the player asked for a code. */
  takesFocus?: boolean
}

export function CodeInput({ label, value, onChange, onComplete, length = 6, ...rest }: CodeInputProps) {
  const t = useMessages(messages)
  const id = useId()
  const { hint, error, disabled = false, takesFocus = false } = rest
  const keys = boxKeys({ value, onChange, onComplete, length, disabled })
  return (
    <div className={field.field}>
      <span id={`${id}-label`} className={field.label}>
        {label}
      </span>
      <div className={css.boxes} role="group" aria-labelledby={`${id}-label`} data-invalid={error ? '' : undefined}>
        {Array.from({ length }, (_, at) => (
          <input
            key={at}
            ref={takesFocus && at === 0 ? focus : undefined}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            // The first takes a code that the browser or telephone offers; it may be longer than a box.
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={t('digit', { n: at + 1, of: length })}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? `${id}-note` : undefined}
            readOnly={disabled}
            tabIndex={at === Math.min(value.length, length - 1) ? 0 : -1}
            value={value[at] ?? ''}
            onChange={(event) => keys.onBox(event, at)}
            onKeyDown={(event) => keys.onKeyDown(event, at)}
            onPaste={(event) => keys.onPaste(event, at)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} isAlert />
    </div>
  )
}

/** In a sheet, which opens only after this, the mark does what the call can not do yet. */
function focus(box: HTMLInputElement | null): void {
  box?.setAttribute('autofocus', '')
  box?.focus()
}

type Boxes = Required<Pick<CodeInputProps, 'value' | 'onChange' | 'length' | 'disabled'>> &
  Pick<CodeInputProps, 'onComplete'>

function boxKeys({ value, onChange, onComplete, length, disabled }: Boxes) {
  const next = Math.min(value.length, length - 1)
  const take = (box: HTMLInputElement, { code, at }: CodeState): void => {
    const target = box.parentElement?.children[at]
    if (target instanceof HTMLInputElement) target.focus()
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  return {
    onKeyDown(event: KeyboardEvent<HTMLInputElement>, at: number): void {
      const box = event.currentTarget
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: next }[event.key]
      const isDigit = /^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
      const isErasing = event.key === 'Backspace' || event.key === 'Delete'
      if (to === undefined && !isDigit && !isErasing) return
      event.preventDefault()
      if (to !== undefined) take(box, { code: value, at: Math.max(0, Math.min(to, next)) })
      else if (disabled) return
      else if (isDigit) take(box, writeDigits({ code: value, at }, event.key, length))
      else if (event.key === 'Backspace' || at < value.length) take(box, eraseDigit({ code: value, at }))
    },
    // Keyboards on a screen, and codes that the browser fills in, tell only what a box now holds.
    onBox(event: ChangeEvent<HTMLInputElement>, at: number): void {
      const { value: text } = event.currentTarget
      const state = { code: value, at }
      const isErased = text === '' && at < value.length
      const digits = newDigits(text, value[at] ?? '')
      take(event.currentTarget, isErased ? eraseDigit(state) : writeDigits(state, digits, length))
    },
    onPaste(event: ClipboardEvent<HTMLInputElement>, at: number): void {
      event.preventDefault()
      const digits = digitsOf(event.clipboardData.getData('text'))
      if (!disabled) take(event.currentTarget, writeDigits({ code: value, at }, digits, length))
    },
  }
}
