import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { call, type Operator } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Field, fieldsOf } from '../../ui/field.tsx'
import { Middle } from '../../ui/middle.tsx'

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
    <Middle title="Log in">
      <form onSubmit={submit}>
        <p className="hint">
          For operators. The first one-time password stands in the server’s output at its first start.
        </p>
        <Field label="Name" name="name" autoComplete="username" autoCapitalize="none" required maxLength={64} />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
        {login.isError && <p role="alert">{login.error.message}</p>}
        <Button type="submit" kind="main" busy={login.isPending}>
          {login.isPending ? 'Logging in…' : 'Log in'}
        </Button>
      </form>
    </Middle>
  )
}
