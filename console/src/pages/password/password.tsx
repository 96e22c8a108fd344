import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { call } from '../../client/call.ts'

interface PasswordPageProps {
  readonly operatorName: string
  readonly onChanged: () => void
}

/** Stands before everything else until the one-time password has been replaced. */
export function PasswordPage({ operatorName, onChanged }: PasswordPageProps) {
  const [fault, setFault] = useState('')
  const change = useMutation({
    mutationFn: (fields: { oldPassword: string; newPassword: string }) => call('PUT /api/console/password', fields),
    onSuccess: onChanged,
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<'old' | 'new' | 'repeated', string>
    if (fields.new !== fields.repeated) return setFault('The two new passwords differ.')
    setFault('')
    change.mutate({ oldPassword: fields.old, newPassword: fields.new })
  }
  const words = fault || change.error?.message
  return (
    <main className="middle">
      <title>Choose a password · Glasshouse console</title>
      <form className="card" onSubmit={submit}>
        <h1>Choose your password</h1>
        <p className="hint">You logged in with a one-time password. Choose your own to go on.</p>
        <input
          className="sr"
          name="username"
          autoComplete="username"
          value={operatorName}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <label htmlFor="old">One-time password</label>
        <input id="old" name="old" type="password" autoComplete="current-password" required maxLength={200} />
        <label htmlFor="new">New password</label>
        <input id="new" name="new" type="password" autoComplete="new-password" required maxLength={200} />
        <label htmlFor="repeated">New password again</label>
        <input id="repeated" name="repeated" type="password" autoComplete="new-password" required maxLength={200} />
        {words && <p role="alert">{words}</p>}
        <button disabled={change.isPending}>{change.isPending ? 'Saving…' : 'Save password'}</button>
      </form>
    </main>
  )
}
