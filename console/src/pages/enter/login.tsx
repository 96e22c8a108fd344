import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { call, type Operator } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { fieldsOf } from '../../ui/field.tsx'
import { CenteredPage } from '../../ui/page.tsx'

export function LoginPage({ onLogin }: { onLogin: (token: string, operator: Operator) => void }) {
  const login = useMutation({
    mutationFn: (fields: { name: string; password: string }) => call('POST /api/console/login', fields),
    onSuccess: ({ token, operator }) => onLogin(token, operator),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    login.mutate(fieldsOf<'name' | 'password'>(event.currentTarget))
  }
  return (
    <CenteredPage title="Log in">
      <form className="stack" onSubmit={submit}>
        <p className="hint">
          For operators. The first one-time password stands in the server’s output at its first start.
        </p>
        <TextField label="Name" name="name" autoComplete="username" autoCapitalize="none" required maxLength={64} />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
        {login.isError && <p role="alert">{login.error.message}</p>}
        <Button type="submit" kind="primary" busy={login.isPending}>
          {login.isPending ? 'Logging in…' : 'Log in'}
        </Button>
      </form>
    </CenteredPage>
  )
}
