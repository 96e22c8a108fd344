// A player's own limits, breaks and self-exclusion, calm and in plain words. It only asks and shows: the server decides what
// is tighter, what must wait, and what is used.

import { navigate } from '../../client/navigate.tsx'
import { useSession } from '../../client/session.ts'
import { ListFailed } from '@glasshouse/ui/states/list-states.tsx'
import { OutLine } from '../../play/protection/guardian.tsx'
import { useProtection } from '../../play/protection/use-protection.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { InnerPage } from '@glasshouse/ui/layout/inner-page.tsx'
import { EmptyState, Skeleton } from '@glasshouse/ui/states/placeholder.tsx'
import { BreakSection } from './break-section.tsx'
import { CheckSection } from './check-section.tsx'
import { ExclusionSection } from './exclusion-section.tsx'
import { Counted, Figures, Help } from './facts.tsx'
import { KindCard } from './kind-card.tsx'
import { messages } from './messages.ts'
import css from './limits.module.css'

const KINDS = ['deposit', 'loss', 'stake', 'time'] as const

export default function Limits() {
  const t = useMessages(messages)
  const { loggedIn } = useSession()
  return (
    <InnerPage title={t('title')} onBack={navigate.back}>
      {loggedIn ? <Own /> : <Caller />}
      <Counted />
      <Help />
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

function Own() {
  const t = useMessages(messages)
  const { data, isError, refetch } = useProtection()
  if (!data) return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height={640} />
  return (
    <>
      <OutLine />
      <p className={css.lead}>{t('lead')}</p>
      <Figures state={data} />
      <h2 className={css.heading}>{t('limits')}</h2>
      {KINDS.map((kind) => (
        <KindCard
          key={kind}
          kind={kind}
          limits={data.limits.filter((limit) => limit.kind === kind)}
          now={data.serverNow}
        />
      ))}
      <CheckSection check={data.check} now={data.serverNow} />
      <BreakSection />
      <ExclusionSection />
    </>
  )
}
