import { useState } from 'react'
import type { PasskeyCreation } from '@glasshouse/rulebook/wire/account/passkeys'
import type { PASSKEYS_MAX as MOST, SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { Button, IconButton } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { canUsePasskeys, isCancelled, isRegistered, makePasskey } from '@glasshouse/ui/step-up/passkey.ts'
import { useFormat, useMessages } from '@glasshouse/ui/text/i18n.ts'
import { useNow } from '@glasshouse/ui/text/now.ts'
import { Hint } from '@glasshouse/ui/text/text.tsx'
import { caller } from '../../client/call.ts'
import type { ProofRequest } from '../../step-up/use-proof.tsx'
import type { SecurityState } from '../../step-up/use-security.tsx'
import { messages } from './messages.ts'
import { Consequence, SecurityRow } from './security-row.tsx'
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

const NAME_MAX = 40

type Passkey = SecurityState['passkeys'][number]

interface AddPasskeyProps {
  creation: PasskeyCreation
  onDone: (recoveryCodes: readonly string[] | null) => void
}

/** Asks for the name first: browsers make a passkey only right after a tap. */
function AddPasskeyForm({ creation, onDone }: AddPasskeyProps) {
  const t = useMessages(messages)
  const { isBusy, refusal, run } = useChange()
  const [name, setName] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    try {
      const passkey = await makePasskey(creation)
      const { recoveryCodes } = await call('POST /api/user/passkeys', { name, passkey }, { quiet: true })
      onDone(recoveryCodes)
    } catch (error) {
      if (isRegistered(error)) setFailed(t('passkeyHere'))
      else if (isCancelled(error)) setFailed(t('passkeyFailed'))
      else throw error
    }
  }
  const submit = (): void => {
    setFailed(null)
    if (name.trim()) void run(make)
  }
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        value={name}
        onChange={setName}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <Consequence />
      <ErrorNote text={refusal?.message ?? failed} />
      <Button type="submit" size="large" wide busy={isBusy} disabled={!name.trim()}>
        {t('create')}
      </Button>
    </Form>
  )
}

function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useMessages(messages)
  const { isBusy, refusal, run } = useChange()
  const [name, setName] = useState(passkey.name)
  const submit = async (): Promise<void> => {
    const save = () => call('PUT /api/user/passkeys/{id}', { id: passkey.id, name }, { quiet: true })
    if (name.trim() && (await run(save))) onDone()
  }
  return (
    <Form onSubmit={() => void submit()}>
      <TextField
        label={t('passkeyName')}
        value={name}
        onChange={setName}
        error={refusal?.message}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <Button type="submit" size="large" wide busy={isBusy} disabled={!name.trim()}>
        {t('save')}
      </Button>
    </Form>
  )
}
