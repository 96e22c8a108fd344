import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { defineMessages, useMessages } from '../text/i18n.ts'
import css from './field.module.css'

const messages = defineMessages({
  show: ['Show password', 'Afficher le mot de passe'],
  hide: ['Hide password', 'Masquer le mot de passe'],
})

interface FieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** How a control names its note; the frame around it draws that note. */
const noteProps = (id: string, { hint, error }: Omit<FieldProps, 'label'>) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error || hint ? `${id}-note` : undefined,
})

function Frame({ id, label, hint, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <div className={css.box} data-invalid={error ? '' : undefined}>
        {children}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  )
}

type TextFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> & {
    /** Left out where the form is read as a whole. */
    value?: string
    onChange?: (value: string) => void
    /** Stands inside the box, before and after the text. */
    before?: ReactNode
    after?: ReactNode
  }

export function TextField({ label, hint, error, value, onChange, before, after, ...rest }: TextFieldProps) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      {before}
      <input
        {...rest}
        id={id}
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value))}
        {...noteProps(id, { hint, error })}
      />
      {after}
    </Frame>
  )
}

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'after'>) {
  const t = useMessages(messages)
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={t(shown ? 'hide' : 'show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}

type SelectProps<V extends string> = FieldProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'id'> & {
    /** Left out where the form is read as a whole. */
    value?: V
    options: readonly { value: V; label: string }[]
    onChange?: (value: V) => void
  }

/** The browser's own picker, in the house's clothes. */
export function Select<V extends string>({ label, hint, error, value, options, onChange, ...rest }: SelectProps<V>) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value as V))}
        {...noteProps(id, { hint, error })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={18} />
    </Frame>
  )
}

interface CheckFieldProps {
  checked: boolean
  onChange: (checked: boolean) => void
  label: string
  /** The end of the label as something to open, such as the text that is agreed to. */
  link?: { text: string; onClick: () => void }
  error?: string | undefined
}

export function CheckField({ checked, onChange, label, link, error }: CheckFieldProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <div className={css.check} data-invalid={error ? '' : undefined}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={link ? `${id}-label ${id}-link` : `${id}-label`}
          {...noteProps(id, { error })}
        />
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {link && (
          <button id={`${id}-link`} type="button" aria-haspopup="dialog" onClick={link.onClick}>
            {link.text}
          </button>
        )}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}

interface FieldNoteProps extends Omit<FieldProps, 'label'> {
  id: string
  /** Read aloud as it appears. */
  isAlert?: boolean
}

/** Below a field: what is wrong with it, or what to know about it. */
export function FieldNote({ id, hint, error, isAlert }: FieldNoteProps) {
  if (!error && !hint) return null
  return (
    <p id={id} className={error ? css.error : css.hint} role={error && isAlert ? 'alert' : undefined}>
      {error && <Icon name="info" size={16} />}
      {error ?? hint}
    </p>
  )
}
