import { useId, type ComponentProps, type ReactNode } from 'react'
import css from './field.module.css'

interface Around {
  readonly label: string
  readonly hint?: ReactNode
}

/** A text to be entered, with its label above and help below. */
export function Field({ label, hint, ...input }: Around & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function TextArea({ label, hint, ...input }: Around & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <textarea rows={3} {...input} id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} />
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

interface SelectProps extends Around, ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

export function SelectField({ label, hint, options, ...select }: SelectProps) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined}>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}

export const PasswordField = () => (
  <Field
    label="Your password"
    name="password"
    type="password"
    autoComplete="current-password"
    required
    maxLength={200}
  />
)

/** The fields of a form by their names, as text. */
export const fieldsOf = <Name extends string>(form: HTMLFormElement): Record<Name, string> =>
  Object.fromEntries(new FormData(form)) as Record<Name, string>
