// Asks for a second factor by one of the methods that the server offers. The caller knows what it is for and sends what
// was entered; nothing is stored here.

import { useState } from 'react'
import type { Answer, Challenge, Way as Method } from '@glasshouse/rulebook/wire/account/step-up'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { PasswordField, TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { Text } from '@glasshouse/ui/text/text.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import { askPasskey, canUsePasskeys, isCancelled } from '@glasshouse/ui/step-up/passkey.ts'

type Given = Omit<Answer, 'challenge'>

interface StepUpProps {
  asked: Challenge
  /** Sends the answer; what it rejects with is shown here. */
  send: (answer: Answer) => Promise<void>
}

const METHOD_TEXT = { code: 'useCode', passkey: 'usePasskey', recovery: 'useRecovery', password: 'password' } as const

export function StepUp({ asked, send }: StepUpProps) {
  const t = useMessages(messages)
  const methods = asked.ways.filter((method) => method !== 'passkey' || canUsePasskeys())
  const [chosen, choose] = useState<Method | null>(null)
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const [hasCancelled, setHasCancelled] = useState(false)
  const problem = hasCancelled ? t('cancelled') : (refusal?.message ?? null)
  const method = chosen ?? methods[0]

  const give = async (given: () => Given | Promise<Given>): Promise<void> => {
    setHasCancelled(false)
    try {
      await send({ challenge: asked.challenge, ...(await given()) })
    } catch (error) {
      if (!isCancelled(error)) throw error
      setHasCancelled(true)
    }
  }
  const change = (next: Method): void => {
    choose(next)
    setHasCancelled(false)
    clearRefusal()
  }
  if (!method) return <Text tone="muted">{t('noMethod')}</Text>
  return (
    <Stack gap={16}>
      <MethodForm
        key={method}
        method={method}
        asked={asked}
        busy={isBusy}
        problem={problem}
        give={(given) => void run(() => give(given))}
      />
      {methods.length > 1 && (
        <Stack gap={10} role="group" aria-label={t('otherMethods')}>
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button key={other} kind="quiet" wide disabled={isBusy} onClick={() => change(other)}>
                {other === 'passkey' && <Icon name="lock" size={18} />}
                {t(METHOD_TEXT[other])}
              </Button>
            ))}
        </Stack>
      )}
    </Stack>
  )
}

interface MethodProps {
  asked: Challenge
  busy: boolean
  problem: string | null
  give: (given: () => Given | Promise<Given>) => void
}

function MethodForm({ method, ...props }: MethodProps & { method: Method }) {
  if (method === 'code') return <CodeForm {...props} />
  if (method === 'passkey') return <PasskeyForm {...props} />
  return <TextForm method={method} {...props} />
}

function CodeForm({ busy, problem, give }: MethodProps) {
  const t = useMessages(messages)
  const [code, setCode] = useState('')
  const submit = (whole: string): void => {
    give(() => ({ code: whole }))
    setCode('')
  }
  return (
    <CodeInput
      label={t('code')}
      hint={t('codeHint')}
      error={problem ?? undefined}
      value={code}
      onChange={setCode}
      onComplete={submit}
      disabled={busy}
    />
  )
}

function PasskeyForm({ asked: { passkey }, busy, problem, give }: MethodProps) {
  const t = useMessages(messages)
  return (
    <>
      <Text tone="muted">{t('passkeyText')}</Text>
      <ErrorNote text={problem} />
      <Button
        size="large"
        wide
        busy={busy}
        onClick={() => passkey && give(async () => ({ passkey: await askPasskey(passkey) }))}
      >
        <Icon name="lock" size={20} />
        {t('usePasskey')}
      </Button>
    </>
  )
}

function TextForm({ method, busy, problem, give }: MethodProps & { method: 'recovery' | 'password' }) {
  const t = useMessages(messages)
  const [text, setText] = useState('')
  const submit = (): void => {
    if (text.trim()) give(() => (method === 'password' ? { password: text } : { recoveryCode: text.trim() }))
  }
  const field = { value: text, onChange: setText, error: problem ?? undefined, autoFocus: true }
  return (
    <Form onSubmit={submit}>
      {method === 'password' ? (
        <PasswordField {...field} label={t('password')} autoComplete="current-password" />
      ) : (
        <TextField
          {...field}
          label={t('recovery')}
          hint={t('recoveryHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <Button type="submit" size="large" wide busy={busy} disabled={!text.trim()}>
        {t('confirm')}
      </Button>
    </Form>
  )
}
