import { useState } from 'react'
import type { PasskeyCreation } from '@glasshouse/rulebook/wire/account/passkeys'
import type { SecurityContract } from '@glasshouse/rulebook/wire/account/security'
import { caller } from '../../client/call.ts'
import { isCancelled, isRegistered, makePasskey } from '@glasshouse/ui/step-up/passkey.ts'
import type { SecurityState } from '../../step-up/use-security.ts'
import { Button } from '@glasshouse/ui/controls/button.tsx'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Form } from '@glasshouse/ui/forms/form.tsx'
import { ErrorNote } from '@glasshouse/ui/states/error-note.tsx'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { messages } from './messages.ts'
import { Consequence } from './security-row.tsx'
import { useChange } from './use-change.ts'

const call = caller<SecurityContract>()
const NAME_MAX = 40

export type Passkey = SecurityState['passkeys'][number]

interface AddPasskeyProps {
  creation: PasskeyCreation
  onDone: (recoveryCodes: readonly string[] | null) => void
}

/** Asks for the name first: browsers make a passkey only right after a tap. */
export function AddPasskeyForm({ creation, onDone }: AddPasskeyProps) {
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

export function RenamePasskeyForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
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
