import { useState } from 'react'
import type { RECOVERY_CODES as CODES, SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { CodeInput } from '@glasshouse/ui/forms/code-input.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { copyText } from '@glasshouse/ui/text/clipboard.ts'
import { downloadText } from '@glasshouse/ui/text/download.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Hint, Paragraph } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import { useProof, type ProofRequest } from '../../step-up/use-proof.tsx'
import type { SecurityState } from '../../step-up/use-security.tsx'
import { Qr } from '../../wallet/qr.tsx'
import { messages } from './messages.ts'
import { PasskeysPanel, type FactorProps } from './passkeys-panel.tsx'
import { Consequence, SecurityRow } from './security-row.tsx'
import { useChange } from './use-change.ts'
import css from './security.module.css'

const call = caller<SecurityContract>()
// The type holds the number to the server's; importing the value would bring all schemas along.
const RECOVERY_CODES: typeof CODES = 10

/** The authenticator app, the recovery codes and the passkeys. */
export function FactorsPanel({ state }: { state: SecurityState }) {
  const t = useMessages(messages)
  const proving = useProof()
  const [codes, showCodes] = useState<readonly string[] | null>(null)
  const isOn = state.authenticatorSince !== null || state.passkeys.length > 0
  const prove = (request: Omit<ProofRequest, 'purpose'>) => proving.ask({ purpose: 'secondFactor', ...request })
  const parts = { state, prove, onCodes: showCodes }
  return (
    <>
      <Panel
        title={t('second')}
        text={t('secondText')}
        aside={<Badge tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'on' : 'off')}</Badge>}
      >
        <AppRow {...parts} />
        {isOn && <RecoveryRow {...parts} />}
      </Panel>
      <PasskeysPanel {...parts} />
      <RecoverySheet codes={codes} onClose={() => showCodes(null)} />
      {proving.sheet}
    </>
  )
}

function AppRow({ state, prove, onCodes }: FactorProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const change = useChange()
  const [secret, show] = useState<AppSecret | null>(null)
  const since = state.authenticatorSince
  const setUp = async (): Promise<void> => {
    const proof = await prove({ title: t('setUpApp'), text: `${t('confirmFirst')} ${t('consequence')}` })
    if (proof === null) return
    await change.run(async () => show(await call('POST /api/user/authenticator/begin', { proof }, { quiet: true })))
  }
  const remove = async (): Promise<void> => {
    const proof = await prove({ title: t('removeApp'), text: `${t('removeAppText')} ${t('consequence')}` })
    if (proof === null) return
    await change.run(() => call('POST /api/user/authenticator/remove', { proof }, { quiet: true }), t('appGone'))
  }
  const finish = (codes: readonly string[] | null): void => {
    show(null)
    if (codes) onCodes(codes)
  }
  return (
    <>
      <SecurityRow
        icon="phone"
        title={t('app')}
        text={since === null ? t('appOff') : t('appSince', { date: format.date(since) })}
      >
        {since === null ? (
          <Button size="small" busy={change.isBusy} aria-label={t('setUpApp')} onClick={() => void setUp()}>
            {t('setUp')}
          </Button>
        ) : (
          <Button
            kind="danger"
            size="small"
            busy={change.isBusy}
            aria-label={t('removeApp')}
            onClick={() => void remove()}
          >
            {t('remove')}
          </Button>
        )}
      </SecurityRow>
      <ErrorNote text={change.refusal?.message} />
      <Sheet open={secret !== null} onClose={() => show(null)} title={t('setUpApp')}>
        {secret && <AppKeyForm secret={secret} onDone={finish} />}
      </Sheet>
    </>
  )
}

function RecoveryRow({ state, prove, onCodes }: FactorProps) {
  const t = useMessages(messages)
  const { isBusy, refusal, run } = useChange()
  const renew = async (): Promise<void> => {
    const proof = await prove({ title: t('renewTitle'), text: t('renewText') })
    if (proof === null) return
    await run(async () => {
      const { recoveryCodes } = await call('POST /api/user/recovery_codes', { proof }, { quiet: true })
      onCodes(recoveryCodes)
    })
  }
  return (
    <>
      <SecurityRow
        icon="book"
        title={t('recovery')}
        text={t('recoveryLeft', { left: state.recoveryCodesLeft, of: RECOVERY_CODES })}
      >
        <Button
          kind="quiet"
          size="small"
          busy={isBusy}
          aria-label={`${t('renew')}: ${t('recovery')}`}
          onClick={() => void renew()}
        >
          {t('renew')}
        </Button>
      </SecurityRow>
      <ErrorNote text={refusal?.message} />
    </>
  )
}

const FILE = 'glasshouse-recovery-codes.txt'

/** Shows new codes once; a player who did not keep them has to make new ones. */
function RecoverySheet({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const t = useMessages(messages)
  return (
    <Sheet open={codes !== null} onClose={onClose} title={t('codesTitle')}>
      {codes && (
        <Stack gap={16}>
          <Paragraph>{t('codesText')}</Paragraph>
          <Grid as="ol" gap={8} className={css.codes} aria-label={t('codesList')}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Grid>
          <Grid gap={10}>
            <Button kind="quiet" onClick={() => void copyText(codes.join('\n'), t('copied'))}>
              {t('copy')}
            </Button>
            <Button
              kind="quiet"
              onClick={() => downloadText(FILE, 'text/plain', `${t('file')}\n\n${codes.join('\n')}\n`)}
            >
              {t('download')}
            </Button>
          </Grid>
          <Button size="large" wide onClick={onClose}>
            {t('kept')}
          </Button>
        </Stack>
      )}
    </Sheet>
  )
}

interface AppSecret {
  readonly secret: string
  readonly uri: string
}

interface AppKeyFormProps {
  secret: AppSecret
  onDone: (recoveryCodes: readonly string[] | null) => void
}

/** The key for the app as a QR code and as text, and a field for the app's first code. */
function AppKeyForm({ secret: { secret, uri }, onDone }: AppKeyFormProps) {
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
