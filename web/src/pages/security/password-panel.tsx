import { useState } from 'react'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { PasswordField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { caller } from '../../client/call.ts'
import { useProof, wantsProof, type ProofRequest } from '../../step-up/use-proof.tsx'
import type { SecurityState } from '../../step-up/use-security.tsx'
import { messages } from './messages.ts'
import { Consequence, SecurityRow } from './security-row.tsx'
import { useChange } from './use-change.ts'

const call = caller<SecurityContract>()
const PASSWORD_MIN = 8
const EMPTY = { oldPassword: '', newPassword: '', repeated: '' }
/** Which field a refusal belongs to, by its error number. */
const OF_NEW: readonly number[] = [1022, 1023, 1046]
const OF_OLD: readonly number[] = [1029, 1045]
const NOW_MS = 30_000

export function PasswordPanel({ state }: { state: SecurityState }) {
  const t = useMessages(messages)
  const format = useFormat()
  const nowMs = useNow(NOW_MS)
  const [isOpen, open] = useState(false)
  const proving = useProof()
  const changed = state.passwordChanged
  return (
    <Panel title={t('password')}>
      <SecurityRow
        icon="lock"
        title={changed === null ? t('passwordNever') : t('passwordChanged', { time: format.timeAgo(changed, nowMs) })}
      >
        <Button kind="quiet" size="small" aria-label={t('changePassword')} onClick={() => open(true)}>
          {t('change')}
        </Button>
      </SecurityRow>
      <Sheet open={isOpen} onClose={() => open(false)} title={t('changePassword')}>
        {isOpen && <PasswordForm prove={proving.ask} onDone={() => open(false)} />}
      </Sheet>
      {proving.sheet}
    </Panel>
  )
}

interface FormProps {
  prove: (request: ProofRequest) => Promise<string | null>
  onDone: () => void
}

/** Checks and sends the form; an account with a second factor is asked for its proof. */
function usePasswordForm({ prove, onDone }: FormProps) {
  const t = useMessages(messages)
  const [form, setForm] = useState(EMPTY)
  const [differ, setDiffer] = useState(false)
  const { isBusy, refusal, clearRefusal, run } = useChange()
  const set = (part: Partial<typeof EMPTY>): void => {
    setForm({ ...form, ...part })
    setDiffer(false)
    clearRefusal()
  }
  const send = async (proof?: string): Promise<void> => {
    const { oldPassword, newPassword } = form
    const order = { oldPassword, newPassword, ...(proof !== undefined && { proof }) }
    try {
      await call('PUT /api/user/password', order, { quiet: true })
    } catch (error) {
      if (!wantsProof(error)) throw error
      const given = await prove({ purpose: 'password', title: t('changePassword'), text: t('passwordProof') })
      if (given === null) throw error
      await send(given)
    }
  }
  const submit = async (): Promise<void> => {
    if (form.newPassword !== form.repeated) return setDiffer(true)
    if (await run(() => send(), t('passwordDone'))) onDone()
  }
  /** The text of a refusal with one of these numbers. */
  const refusedBy = (errnos: readonly number[]): string | undefined =>
    refusal && errnos.includes(refusal.errno) ? refusal.message : undefined
  const otherRefusal = refusedBy([...OF_OLD, ...OF_NEW]) ? undefined : refusal?.message
  return { form, set, differ, isBusy, refusedBy, otherRefusal, submit }
}

function PasswordForm(props: FormProps) {
  const t = useMessages(messages)
  const { form, set, differ, isBusy, refusedBy, otherRefusal, submit } = usePasswordForm(props)
  const isComplete = form.oldPassword !== '' && form.newPassword !== '' && form.repeated !== ''
  const field = (name: keyof typeof EMPTY) => ({
    label: t(name),
    value: form[name],
    onChange: (value: string) => set({ [name]: value }),
  })
  return (
    <Form onSubmit={() => void submit()}>
      <PasswordField {...field('oldPassword')} autoComplete="current-password" error={refusedBy(OF_OLD)} />
      <PasswordField
        {...field('newPassword')}
        autoComplete="new-password"
        hint={t('passwordHint', { min: PASSWORD_MIN })}
        error={refusedBy(OF_NEW)}
      />
      <PasswordField
        {...field('repeated')}
        autoComplete="new-password"
        error={differ ? t('passwordsDiffer') : undefined}
      />
      <Consequence>{t('passwordText')}</Consequence>
      <ErrorNote text={otherRefusal} />
      <Button type="submit" size="large" wide busy={isBusy} disabled={!isComplete}>
        {t('changePassword')}
      </Button>
    </Form>
  )
}
