import { StepUp } from '@glasshouse/ui/step-up/step-up.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useRef } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call, CallError } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { CenteredPage } from '../../ui/page.tsx'
import { messages } from './messages.ts'
import type { StageProps } from './stages.tsx'

/** The second step of every login. */
export function StepUpPage({ operator, onDone, onLeave }: StageProps) {
  const t = useMessages(messages)
  const { data: begun, error } = useAnswer('POST /api/console/second/begin', {}, { gcTime: 0, staleTime: Infinity })
  const isFirstTry = useRef(true)
  const requestPasskey = async () => {
    const isUnused = isFirstTry.current
    isFirstTry.current = false
    return isUnused && begun ? begun.passkey : (await call('POST /api/console/second/begin', {})).passkey
  }
  return (
    <CenteredPage title={t('stepUpTitle')}>
      <p className="hint">{t('stepUpText', { name: operator.name })}</p>
      {begun && (
        <StepUp
          methods={begun.ways}
          requestPasskey={requestPasskey}
          send={async (answer) => onDone(await call('POST /api/console/second', answer))}
          errorText={(failure) => (failure instanceof CallError ? failure.message : null)}
        />
      )}
      {error && <p role="alert">{error.message}</p>}
      <Button onClick={onLeave}>{t('otherOperator')}</Button>
    </CenteredPage>
  )
}
