import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { TextField } from '@glasshouse/ui/forms/field.tsx'
import { useState } from 'react'
import type { Role } from '../../client/call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SecretDialog } from './confirm-dialogs.tsx'
import { RoleSelect } from './role-select.tsx'
import { messages } from './messages.ts'

interface InviteDialogProps {
  /** Resolves to the secret of the link, and whether it works already. */
  readonly onInvite: (name: string, role: Role) => Promise<{ secret: string; isAgreed: boolean }>
  readonly onClose: () => void
}

export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const t = useMessages(messages)
  const [role, setRole] = useState<Role>('support')
  const [made, setMade] = useState<{ secret: string; isAgreed: boolean } | null>(null)
  if (made)
    return (
      <SecretDialog
        title={t('invitationTitle')}
        secret={`${location.origin}${location.pathname}#/invitation/${made.secret}`}
        label={t('invitationLink')}
        onClose={onClose}
      >
        {t(made.isAgreed ? 'invitationText' : 'invitationWaits')}
      </SecretDialog>
    )
  return (
    <FormDialog<'name'>
      title={t('inviteTitle')}
      act={t('invite')}
      onSubmit={async ({ name }) => {
        setMade(await onInvite(name, role))
        return false
      }}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        name="name"
        required
        minLength={2}
        maxLength={40}
        autoComplete="off"
        hint={t('nameHint')}
      />
      <RoleSelect value={role} onChange={setRole} />
    </FormDialog>
  )
}
