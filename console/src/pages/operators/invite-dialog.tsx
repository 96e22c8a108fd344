import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { Dialog } from '@glasshouse/ui/overlays/dialog.tsx'
import { useState } from 'react'
import type { Role } from '../../client/call.ts'
import { DialogBody, FormDialog } from '../../ui/form-dialog.tsx'
import { CopyOnce } from './confirm-dialogs.tsx'
import { RoleSelect } from './role-select.tsx'

interface InviteDialogProps {
  /** Resolves to the secret of the link. */
  readonly onInvite: (name: string, role: Role) => Promise<string>
  readonly onClose: () => void
}

export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<Role>('support')
  const [secret, setSecret] = useState('')
  if (secret) {
    return (
      <Dialog title="The invitation is made" onClose={onClose}>
        <DialogBody>
          <p>Hand this link over. It is good once, for 48 hours.</p>
          <CopyOnce text={linkOf(secret)} label="Link of the invitation" />
        </DialogBody>
      </Dialog>
    )
  }
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

const linkOf = (secret: string): string => `${location.origin}${location.pathname}#/invitation/${secret}`
