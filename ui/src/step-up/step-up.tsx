// Asks for a second factor by one of the methods that the server offers. The caller knows what it is for and sends what
// was entered; nothing is stored here.

import { useState } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { CodeInput } from '../forms/code-input.tsx'
import { PasswordField, TextField } from '../forms/field.tsx'
import { Form } from '../forms/form.tsx'
import { Stack } from '../layout/stack.tsx'
import { ErrorNote } from '../states/error-note.tsx'
import { useMessages } from '../text/i18n.ts'
import { Text } from '../text/text.tsx'
import { messages } from './messages.ts'
import { askPasskey, canUsePasskeys, isCancelled, type PasskeyRequest } from './passkey.ts'

export type StepUpMethod = 'code' | 'passkey' | 'recovery' | 'password'

/** Exactly one of them. */
export interface StepUpAnswer {
  code?: string
  recoveryCode?: string
  password?: string
  passkey?: Awaited<ReturnType<typeof askPasskey>>
}

interface StepUpProps {
  methods: readonly StepUpMethod[]
  /** The WebAuthn request. A used challenge needs a new one, so it is asked for at each try. */
  requestPasskey: () => PasskeyRequest | null | Promise<PasskeyRequest | null>
  send: (answer: StepUpAnswer) => Promise<void>
  /** The text of an error, or null for one that is a defect. */
  errorText: (error: unknown) => string | null
}

const METHOD_TEXT = { code: 'useCode', passkey: 'usePasskey', recovery: 'useRecovery', password: 'password' } as const

export function StepUp({ methods: offered, requestPasskey, send, errorText }: StepUpProps) {
  const t = useMessages(messages)
  const methods = offered.filter((method) => method !== 'passkey' || canUsePasskeys())
  const [chosen, choose] = useState<StepUpMethod | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const method = chosen ?? methods[0]

  const give = async (answer: () => StepUpAnswer | Promise<StepUpAnswer | null>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const given = await answer()
      if (given) await send(given)
    } catch (error) {
      const text = isCancelled(error) ? t('cancelled') : errorText(error)
      if (text === null) throw error
      setProblem(text)
    } finally {
      setBusy(false)
    }
  }
  const givePasskey = async (): Promise<StepUpAnswer | null> => {
    const request = await requestPasskey()
    return request && { passkey: await askPasskey(request) }
  }
  const change = (next: StepUpMethod): void => {
    choose(next)
    setProblem(null)
  }
  if (!method) return <Text tone="muted">{t('noMethod')}</Text>
  const form = { busy: isBusy, problem, give: (answer: StepUpAnswer) => void give(() => answer) }
  return (
    <Stack gap={16}>
      {method === 'passkey' ? (
        <PasskeyForm busy={isBusy} problem={problem} onUse={() => void give(givePasskey)} />
      ) : method === 'code' ? (
        <CodeForm {...form} />
      ) : (
        <TextForm key={method} method={method} {...form} />
      )}
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

interface FormProps {
  busy: boolean
  problem: string | null
  give: (answer: StepUpAnswer) => void
}

function CodeForm({ busy, problem, give }: FormProps) {
  const t = useMessages(messages)
  const [code, setCode] = useState('')
  const submit = (whole: string): void => {
    give({ code: whole })
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

function PasskeyForm({ busy, problem, onUse }: Omit<FormProps, 'give'> & { onUse: () => void }) {
  const t = useMessages(messages)
  return (
    <>
      <Text tone="muted">{t('passkeyText')}</Text>
      <ErrorNote text={problem} />
      <Button size="large" wide busy={busy} onClick={onUse}>
        <Icon name="lock" size={20} />
        {t('usePasskey')}
      </Button>
    </>
  )
}

function TextForm({ method, busy, problem, give }: FormProps & { method: 'recovery' | 'password' }) {
  const t = useMessages(messages)
  const [text, setText] = useState('')
  const submit = (): void => {
    if (text.trim()) give(method === 'password' ? { password: text } : { recoveryCode: text.trim() })
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
