import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { optionLabel, optionValues } from '@glasshouse/rulebook/backoffice/define-list'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { messages } from './messages.ts'

/** The operator's own password, asked for again before a change of their access. */
export const PasswordField = () => (
  <TextField
    label={useMessages(messages)('yourPassword')}
    name="password"
    type="password"
    autoComplete="current-password"
    required
    maxLength={200}
  />
)

/** Why something is done, in the operator's words. */
export function ReasonField({ hint }: { hint?: string }) {
  const t = useMessages(messages)
  return (
    <TextArea label={t('reason')} name="reason" required minLength={3} maxLength={300} hint={hint ?? t('reasonHint')} />
  )
}

/** Values, or values with their labels, as the options of a select. */
export const optionsOf = <V extends string>(options: readonly V[] | Readonly<Record<V, string>>) =>
  optionValues(options).map((value) => ({ value: value as V, label: optionLabel(options, value) }))

/** The fields of a form by their names, as text. */
export const fieldsOf = <Name extends string>(form: HTMLFormElement): Record<Name, string> =>
  Object.fromEntries(new FormData(form)) as Record<Name, string>
