import { useMutation } from '@tanstack/react-query'
import type { SubmitEvent } from 'react'
import { call, type Operator } from '../../client/call.ts'

export function LoginPage({ onLogin }: { onLogin: (token: string, operator: Operator) => void }) {
  const login = useMutation({
    mutationFn: (fields: { name: string; password: string }) => call('POST /api/console/login', fields),
    onSuccess: ({ token, operator }) => onLogin(token, operator),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    login.mutate(Object.fromEntries(new FormData(event.currentTarget)) as { name: string; password: string })
  }
  return (
    <main className="middle">
      <title>Log in · Glasshouse console</title>
      <form className="card" onSubmit={submit}>
        <h1>Glasshouse console</h1>
        <p className="hint">
          For operators. The first one-time password stands in the server's output at its first start.
        </p>
        <label htmlFor="name">Name</label>
        <input id="name" name="name" autoComplete="username" autoCapitalize="none" required maxLength={64} />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required maxLength={200} />
        {login.isError && <p role="alert">{login.error.message}</p>}
        <button disabled={login.isPending}>{login.isPending ? 'Logging in…' : 'Log in'}</button>
      </form>
    </main>
  )
}
