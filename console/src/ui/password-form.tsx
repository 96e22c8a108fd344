import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { call, type Operator } from '../client/call.ts'
import { Form } from './form.tsx'
import { messages } from './messages.ts'

interface PasswordFormProps {
  readonly operatorName: string
  readonly oldLabel: string
  readonly onChanged: (operator: Operator) => void
}

const secret = { type: 'password', required: true, maxLength: 200 } as const

export function PasswordForm({ operatorName, oldLabel, onChanged }: PasswordFormProps) {
  const t = useMessages(messages)
  const fresh = { autoComplete: 'new-password', ...secret } as const
  return (
    <Form<'old' | 'new' | 'repeated'>
      act={t('savePassword')}
      busyAct={t('saving')}
      onSubmit={async (fields, form) => {
        if (fields.new !== fields.repeated) throw new Error(t('passwordsDiffer'))
        onChanged(await call('PUT /api/console/password', { oldPassword: fields.old, newPassword: fields.new }))
        form.reset()
      }}
    >
      <HiddenName name={operatorName} />
      <TextField label={oldLabel} name="old" autoComplete="current-password" {...secret} />
      <TextField label={t('newPassword')} name="new" hint={t('newPasswordHint')} {...fresh} />
      <TextField label={t('newPasswordAgain')} name="repeated" {...fresh} />
    </Form>
  )
}

/** So that a password manager knows whose password it is. */
export const HiddenName = ({ name }: { name: string }) => (
  <input className="sr" name="username" autoComplete="username" value={name} readOnly tabIndex={-1} aria-hidden />
)
