import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useState } from 'react'
import type { Operator } from '../../client/call.ts'
import { AddFactor } from '../../ui/factor/add-factor.tsx'
import { RecoveryCodes } from '../../ui/factor/recovery-codes.tsx'
import { Button } from '../../ui/button.tsx'
import { CenteredPage } from '../../ui/page.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'
import { messages } from './messages.ts'

/** A step between the password and the console. */
export interface StageProps {
  readonly operator: Operator
  readonly onDone: (operator: Operator) => void
  /** Back to the login. */
  readonly onLeave: () => void
}

/** Comes before everything else until the one-time password has been replaced. */
export function PasswordPage({ operator, onDone, onLeave }: StageProps) {
  const t = useMessages(messages)
  return (
    <CenteredPage title={t('passwordTitle')}>
      <p className="hint">{t('passwordText')}</p>
      <PasswordForm operatorName={operator.name} oldLabel={t('oneTimePassword')} onChanged={onDone} />
      <Button onClick={onLeave}>{t('otherOperator')}</Button>
    </CenteredPage>
  )
}

/** The first second factor. Recovery codes are shown before the operator continues, and never again. */
export function EnrolPage({ onDone, onLeave }: StageProps) {
  const t = useMessages(messages)
  const [kept, setKept] = useState<{ operator: Operator; codes: readonly string[] } | null>(null)
  if (kept) {
    return (
      <CenteredPage title={t('codesTitle')}>
        <RecoveryCodes codes={kept.codes} />
        <Button kind="primary" onClick={() => onDone(kept.operator)}>
          {t('codesSaved')}
        </Button>
      </CenteredPage>
    )
  }
  return (
    <CenteredPage title={t('enrolTitle')}>
      <p className="hint">{t('enrolText')}</p>
      <AddFactor onAdded={(operator, codes) => (codes ? setKept({ operator, codes }) : onDone(operator))} />
      <Button onClick={onLeave}>{t('otherOperator')}</Button>
    </CenteredPage>
  )
}
