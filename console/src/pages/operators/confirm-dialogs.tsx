import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import type { operatorList } from '@glasshouse/rulebook/backoffice/lists'
import { Note } from '@glasshouse/ui/layout/panel.tsx'
import { Button } from '../../ui/button.tsx'
import { useState } from 'react'
import { call, type Role } from '../../client/call.ts'
import { Dialog } from '@glasshouse/ui/overlays/dialog.tsx'
import { DialogBody, FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { RoleSelect } from './role-select.tsx'

/** A secret that is shown once: it can be copied, and is not shown again. */
export function CopyOnce({ text, label }: { text: string; label: string }) {
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast('Copied.'),
      () => toast('This browser does not copy. Select it by hand.'),
    )
  return (
    <>
      <Note role="group" aria-label={label} style={{ textAlign: 'center', userSelect: 'all' }}>
        <code>{text}</code>
      </Note>
      <p className="hint">It is not shown again.</p>
      <Button kind="primary" onClick={copy}>
        Copy
      </Button>
    </>
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
  if (password) {
    return (
      <Dialog title={`One-time password of ${row.name}`} onClose={onClose}>
        <DialogBody>
          <p>Hand it over in person. With it he chooses a password and sets a second factor up anew.</p>
          <CopyOnce text={password} label="One-time password" />
        </DialogBody>
      </Dialog>
    )
  }
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
