import { useState } from 'react'
import type { PasskeyCreation } from '@glasshouse/rulebook/wire/account/passkeys'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { canUsePasskeys } from '../../step-up/passkey.ts'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import type { FactorProps } from './factor-props.ts'
import { PASSKEYS_MAX } from './limits.ts'
import { messages } from './messages.ts'
import { Panel, Row } from './panel.tsx'
import { AddPasskeySheet, RenamePasskeySheet, type Passkey } from './passkey-sheets.tsx'
import { useChange } from './use-change.ts'
import css from './security.module.css'

const call = caller<SecurityContract>()
const NOW_MS = 30_000

export function PasskeysPanel({ state, prove, onCodes }: FactorProps) {
  const t = useMessages(messages)
  const change = useChange()
  const [creation, create] = useState<PasskeyCreation | null>(null)
  const [renamed, rename] = useState<Passkey | null>(null)
  const begin = async (): Promise<void> => {
    const proof = await prove({ title: t('addPasskey'), text: `${t('confirmFirst')} ${t('consequence')}` })
    if (proof === null) return
    await change.run(async () => create(await call('POST /api/user/passkeys/begin', { proof }, { quiet: true })))
  }
  const remove = async ({ id, name }: Passkey): Promise<void> => {
    const proof = await prove({
      title: t('removePasskey', { name }),
      text: `${t('removePasskeyText')} ${t('consequence')}`,
    })
    if (proof === null) return
    const work = async () => void (await call('POST /api/user/passkeys/{id}/remove', { id, proof }, { quiet: true }))
    await change.run(work, t('passkeyGone'))
  }
  return (
    <Panel title={t('passkeys')} text={t('passkeysText')}>
      {state.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRename={rename} onRemove={(one) => void remove(one)} />
      ))}
      {change.words && (
        <p className={css.problem} role="alert">
          {change.words}
        </p>
      )}
      {!canUsePasskeys() ? (
        <p className={css.fine}>{t('passkeysHere')}</p>
      ) : (
        state.passkeys.length < PASSKEYS_MAX && (
          <Button kind="quiet" wide busy={change.isBusy} onClick={() => void begin()}>
            {t('addPasskey')}
          </Button>
        )
      )}
      <AddPasskeySheet
        creation={creation}
        onClose={() => create(null)}
        onDone={(codes) => {
          create(null)
          if (codes) onCodes(codes)
        }}
      />
      <RenamePasskeySheet passkey={renamed} onClose={() => rename(null)} />
    </Panel>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useMessages(messages)
  const format = useFormat()
  const nowMs = useNow(NOW_MS)
  const { name, lastUsed, isSynced } = passkey
  const used = lastUsed === null ? t('passkeyUnused') : t('passkeyUsed', { time: format.timeAgo(lastUsed, nowMs) })
  return (
    <Row icon="shield" title={name} text={isSynced ? `${used} · ${t('passkeySynced')}` : used}>
      <IconButton icon="edit" label={`${t('rename')}: ${name}`} onClick={() => onRename(passkey)} />
      <IconButton icon="close" label={t('removePasskey', { name })} onClick={() => onRemove(passkey)} />
    </Row>
  )
}
