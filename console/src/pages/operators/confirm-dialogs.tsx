import { useState } from 'react'
import { call, type Role } from '../../client/call.ts'
import { ConfirmDialog, Dialog, dialogBody } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'
import type { RowOf } from '../../ui/data-table/use-list.ts'
import { CopyOnce } from './copy-once.tsx'
import { ROLES, roleWords } from './roles.ts'

export interface Decision {
  readonly what: 'role' | 'suspend' | 'lift' | 'reset'
  readonly row: RowOf<'operators'>
}

interface DecidingProps {
  readonly decision: Decision
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

export function Deciding(props: DecidingProps) {
  const { what } = props.decision
  if (what === 'role') return <RoleDialog {...props} />
  if (what === 'reset') return <ResetDialog {...props} />
  return <StatusDialog {...props} />
}

function RoleDialog({ decision: { row }, onDone, onClose }: DecidingProps) {
  const [role, setRole] = useState<Role>(row.role)
  return (
    <ConfirmDialog
      title={`Role of ${row.name}`}
      act="Change role"
      onClose={onClose}
      onConfirm={async () => {
        await call('PUT /api/console/operator/role', { id: row.id, role })
        await onDone()
        toast(`${row.name} is ${role} now.`)
      }}
    >
      <SelectField
        label="Role"
        value={role}
        options={ROLES.map((value) => ({ value, label: value }))}
        hint={roleWords[role]}
        onChange={({ target }) => setRole(target.value as Role)}
      />
    </ConfirmDialog>
  )
}

function StatusDialog({ decision: { what, row }, onDone, onClose }: DecidingProps) {
  const isSuspended = what === 'suspend'
  return (
    <ConfirmDialog
      title={isSuspended ? `Suspend ${row.name}?` : `Let ${row.name} in again?`}
      act={isSuspended ? 'Suspend' : 'Lift suspension'}
      isDanger={isSuspended}
      wantsReason
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const status = isSuspended ? 'suspended' : 'active'
        await call('PUT /api/console/operator/status', { id: row.id, status, reason })
        await onDone()
        toast(isSuspended ? `${row.name} is suspended.` : `${row.name} may log in again.`)
      }}
    >
      {isSuspended && <p>All sessions end at once, and invitations that wait are void.</p>}
    </ConfirmDialog>
  )
}

function ResetDialog({ decision: { row }, onDone, onClose }: DecidingProps) {
  const [password, setPassword] = useState('')
  if (password) {
    return (
      <Dialog title={`One-time password of ${row.name}`} onClose={onClose}>
        <div className={dialogBody}>
          <p>Hand it over in person. With it he chooses a password and sets a second factor up anew.</p>
          <CopyOnce text={password} label="One-time password" />
        </div>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      title={`Reset the access of ${row.name}?`}
      act="Reset access"
      isDanger
      wantsReason
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const { oneTimePassword } = await call('POST /api/console/operator/reset', { id: row.id, reason })
        await onDone()
        setPassword(oneTimePassword)
        return false
      }}
    >
      <p>His second factors, recovery codes, password and sessions are void. You get a one-time password for him.</p>
    </ConfirmDialog>
  )
}
