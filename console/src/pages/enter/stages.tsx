import { useState } from 'react'
import type { Operator } from '../../client/call.ts'
import { AddFactor } from '../../ui/factor/add-factor.tsx'
import { RecoveryCodes } from '../../ui/factor/recovery-codes.tsx'
import { Button } from '../../ui/button.tsx'
import { Middle } from '../../ui/middle.tsx'
import type { StageProps } from './stage.ts'

/** The first second factor. Recovery codes are shown before one goes on, and never again. */
export function EnrolPage({ onDone, onLeave }: StageProps) {
  const [kept, setKept] = useState<{ operator: Operator; codes: readonly string[] } | null>(null)
  if (kept) {
    return (
      <Middle title="Keep these codes">
        <RecoveryCodes codes={kept.codes} />
        <Button kind="main" onClick={() => onDone(kept.operator)}>
          I have kept them
        </Button>
      </Middle>
    )
  }
  return (
    <Middle title="Set up a second factor">
      <p className="hint">
        The console opens to your password and a second factor: an app that shows codes, or a passkey of this device.
      </p>
      <AddFactor onAdded={(operator, codes) => (codes ? setKept({ operator, codes }) : onDone(operator))} />
      <Button onClick={onLeave}>Log in as somebody else</Button>
    </Middle>
  )
}
