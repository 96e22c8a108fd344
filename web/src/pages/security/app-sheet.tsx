import { useState } from 'react'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { toast } from '@glasshouse/ui/overlays/toast.ts'
import { Qr } from '../../wallet/qr.tsx'
import { messages } from './messages.ts'
import { Consequence } from './panel.tsx'
import { useChange } from './use-change.ts'
import css from './security.module.css'

const call = caller<SecurityContract>()

export interface AppSecret {
  readonly secret: string
  readonly uri: string
}

interface AppSheetProps {
  secret: AppSecret | null
  onClose: () => void
  onDone: (recoveryCodes: readonly string[] | null) => void
}

/** The key for the app, as a picture and as text, and the first code that comes back from it. */
export function AppSheet({ secret, onClose, onDone }: AppSheetProps) {
  const t = useMessages(messages)
  return (
    <Sheet open={secret !== null} onClose={onClose} title={t('setUpApp')}>
      {secret && <AppKey secret={secret} onDone={onDone} />}
    </Sheet>
  )
}

function AppKey({ secret: { secret, uri }, onDone }: { secret: AppSecret; onDone: AppSheetProps['onDone'] }) {
  const t = useMessages(messages)
  const { isBusy, words, forget, run } = useChange()
  const [code, setCode] = useState('')
  const send = async (whole: string): Promise<void> => {
    await run(async () => {
      const { recoveryCodes } = await call('POST /api/user/authenticator', { code: whole }, { quiet: true })
      onDone(recoveryCodes)
    }, t('appDone'))
    setCode('')
  }
  return (
    <div className={css.form}>
      <p className={css.text}>{t('scan')}</p>
      <div className={css.qr}>
        <Qr text={uri} label={t('qr')} />
      </div>
      <div className={css.key}>
        <div>
          <span>{t('key')}</span>
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
        <Button kind="quiet" size="small" onClick={() => void copy(secret, t('copied'))}>
          {t('copy')}
        </Button>
      </div>
      <CodeInput
        label={t('firstCode')}
        value={code}
        error={words}
        disabled={isBusy}
        onChange={(next) => {
          setCode(next)
          forget()
        }}
        onComplete={(whole) => void send(whole)}
      />
      <Consequence />
    </div>
  )
}

async function copy(text: string, done: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  toast(done)
}
