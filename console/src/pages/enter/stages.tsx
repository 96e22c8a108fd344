import { useState } from 'react'
import type { Operator } from '../../client/call.ts'
import { AddFactor } from '../../ui/factor/add-factor.tsx'
import { RecoveryCodes } from '../../ui/factor/recovery-codes.tsx'
import { Button } from '../../ui/button.tsx'
import { CenteredPage } from '../../ui/page.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'

/** A step between the password and the console. */
export interface StageProps {
  readonly operator: Operator
  readonly onDone: (operator: Operator) => void
  /** Back to the login. */
  readonly onLeave: () => void
}

/** Comes before everything else until the one-time password has been replaced. */
export const PasswordPage = ({ operator, onDone, onLeave }: StageProps) => (
  <CenteredPage title="Choose your password">
    <p className="hint">You logged in with a one-time password. Choose your own to go on.</p>
    <PasswordForm operatorName={operator.name} oldLabel="One-time password" onChanged={onDone} />
    <Button onClick={onLeave}>Log in as somebody else</Button>
  </CenteredPage>
)

/** The first second factor. Recovery codes are shown before one goes on, and never again. */
export function EnrolPage({ onDone, onLeave }: StageProps) {
  const [kept, setKept] = useState<{ operator: Operator; codes: readonly string[] } | null>(null)
  if (kept) {
    return (
      <CenteredPage title="Keep these codes">
        <RecoveryCodes codes={kept.codes} />
        <Button kind="primary" onClick={() => onDone(kept.operator)}>
          I have kept them
        </Button>
      </CenteredPage>
    )
  }
  return (
    <CenteredPage title="Set up a second factor">
      <p className="hint">
        The console opens to your password and a second factor: an app that shows codes, or a passkey of this device.
      </p>
      <AddFactor onAdded={(operator, codes) => (codes ? setKept({ operator, codes }) : onDone(operator))} />
      <Button onClick={onLeave}>Log in as somebody else</Button>
    </CenteredPage>
  )
}
