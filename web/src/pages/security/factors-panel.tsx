import { useState } from 'react'
import { RECOVERY_CODES } from './limits.ts'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { useProof, type ProofRequest } from '../../step-up/use-proof.tsx'
import type { SecurityState } from '../../step-up/use-security.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { AppSheet, type AppSecret } from './app-sheet.tsx'
import type { FactorProps } from './factor-props.ts'
import { messages } from './messages.ts'
import { Panel, Row } from './panel.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoverySheet } from './recovery-sheet.tsx'
import { useChange } from './use-change.ts'
import css from './security.module.css'

const call = caller<SecurityContract>()

/** The app, the recovery codes and the passkeys: all that is asked for beside the password. */
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
        state={
          <span className={css.state} data-on={isOn || undefined}>
            {t(isOn ? 'on' : 'off')}
          </span>
        }
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
    const work = async () => void (await call('POST /api/user/authenticator/remove', { proof }, { quiet: true }))
    await change.run(work, t('appGone'))
  }
  return (
    <>
      <Row
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
      </Row>
      {change.words && (
        <p className={css.problem} role="alert">
          {change.words}
        </p>
      )}
      <AppSheet
        secret={secret}
        onClose={() => show(null)}
        onDone={(codes) => {
          show(null)
          if (codes) onCodes(codes)
        }}
      />
    </>
  )
}

function RecoveryRow({ state, prove, onCodes }: FactorProps) {
  const t = useMessages(messages)
  const { isBusy, words, run } = useChange()
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
      <Row
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
      </Row>
      {words && (
        <p className={css.problem} role="alert">
          {words}
        </p>
      )}
    </>
  )
}
