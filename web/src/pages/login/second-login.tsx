import { useState } from 'react'
import type { Answer, Challenge } from '@glasshouse/rulebook/wire/account/step-up'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { logIn } from '../../client/session.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { askPasskey, canUsePasskeys, isCancelled } from '@glasshouse/ui/step-up/passkey.ts'
import { StepUp } from '../../step-up/step-up.tsx'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Icon } from '@glasshouse/ui/controls/icon.tsx'
import { messages } from './messages.ts'
import css from './login.module.css'

const call = caller<SecurityContract>()

/** Asks for the second factor after the right password. */
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
      <Stack gap={16} className={css.below}>
        <StepUp asked={asked} send={send} />
        <Button kind="quiet" wide onClick={onBack}>
          {t('backToLogin')}
        </Button>
      </Stack>
    </>
  )
}

/** Log-in without a password, in browsers that have passkeys. */
export function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const t = useMessages(messages)
  const { isBusy, refusal, run } = useSubmit()
  const [hasCancelled, setHasCancelled] = useState(false)
  const enter = async (): Promise<void> => {
    setHasCancelled(false)
    try {
      const request = await call('POST /api/user/login/passkey/begin', {}, { quiet: true })
      const passkey = await askPasskey(request)
      const { token, user } = await call('POST /api/user/login/passkey', { passkey }, { quiet: true })
      logIn(token, user)
      onDone()
    } catch (error) {
      if (!isCancelled(error)) throw error
      setHasCancelled(true)
    }
  }
  if (!canUsePasskeys()) return null
  return (
    <>
      <p className={css.or}>{t('or')}</p>
      <Button kind="quiet" size="large" wide busy={isBusy} onClick={() => void run(enter)}>
        <Icon name="lock" size={20} />
        {t('passkey')}
      </Button>
      <ErrorNote text={hasCancelled ? t('passkeyCancelled') : refusal?.message} />
    </>
  )
}
