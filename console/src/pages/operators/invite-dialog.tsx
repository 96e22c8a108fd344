import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useState } from 'react'
import type { Role } from '../../client/call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SecretDialog } from './confirm-dialogs.tsx'
import { RoleSelect } from './role-select.tsx'

interface InviteDialogProps {
  /** Resolves to the secret of the link. */
  readonly onInvite: (name: string, role: Role) => Promise<string>
  readonly onClose: () => void
}

export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<Role>('support')
  const [secret, setSecret] = useState('')
  if (secret)
    return (
      <SecretDialog
        title="The invitation is made"
        secret={`${location.origin}${location.pathname}#/invitation/${secret}`}
        label="Link of the invitation"
        onClose={onClose}
      >
        Hand this link over. It is good once, for 48 hours.
      </SecretDialog>
    )
  return (
    <FormDialog<'name'>
      title="Invite an operator"
      act="Invite"
      onSubmit={async ({ name }) => {
        setSecret(await onInvite(name, role))
        return false
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="name"
        required
        minLength={2}
        maxLength={40}
        autoComplete="off"
        hint="By which he logs in and is seen in the audit log. It stays."
      />
      <RoleSelect value={role} onChange={setRole} />
    </FormDialog>
  )
}
