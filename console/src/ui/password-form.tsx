import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { call, type Operator } from '../client/call.ts'
import { Form } from './form.tsx'

interface PasswordFormProps {
  readonly operatorName: string
  readonly oldLabel: string
  readonly onChanged: (operator: Operator) => void
}

const secret = { type: 'password', required: true, maxLength: 200 } as const

export const PasswordForm = ({ operatorName, oldLabel, onChanged }: PasswordFormProps) => (
  <Form<'old' | 'new' | 'repeated'>
    act="Save password"
    busyAct="Saving…"
    onSubmit={async (fields, form) => {
      if (fields.new !== fields.repeated) throw new Error('The two new passwords differ.')
      onChanged(await call('PUT /api/console/password', { oldPassword: fields.old, newPassword: fields.new }))
      form.reset()
    }}
  >
    <HiddenName name={operatorName} />
    <TextField label={oldLabel} name="old" autoComplete="current-password" {...secret} />
    <TextField label="New password" name="new" autoComplete="new-password" hint="8 characters or more." {...secret} />
    <TextField label="New password again" name="repeated" autoComplete="new-password" {...secret} />
  </Form>
)

/** So that a password manager knows whose password it is. */
export const HiddenName = ({ name }: { name: string }) => (
  <input className="sr" name="username" autoComplete="username" value={name} readOnly tabIndex={-1} aria-hidden />
)
