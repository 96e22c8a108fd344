import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { Role } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, dialogBody, dialogFeet } from '../../ui/dialog.tsx'
import { Field, fieldsOf, SelectField } from '../../ui/field.tsx'
import { CopyOnce } from './copy-once.tsx'
import { ROLES, roleWords } from './roles.ts'

interface InviteDialogProps {
  /** Answers the secret of the link. */
  readonly onInvite: (name: string, role: Role) => Promise<string>
  readonly onClose: () => void
}

export function InviteDialog({ onInvite, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<Role>('support')
  const invite = useMutation({ mutationFn: (name: string) => onInvite(name, role) })
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    invite.mutate(fieldsOf<'name'>(event.currentTarget).name)
  }
  if (invite.data) {
    return (
      <Dialog title="The invitation is made" onClose={onClose}>
        <div className={dialogBody}>
          <p>Hand this link over. It is good once, for 48 hours.</p>
          <CopyOnce text={linkOf(invite.data)} label="Link of the invitation" />
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title="Invite an operator" onClose={onClose}>
      <form className={dialogBody} onSubmit={submit}>
        <Field
          label="Name"
          name="name"
          required
          minLength={2}
          maxLength={40}
          autoComplete="off"
          hint="By which he logs in and is seen in the audit log. It stays."
        />
        <SelectField
          label="Role"
          value={role}
          options={ROLES.map((value) => ({ value, label: value }))}
          hint={roleWords[role]}
          onChange={({ target }) => setRole(target.value as Role)}
        />
        {invite.isError && <p role="alert">{invite.error.message}</p>}
        <div className={dialogFeet}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="main" busy={invite.isPending}>
            Invite
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const linkOf = (secret: string): string => `${location.origin}${location.pathname}#/invitation/${secret}`
