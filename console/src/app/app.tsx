// Decides which page an operator sees: the login, the change of a one-time password, or the ledger.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, type Operator } from '../client/call.ts'
import { setToken, useToken } from '../client/session.ts'
import { LedgerPage } from '../pages/ledger/ledger.tsx'
import { LoginPage } from '../pages/login/login.tsx'
import { PasswordPage } from '../pages/password/password.tsx'

const ME = ['me']

export function App() {
  const token = useToken()
  const queries = useQueryClient()
  const enter = (newToken: string, operator: Operator): void => {
    queries.clear()
    queries.setQueryData(ME, operator)
    setToken(newToken)
  }
  return token ? <Desk /> : <LoginPage onLogin={enter} />
}

function Desk() {
  const queries = useQueryClient()
  const me = useQuery({ queryKey: ME, queryFn: () => call('GET /api/console/me', {}), staleTime: Infinity })
  if (me.isPending) return <p className="wait">Loading…</p>
  if (me.isError) {
    return (
      <main className="middle">
        <p role="alert">{me.error.message}</p>
        <button onClick={() => void me.refetch()}>Try again</button>
        <button className="quiet" onClick={() => setToken(null)}>
          Log in anew
        </button>
      </main>
    )
  }
  return (
    <>
      <TopBar operator={me.data} />
      {me.data.mustChangePassword ? (
        <PasswordPage operatorName={me.data.name} onChanged={() => void queries.invalidateQueries({ queryKey: ME })} />
      ) : (
        <LedgerPage />
      )}
    </>
  )
}

function TopBar({ operator }: { operator: Operator }) {
  const queries = useQueryClient()
  // The token is forgotten here even when the server can't be told; it runs out there by itself.
  const logout = useMutation({
    mutationFn: () => call('POST /api/console/logout', {}),
    onSettled: () => {
      queries.clear()
      setToken(null)
    },
  })
  return (
    <header className="top">
      <strong className="brand">
        Glasshouse <span>console</span>
      </strong>
      <span className="who">
        {operator.name} {operator.role !== operator.name && <small>{operator.role}</small>}
      </span>
      <button className="quiet" disabled={logout.isPending} onClick={() => logout.mutate()}>
        Log out
      </button>
    </header>
  )
}
