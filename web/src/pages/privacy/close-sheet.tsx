import { useState } from 'react'
import type { PrivacyContract } from '@glasshouse/rulebook/wire/account/privacy'
import { caller } from '../../client/call.ts'
import { HOME, navigate } from '../../client/navigate.tsx'
import { clearPlayerToken } from '../../client/tokens.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { useProof, wantsProof } from '../../step-up/use-proof.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { CheckField, PasswordField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { Explanations } from './explanations.tsx'
import { messages } from './messages.ts'

const call = caller<PrivacyContract>()

/** Says exactly what happens before anything does, and asks for the password. */
export function CloseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages(messages)
  const { ask, sheet } = useProof()
  const closeAccount = async (password: string): Promise<boolean> => {
    try {
      await call('DELETE /api/user', { password }, { quiet: true })
    } catch (refusal) {
      if (!wantsProof(refusal)) throw refusal
      const proof = await ask({ purpose: 'deleteAccount', title: t('proof'), text: t('proofText') })
      if (proof === null) return false
      await call('DELETE /api/user', { password, proof }, { quiet: true })
    }
    clearPlayerToken()
    toast(t('closed'))
    navigate.relaunch(HOME)
    return true
  }
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('close')}>
        <ClosingForm closeAccount={closeAccount} />
      </Sheet>
      {sheet}
    </>
  )
}

const PASSWORD_WRONG = 1081

function ClosingForm({ closeAccount }: { closeAccount: (password: string) => Promise<boolean> }) {
  const t = useMessages(messages)
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const [missing, setMissing] = useState({ password: false, sure: false })
  const { isBusy, refusal, clearRefusal, run } = useSubmit()
  const isPasswordWrong = refusal?.errno === PASSWORD_WRONG

  const submit = (): void => {
    clearRefusal()
    setMissing({ password: password === '', sure: !sure })
    if (password !== '' && sure) void run(() => closeAccount(password))
  }
  return (
    <Form gap={18} onSubmit={submit}>
      <Explanations of={['first', 'erased', 'kept']} />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing.password ? t('passwordMissing') : isPasswordWrong ? refusal.message : undefined}
      />
      <CheckField
        checked={sure}
        onChange={setSure}
        label={t('sure')}
        error={missing.sure ? t('sureMissing') : undefined}
      />
      <ErrorNote text={isPasswordWrong ? null : refusal?.message} />
      <Button type="submit" kind="danger" size="large" wide busy={isBusy}>
        {t('closeNow')}
      </Button>
    </Form>
  )
}
