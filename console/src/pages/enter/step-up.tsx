import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useAnswer } from '../../client/answers.ts'
import { call, type Answer, type Input } from '../../client/call.ts'
import { askPasskey, canUsePasskeys } from '@glasshouse/ui/step-up/passkey.ts'
import { passkeyErrorText } from '../../client/passkey.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { fieldsOf } from '../../ui/field.tsx'
import { CenteredPage } from '../../ui/page.tsx'
import type { StageProps } from './stages.tsx'
import { messages } from './messages.ts'

type Begun = Answer<'POST /api/console/second/begin'>

/** The second step of every login. */
export function StepUpPage({ operator, onDone, onLeave }: StageProps) {
  const t = useMessages(messages)
  const begin = () => call('POST /api/console/second/begin', {})
  const begun = useAnswer('POST /api/console/second/begin', {}, { gcTime: 0, staleTime: Infinity })
  const show = useMutation({
    mutationFn: (answer: Input<'POST /api/console/second'>) => call('POST /api/console/second', answer),
    onSuccess: onDone,
  })
  const passkey = useMutation({
    mutationFn: async () => {
      // Each challenge allows one answer, so a further try needs a new one.
      const { passkey: request } = show.isError || passkey.isError ? await begin() : (begun.data ?? (await begin()))
      if (request) await show.mutateAsync({ passkey: await askPasskey(request) })
    },
  })
  const fault = show.error?.message ?? (passkey.error && passkeyErrorText(passkey.error)) ?? begun.error?.message
  return (
    <CenteredPage title={t('stepUpTitle')}>
      <p className="hint">{t('stepUpText', { name: operator.name })}</p>
      {begun.data && <Ways ways={begun.data.ways} isBusy={show.isPending} onAnswer={(answer) => show.mutate(answer)} />}
      {begun.data?.ways.includes('passkey') && canUsePasskeys() && (
        <Button busy={passkey.isPending} onClick={() => passkey.mutate()}>
          {t('usePasskeyInstead')}
        </Button>
      )}
      {fault && <p role="alert">{fault}</p>}
      <Button onClick={onLeave}>{t('otherOperator')}</Button>
    </CenteredPage>
  )
}

interface WaysProps {
  readonly ways: Begun['ways']
  readonly isBusy: boolean
  readonly onAnswer: (answer: { code: string } | { recoveryCode: string }) => void
}

function Ways({ ways, isBusy, onAnswer }: WaysProps) {
  const t = useMessages(messages)
  const [isRecovery, setRecovery] = useState(!ways.includes('code') && !ways.includes('passkey'))
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = fieldsOf<'code'>(form).code.trim()
    onAnswer(isRecovery ? { recoveryCode: entered } : { code: entered.replaceAll(' ', '') })
    form.reset()
  }
  if (!isRecovery && !ways.includes('code'))
    return ways.includes('recovery') ? (
      <Button kind="link" onClick={() => setRecovery(true)}>
        {t('useRecoveryCode')}
      </Button>
    ) : null
  return (
    <>
      <form className="stack" onSubmit={submit}>
        {isRecovery ? (
          <TextField label={t('recoveryCode')} name="code" autoComplete="off" required maxLength={40} key="recovery" />
        ) : (
          <CodeField label={t('codeFromApp')} hint={t('sixDigits')} />
        )}
        <Button type="submit" kind="primary" busy={isBusy}>
          {t(isBusy ? 'checking' : 'continue')}
        </Button>
      </form>
      {ways.includes('recovery') && ways.includes('code') && (
        <Button kind="link" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'useAppInstead' : 'useRecoveryCode')}
        </Button>
      )}
    </>
  )
}

const CodeField = ({ label, hint }: { label: string; hint: string }) => (
  <TextField
    label={label}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9 ]{6,7}"
    maxLength={7}
    required
    hint={hint}
  />
)
