import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { call, type Operator } from '../client/call.ts'
import { Button } from './button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { fieldsOf } from './field.tsx'

interface PasswordFormProps {
  readonly operatorName: string
  readonly oldLabel: string
  readonly onChanged: (operator: Operator) => void
}

export function PasswordForm({ operatorName, oldLabel, onChanged }: PasswordFormProps) {
  const [fault, setFault] = useState('')
  const change = useMutation({
    mutationFn: (fields: { oldPassword: string; newPassword: string }) => call('PUT /api/console/password', fields),
    onSuccess: onChanged,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = fieldsOf<'old' | 'new' | 'repeated'>(form)
    if (fields.new !== fields.repeated) return setFault('The two new passwords differ.')
    setFault('')
    change.mutate({ oldPassword: fields.old, newPassword: fields.new }, { onSuccess: () => form.reset() })
  }
  const message = fault || change.error?.message
  const secret = { type: 'password', required: true, maxLength: 200 } as const
  return (
    <form className="stack" onSubmit={submit}>
      <HiddenName name={operatorName} />
      <TextField label={oldLabel} name="old" autoComplete="current-password" {...secret} />
      <TextField label="New password" name="new" autoComplete="new-password" hint="8 characters or more." {...secret} />
      <TextField label="New password again" name="repeated" autoComplete="new-password" {...secret} />
      {message && <p role="alert">{message}</p>}
      <Button type="submit" kind="primary" busy={change.isPending}>
        {change.isPending ? 'Saving…' : 'Save password'}
      </Button>
    </form>
  )
}

/** So that a password manager knows whose password it is. */
export const HiddenName = ({ name }: { name: string }) => (
  <input className="sr" name="username" autoComplete="username" value={name} readOnly tabIndex={-1} aria-hidden />
)
