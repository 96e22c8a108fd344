import { useState, type FormEvent } from 'react'
import type { PrivacyContract } from '@glasshouse/rulebook/wire/account/privacy'
import { CallError, caller } from '../../client/call.ts'
import { HOME, navigate } from '../../client/navigate.tsx'
import { clearPlayerToken } from '../../client/tokens.ts'
import { useProof, wantsProof } from '../../step-up/use-proof.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Fact } from '@glasshouse/ui/data/facts.tsx'
import { CheckField, PasswordField } from '@glasshouse/ui/forms/field.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { messages } from './messages.ts'
import css from './privacy.module.css'

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

interface Problems {
  readonly password?: string
  readonly sure?: string
  readonly all?: string
}

const PASSWORD_WRONG = 1081

function ClosingForm({ closeAccount }: { closeAccount: (password: string) => Promise<boolean> }) {
  const t = useMessages(messages)
  const [password, setPassword] = useState('')
  const [sure, setSure] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [busy, setBusy] = useState(false)

  const run = async (): Promise<void> => {
    setBusy(true)
    try {
      await closeAccount(password)
    } catch (refusal) {
      if (!(refusal instanceof CallError)) throw refusal
      const words = refusal.network ? t('network') : refusal.message
      setProblems(refusal.errno === PASSWORD_WRONG ? { password: words } : { all: words })
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const missing = {
      ...(password === '' && { password: t('passwordMissing') }),
      ...(!sure && { sure: t('sureMissing') }),
    }
    setProblems(missing)
    if (!missing.password && !missing.sure) void run()
  }
  return (
    <form className={css.closing} onSubmit={submit} noValidate>
      <dl className={css.facts}>
        {(['first', 'erased', 'kept'] as const).map((name) => (
          <Fact key={name} name={t(name)}>
            {t(`${name}Text`)}
          </Fact>
        ))}
      </dl>
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={problems.password}
      />
      <CheckField checked={sure} onChange={setSure} label={t('sure')} error={problems.sure} />
      {problems.all && (
        <p className={css.problem} role="alert">
          {problems.all}
        </p>
      )}
      <Button type="submit" kind="danger" size="large" wide busy={busy}>
        {t('closeNow')}
      </Button>
    </form>
  )
}
