import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call, type Operator } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { fieldsOf } from '../../ui/field.tsx'
import { CenteredPage } from '../../ui/page.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { HiddenName } from '../../ui/password-form.tsx'

interface InvitationPageProps {
  readonly secret: string
  readonly onAccepted: (token: string, operator: Operator) => void
}

/** Where a link of an owner leads: a password, and then a second factor. */
export function InvitationPage({ secret, onAccepted }: InvitationPageProps) {
  const [fault, setFault] = useState('')
  const opened = useAnswer('POST /api/console/invitation/open', { secret }, { gcTime: 0, staleTime: Infinity })
  const accept = useMutation({
    mutationFn: (password: string) => call('POST /api/console/invitation/accept', { secret, password }),
    onSuccess: ({ token, operator }) => onAccepted(token, operator),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = fieldsOf<'new' | 'repeated'>(event.currentTarget)
    if (fields.new !== fields.repeated) return setFault('The two passwords differ.')
    setFault('')
    accept.mutate(fields.new)
  }
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
  const words = fault || accept.error?.message
  return (
    <CenteredPage title="You are invited">
      <p>
        To work in this house as <strong>{role}</strong>, under the name <strong>{name}</strong>.
      </p>
      <p className="hint">
        Choose a password; a second factor comes next. This link is good once, until <Timestamp at={expiresAt} />.
      </p>
      <form className="stack" onSubmit={submit}>
        <HiddenName name={name} />
        <TextField label="Password" name="new" hint="8 characters or more." {...secretField} />
        <TextField label="Password again" name="repeated" {...secretField} />
        {words && <p role="alert">{words}</p>}
        <Button type="submit" kind="primary" busy={accept.isPending}>
          {accept.isPending ? 'Saving…' : 'Accept'}
        </Button>
      </form>
    </CenteredPage>
  )
}
