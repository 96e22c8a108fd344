import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import type { operatorList } from '@glasshouse/rulebook/backoffice/lists'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Button } from '../../ui/button.tsx'
import { useState, type ReactNode } from 'react'
import { call, type Role } from '../../client/call.ts'
import { Dialog } from '@glasshouse/ui/overlays/dialog.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { RoleSelect } from './role-select.tsx'

interface SecretDialogProps {
  readonly title: string
  readonly secret: string
  readonly label: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A secret to copy, which is shown once. */
export function SecretDialog({ title, secret, label, children, onClose }: SecretDialogProps) {
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => toast('Copied.'),
      () => toast('This browser does not copy. Select it by hand.'),
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={14}>
        <p>{children}</p>
        <Note role="group" aria-label={label} style={{ textAlign: 'center', userSelect: 'all' }}>
          <code>{secret}</code>
        </Note>
        <p className="hint">It is not shown again.</p>
        <Button kind="primary" onClick={copy}>
          Copy
        </Button>
      </Stack>
    </Dialog>
  )
}

export interface Decision {
  readonly what: 'role' | 'suspend' | 'lift' | 'reset'
  readonly row: RowOf<typeof operatorList>
}

interface DecisionProps {
  readonly decision: Decision
  readonly onDone: () => Promise<void>
  readonly onClose: () => void
}

export function DecisionDialog(props: DecisionProps) {
  const { what } = props.decision
  if (what === 'role') return <RoleDialog {...props} />
  if (what === 'reset') return <ResetDialog {...props} />
  return <StatusDialog {...props} />
}

function RoleDialog({ decision: { row }, onDone, onClose }: DecisionProps) {
  const [role, setRole] = useState<Role>(row.role)
  return (
    <FormDialog
      title={`Role of ${row.name}`}
      act="Change role"
      onClose={onClose}
      onSubmit={async () => {
        await call('PUT /api/console/operator/role', { id: row.id, role })
        await onDone()
        toast(`${row.name} is ${role} now.`)
      }}
    >
      <RoleSelect value={role} onChange={setRole} />
    </FormDialog>
  )
}

function StatusDialog({ decision: { what, row }, onDone, onClose }: DecisionProps) {
  const isSuspended = what === 'suspend'
  return (
    <FormDialog
      title={isSuspended ? `Suspend ${row.name}?` : `Let ${row.name} in again?`}
      act={isSuspended ? 'Suspend' : 'Lift suspension'}
      isDanger={isSuspended}
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        const status = isSuspended ? 'suspended' : 'active'
        await call('PUT /api/console/operator/status', { id: row.id, status, reason })
        await onDone()
        toast(isSuspended ? `${row.name} is suspended.` : `${row.name} may log in again.`)
      }}
    >
      {isSuspended && <p>All sessions end at once, and invitations that wait are void.</p>}
    </FormDialog>
  )
}

function ResetDialog({ decision: { row }, onDone, onClose }: DecisionProps) {
  const [password, setPassword] = useState('')
  if (password)
    return (
      <SecretDialog
        title={`One-time password of ${row.name}`}
        secret={password}
        label="One-time password"
        onClose={onClose}
      >
        Hand it over in person. With it he chooses a password and sets a second factor up anew.
      </SecretDialog>
    )
  return (
    <FormDialog
      title={`Reset the access of ${row.name}?`}
      act="Reset access"
      isDanger
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        const { oneTimePassword } = await call('POST /api/console/operator/reset', { id: row.id, reason })
        await onDone()
        setPassword(oneTimePassword)
        return false
      }}
    >
      <p>His second factors, recovery codes, password and sessions are void. You get a one-time password for him.</p>
    </FormDialog>
  )
}
