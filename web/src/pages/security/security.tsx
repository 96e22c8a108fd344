// How an account is protected and where it is open: password, second factors, passkeys, sessions. What follows from a
// change is said before it is made. It decides nothing: the server asks for every proof.

import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { HoldNotice } from '../../step-up/hold-notice.tsx'
import { useSecurity } from '../../step-up/use-security.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import { FactorsPanel } from './factors-panel.tsx'
import { messages } from './messages.ts'
import { PasswordPanel } from './password-panel.tsx'

export default function Security() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return (
    <InnerPage title={t('title')} onBack={navigate.back}>
      {loggedIn ? <Panels /> : <Caller />}
    </InnerPage>
  )
}

function Caller() {
  const t = useMessages(messages)
  return (
    <EmptyState icon="lock" title={t('visitor')} text={t('visitorText')}>
      <Button onClick={() => navigate.login()}>{t('logIn')}</Button>
    </EmptyState>
  )
}

function Panels() {
  const { data, isError, refetch } = useSecurity()
  if (!data) return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height={480} />
  return (
    <>
      <HoldNotice />
      <PasswordPanel state={data} />
      <FactorsPanel state={data} />
      <DevicesPanel />
    </>
  )
}
