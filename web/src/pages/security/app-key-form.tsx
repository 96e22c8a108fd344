import { useState } from 'react'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Hint, Paragraph } from '@glasshouse/ui/text/text.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { copyText } from '@glasshouse/ui/text/clipboard.ts'
import { Qr } from '../../wallet/qr.tsx'
import { messages } from './messages.ts'
import { Consequence } from './security-row.tsx'
import { useChange } from './use-change.ts'

const call = caller<SecurityContract>()

export interface AppSecret {
  readonly secret: string
  readonly uri: string
}

interface AppKeyFormProps {
  secret: AppSecret
  onDone: (recoveryCodes: readonly string[] | null) => void
}

/** The key for the app as a QR code and as text, and a field for the app's first code. */
export function AppKeyForm({ secret: { secret, uri }, onDone }: AppKeyFormProps) {
  const t = useMessages(messages)
  const { isBusy, refusal, clearRefusal, run } = useChange()
  const [code, setCode] = useState('')
  const send = async (whole: string): Promise<void> => {
    await run(async () => {
      const { recoveryCodes } = await call('POST /api/user/authenticator', { code: whole }, { quiet: true })
      onDone(recoveryCodes)
    }, t('appDone'))
    setCode('')
  }
  return (
    <Stack gap={16}>
      <Paragraph>{t('scan')}</Paragraph>
      <Stack align="center">
        <Qr text={uri} label={t('qr')} />
      </Stack>
      <Panel look="inset" style={{ background: 'var(--s1)' }}>
        <Row gap={12} justify="space-between">
          <Stack gap={2} style={{ overflowWrap: 'anywhere' }}>
            <Hint as="span">{t('key')}</Hint>
            <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </Stack>
          <Button kind="quiet" size="small" onClick={() => void copyText(secret, t('copied'))}>
            {t('copy')}
          </Button>
        </Row>
      </Panel>
      <CodeInput
        label={t('firstCode')}
        value={code}
        error={refusal?.message}
        disabled={isBusy}
        onChange={(next) => {
          setCode(next)
          clearRefusal()
        }}
        onComplete={(whole) => void send(whole)}
      />
      <Consequence />
    </Stack>
  )
}
