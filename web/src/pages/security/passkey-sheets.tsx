import { useState, type FormEvent } from 'react'
import type { PasskeyCreation } from '@glasshouse/rulebook/wire/account/passkeys'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { isCancelled, isMadeAlready, makePasskey } from '../../step-up/passkey.ts'
import type { SecurityState } from '../../step-up/use-security.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Sheet } from '@glasshouse/ui/overlays/sheet.tsx'
import { messages } from './messages.ts'
import { Consequence } from './panel.tsx'
import { useChange } from './use-change.ts'
import css from './security.module.css'

const call = caller<SecurityContract>()
const NAME_MAX = 40

export type Passkey = SecurityState['passkeys'][number]

interface AddProps {
  creation: PasskeyCreation | null
  onClose: () => void
  onDone: (recoveryCodes: readonly string[] | null) => void
}

/** The name first: browsers make a passkey only right after a tap. */
export function AddPasskeySheet({ creation, onClose, onDone }: AddProps) {
  const t = useMessages(messages)
  return (
    <Sheet open={creation !== null} onClose={onClose} title={t('addPasskey')}>
      {creation && <AddForm creation={creation} onDone={onDone} />}
    </Sheet>
  )
}

function AddForm({ creation, onDone }: { creation: PasskeyCreation; onDone: AddProps['onDone'] }) {
  const t = useMessages(messages)
  const { isBusy, words, run } = useChange()
  const [name, setName] = useState('')
  const [failed, setFailed] = useState<string | null>(null)
  const make = async (): Promise<void> => {
    try {
      const passkey = await makePasskey(creation)
      const { recoveryCodes } = await call('POST /api/user/passkeys', { name, passkey }, { quiet: true })
      onDone(recoveryCodes)
    } catch (error) {
      if (isMadeAlready(error)) setFailed(t('passkeyHere'))
      else if (isCancelled(error)) setFailed(t('passkeyFailed'))
      else throw error
    }
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setFailed(null)
    if (name.trim()) void run(make)
  }
  const problem = words ?? failed
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        value={name}
        onChange={setName}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <Consequence />
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" size="large" wide busy={isBusy} disabled={!name.trim()}>
        {t('create')}
      </Button>
    </form>
  )
}

export function RenamePasskeySheet({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const t = useMessages(messages)
  return (
    <Sheet open={passkey !== null} onClose={onClose} title={t('renamePasskey')}>
      {passkey && <RenameForm key={passkey.id} passkey={passkey} onDone={onClose} />}
    </Sheet>
  )
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useMessages(messages)
  const { isBusy, words, run } = useChange()
  const [name, setName] = useState(passkey.name)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const work = async () => void (await call('PUT /api/user/passkeys/{id}', { id: passkey.id, name }, { quiet: true }))
    if (name.trim() && (await run(work))) onDone()
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('passkeyName')}
        value={name}
        onChange={setName}
        error={words}
        maxLength={NAME_MAX}
        autoComplete="off"
      />
      <Button type="submit" size="large" wide busy={isBusy} disabled={!name.trim()}>
        {t('save')}
      </Button>
    </form>
  )
}
