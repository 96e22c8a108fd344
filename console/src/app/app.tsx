// Decides what an operator sees: the login, what the session still lacks, an invitation, or the console.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Toaster } from '@glasshouse/ui/overlays/toaster.tsx'
import { useEffect } from 'react'
import { useAnswer, useAnswerCache } from '../client/answers.ts'
import { onIncompleteSession, type Operator } from '../client/call.ts'
import { go, usePlace } from '../client/place.ts'
import { setToken, useToken } from '../client/session.ts'
import { EnrolPage, PasswordPage } from '../pages/enter/stages.tsx'
import { LoginPage } from '../pages/enter/login.tsx'
import { StepUpPage } from '../pages/enter/step-up.tsx'
import { InvitationPage } from '../pages/invitation/invitation.tsx'
import { Button } from '../ui/button.tsx'
import { CenteredPage } from '../ui/page.tsx'
import { Shell } from './shell.tsx'
import { messages } from './messages.ts'

const ME = 'GET /api/console/me'

export function App() {
  const token = useToken()
  const cache = useAnswerCache()
  const { section, rest } = usePlace()
  const enter = (newToken: string, operator: Operator): void => {
    cache.clear()
    cache.set(ME, {}, operator)
    setToken(newToken)
  }
  const accepted = (newToken: string, operator: Operator): void => {
    go('')
    enter(newToken, operator)
  }
  const isInvited = section === 'invitation' && rest[0]
  return (
    <>
      {isInvited ? (
        <InvitationPage secret={rest[0] ?? ''} onAccepted={accepted} />
      ) : token ? (
        <Desk />
      ) : (
        <LoginPage onLogin={enter} />
      )}
      <Toaster />
    </>
  )
}

function Desk() {
  const cache = useAnswerCache()
  const t = useMessages(messages)
  const me = useAnswer(ME, {}, { staleTime: Infinity })
  useEffect(() => onIncompleteSession(() => void cache.refresh(ME)), [cache])
  if (me.isPending) return <p className="wait">{t('loading')}</p>
  if (me.isError) {
    return (
      <CenteredPage title={t('home')}>
        <p role="alert">{me.error.message}</p>
        <Button kind="primary" onClick={() => void me.refetch()}>
          {t('tryAgain')}
        </Button>
        <Button onClick={() => setToken(null)}>{t('logInAgain')}</Button>
      </CenteredPage>
    )
  }
  const operator = me.data
  const setOperator = (next: Operator): void => cache.set(ME, {}, next)
  const leave = (): void => {
    cache.clear()
    setToken(null)
  }
  if (operator.stage === 'password') return <PasswordPage operator={operator} onDone={setOperator} onLeave={leave} />
  if (operator.stage === 'enrol') return <EnrolPage operator={operator} onDone={setOperator} onLeave={leave} />
  if (operator.stage === 'second') return <StepUpPage operator={operator} onDone={setOperator} onLeave={leave} />
  return <Shell operator={operator} />
}
