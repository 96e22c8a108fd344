import { Middle } from '../../ui/middle.tsx'
import { Button } from '../../ui/button.tsx'
import { PasswordForm } from '../../ui/password-form.tsx'
import type { StageProps } from './stage.ts'

/** Stands before everything else until the one-time password has been replaced. */
export function PasswordPage({ operator, onDone, onLeave }: StageProps) {
  return (
    <Middle title="Choose your password">
      <p className="hint">You logged in with a one-time password. Choose your own to go on.</p>
      <PasswordForm operatorName={operator.name} oldLabel="One-time password" onChanged={onDone} />
      <Button onClick={onLeave}>Log in as somebody else</Button>
    </Middle>
  )
}
