import { useState } from 'react'
import type { PasskeyCreation } from '@glasshouse/rulebook/wire/account/passkeys'
import type { PASSKEYS_MAX as MOST, SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { canUsePasskeys } from '@glasshouse/ui/step-up/passkey.ts'
import type { ProofRequest } from '../../step-up/use-proof.tsx'
import type { SecurityState } from '../../step-up/use-security.ts'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { messages } from './messages.ts'
import { AddPasskeyForm, RenamePasskeyForm, type Passkey } from './passkey-forms.tsx'
import { SecurityRow } from './security-row.tsx'
import { useChange } from './use-change.ts'

const call = caller<SecurityContract>()
const NOW_MS = 30_000
// The type holds the number to the server's; importing the value would bring all schemas along.
const PASSKEYS_MAX: typeof MOST = 10

export interface FactorProps {
  state: SecurityState
  /** Asks for the proof that every change of a factor needs. */
  prove: (request: Omit<ProofRequest, 'purpose'>) => Promise<string | null>
  /** New recovery codes, to be shown this once. */
  onCodes: (codes: readonly string[]) => void
}

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
    await change.run(
      () => call('POST /api/user/passkeys/{id}/remove', { id, proof }, { quiet: true }),
      t('passkeyGone'),
    )
  }
  const finish = (codes: readonly string[] | null): void => {
    create(null)
    if (codes) onCodes(codes)
  }
  return (
    <Panel title={t('passkeys')} text={t('passkeysText')}>
      {state.passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRename={rename} onRemove={(one) => void remove(one)} />
      ))}
      <ErrorNote text={change.refusal?.message} />
      {!canUsePasskeys() ? (
        <Hint>{t('passkeysHere')}</Hint>
      ) : (
        state.passkeys.length < PASSKEYS_MAX && (
          <Button kind="quiet" wide busy={change.isBusy} onClick={() => void begin()}>
            {t('addPasskey')}
          </Button>
        )
      )}
      <Sheet open={creation !== null} onClose={() => create(null)} title={t('addPasskey')}>
        {creation && <AddPasskeyForm creation={creation} onDone={finish} />}
      </Sheet>
      <Sheet open={renamed !== null} onClose={() => rename(null)} title={t('renamePasskey')}>
        {renamed && <RenamePasskeyForm passkey={renamed} onDone={() => rename(null)} />}
      </Sheet>
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
    <SecurityRow icon="shield" title={name} text={isSynced ? `${used} · ${t('passkeySynced')}` : used}>
      <IconButton icon="edit" label={`${t('rename')}: ${name}`} onClick={() => onRename(passkey)} />
      <IconButton icon="close" label={t('removePasskey', { name })} onClick={() => onRemove(passkey)} />
    </SecurityRow>
  )
}
