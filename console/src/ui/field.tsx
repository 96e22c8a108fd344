import { TextField } from '@glasshouse/ui/forms/field.tsx'

/** The operator's own password, asked for again before a change of their access. */
export const PasswordField = () => (
  <TextField
    label="Your password"
    name="password"
    type="password"
    autoComplete="current-password"
    required
    maxLength={200}
  />
)

/** Such as the values of an enum, as choices of a select. */
export const optionsOf = <V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }))

/** The fields of a form by their names, as text. */
export const fieldsOf = <Name extends string>(form: HTMLFormElement): Record<Name, string> =>
  Object.fromEntries(new FormData(form)) as Record<Name, string>
