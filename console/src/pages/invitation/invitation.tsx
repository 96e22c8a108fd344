import { useAnswer } from '../../client/answers.ts'
import { call, type Operator } from '../../client/call.ts'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '../../ui/form.tsx'
import { CenteredPage } from '../../ui/page.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { HiddenName } from '../../ui/password-form.tsx'

interface InvitationPageProps {
  readonly secret: string
  readonly onAccepted: (token: string, operator: Operator) => void
}

/** Where a link of an owner leads: a password, and then a second factor. */
export function InvitationPage({ secret, onAccepted }: InvitationPageProps) {
  const opened = useAnswer('POST /api/console/invitation/open', { secret }, { gcTime: 0, staleTime: Infinity })
  if (opened.isPending) return <p className="wait">Loading…</p>
  if (opened.isError) {
    return (
      <CenteredPage title="Invitation">
        <p role="alert">{opened.error.message}</p>
        <a href="#/">To the login</a>
      </CenteredPage>
    )
  }
  const { name, role, expiresAt } = opened.data
  const secretField = { type: 'password', required: true, maxLength: 200, autoComplete: 'new-password' } as const
  return (
    <CenteredPage title="You are invited">
      <p>
        To work in this house as <strong>{role}</strong>, under the name <strong>{name}</strong>.
      </p>
      <p className="hint">
        Choose a password; a second factor comes next. This link is good once, until <Timestamp at={expiresAt} />.
      </p>
      <Form<'new' | 'repeated'>
        act="Accept"
        busyAct="Saving…"
        onSubmit={async (fields) => {
          if (fields.new !== fields.repeated) throw new Error('The two passwords differ.')
          const entered = await call('POST /api/console/invitation/accept', { secret, password: fields.new })
          onAccepted(entered.token, entered.operator)
        }}
      >
        <HiddenName name={name} />
        <TextField label="Password" name="new" hint="8 characters or more." {...secretField} />
        <TextField label="Password again" name="repeated" {...secretField} />
      </Form>
    </CenteredPage>
  )
}
