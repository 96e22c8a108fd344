import { useState } from 'react'
import type { Answer, Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { CallError, caller } from '../../client/call.ts'
import { logIn } from '../../client/session.ts'
import { askPasskey, canUsePasskeys, isCancelled } from '@glasshouse/ui/step-up/passkey.ts'
import { StepUp } from '../../step-up/step-up.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './login.module.css'

const call = caller<SecurityContract>()

/** After the right password: the second factor, and then where the player wanted to go. */
export function SecondLogin({ asked, onDone, onBack }: { asked: Challenge; onDone: () => void; onBack: () => void }) {
  const t = useMessages(messages)
  const send = async (answer: Answer): Promise<void> => {
    const { token, user } = await call('POST /api/user/login/second', answer, { quiet: true })
    logIn(token, user)
    onDone()
  }
  return (
    <>
      <h1>{t('second')}</h1>
      <p className={css.lead}>{t('secondText')}</p>
      <div className={css.second}>
        <StepUp asked={asked} send={send} />
        <Button kind="quiet" wide onClick={onBack}>
          {t('backToLogin')}
        </Button>
      </div>
    </>
  )
}

/** The way in without a password, where the browser can do it. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const t = useMessages(messages)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const enter = async (): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      const request = await call('POST /api/user/login/passkey/begin', {}, { quiet: true })
      const passkey = await askPasskey(request)
      const { token, user } = await call('POST /api/user/login/passkey', { passkey }, { quiet: true })
      logIn(token, user)
      onDone()
    } catch (error) {
      if (isCancelled(error)) setProblem(t('passkeyCancelled'))
      else if (error instanceof CallError) setProblem(error.network ? t('network') : error.message)
      else throw error
    } finally {
      setBusy(false)
    }
  }
  if (!canUsePasskeys()) return null
  return (
    <>
      <p className={css.or}>{t('or')}</p>
      <Button kind="quiet" size="large" wide busy={busy} onClick={() => void enter()}>
        <Icon name="lock" size={20} />
        {t('passkey')}
      </Button>
      {problem && (
        <p className={css.refusal} role="alert">
          <Icon name="info" size={18} />
          {problem}
        </p>
      )}
    </>
  )
}
