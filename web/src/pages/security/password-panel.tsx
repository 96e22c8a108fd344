import { useState, type FormEvent } from 'react'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { useProof, wantsProof, type ProofRequest } from '../../step-up/use-proof.tsx'
import type { SecurityState } from '../../step-up/use-security.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { PasswordField } from '@glasshouse/ui/forms/field.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { messages } from './messages.ts'
import { Consequence, Panel, Row } from './panel.tsx'
import { useChange } from './use-change.ts'
import css from './security.module.css'

const call = caller<SecurityContract>()
const PASSWORD_MIN = 8
const EMPTY = { oldPassword: '', newPassword: '', repeated: '' }
/** Which field the words of a refusal belong to. */
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
      <Row
        icon="lock"
        title={changed === null ? t('passwordNever') : t('passwordChanged', { time: format.timeAgo(changed, nowMs) })}
      >
        <Button kind="quiet" size="small" aria-label={t('changePassword')} onClick={() => open(true)}>
          {t('change')}
        </Button>
      </Row>
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

/** The form's course, through the proof that an account with a second factor wants. */
function usePasswordForm({ prove, onDone }: FormProps) {
  const t = useMessages(messages)
  const [form, setForm] = useState(EMPTY)
  const [differ, setDiffer] = useState(false)
  const { isBusy, problem, words, forget, run } = useChange()
  const set = (part: Partial<typeof EMPTY>): void => {
    setForm({ ...form, ...part })
    setDiffer(false)
    forget()
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
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (form.newPassword !== form.repeated) return setDiffer(true)
    if (await run(() => send(), t('passwordDone'))) onDone()
  }
  /** The words of a refusal, where it speaks of this field. */
  const of = (errnos: readonly number[]): string | undefined =>
    problem && errnos.includes(problem.errno) ? words : undefined
  const rest = of([...OF_OLD, ...OF_NEW]) ? undefined : words
  return { form, set, differ, isBusy, of, rest, submit }
}

function PasswordForm(props: FormProps) {
  const t = useMessages(messages)
  const { form, set, differ, isBusy, of, rest, submit } = usePasswordForm(props)
  const isWhole = form.oldPassword !== '' && form.newPassword !== '' && form.repeated !== ''
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={t('oldPassword')}
        autoComplete="current-password"
        value={form.oldPassword}
        onChange={(oldPassword) => set({ oldPassword })}
        error={of(OF_OLD)}
      />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        value={form.newPassword}
        onChange={(newPassword) => set({ newPassword })}
        hint={t('newPasswordHint', { min: PASSWORD_MIN })}
        error={of(OF_NEW)}
      />
      <PasswordField
        label={t('repeat')}
        autoComplete="new-password"
        value={form.repeated}
        onChange={(repeated) => set({ repeated })}
        error={differ ? t('passwordsDiffer') : undefined}
      />
      <Consequence>{t('passwordText')}</Consequence>
      {rest && (
        <p className={css.problem} role="alert">
          {rest}
        </p>
      )}
      <Button type="submit" size="large" wide busy={isBusy} disabled={!isWhole}>
        {t('changePassword')}
      </Button>
    </form>
  )
}
