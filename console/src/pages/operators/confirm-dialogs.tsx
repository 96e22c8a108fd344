import { useMessages } from '@glasshouse/ui/text/i18n.ts'
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
import { messages } from './messages.ts'

interface SecretDialogProps {
  readonly title: string
  readonly secret: string
  readonly label: string
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A secret to copy, which is shown once. */
export function SecretDialog({ title, secret, label, children, onClose }: SecretDialogProps) {
  const t = useMessages(messages)
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => toast(t('copied', { label })),
      () => toast(t('notCopied')),
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap={14}>
        <p>{children}</p>
        <Note role="group" aria-label={label} style={{ textAlign: 'center', userSelect: 'all' }}>
          <code>{secret}</code>
        </Note>
        <p className="hint">{t('shownOnce')}</p>
        <Button kind="primary" onClick={copy}>
          {t('copy')}
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
  const t = useMessages(messages)
  const [role, setRole] = useState<Role>(row.role)
  return (
    <FormDialog
      title={t('changeRoleOf', { name: row.name })}
      act={t('changeRole')}
      onClose={onClose}
      onSubmit={async () => {
        const { proposal } = await call('PUT /api/console/operator/role', { id: row.id, role })
        await onDone()
        toast(t(proposal ? 'roleProposed' : 'roleChanged', { name: row.name, role }))
      }}
    >
      <RoleSelect value={role} onChange={setRole} />
    </FormDialog>
  )
}

function StatusDialog({ decision: { what, row }, onDone, onClose }: DecisionProps) {
  const t = useMessages(messages)
  const { name } = row
  const isSuspended = what === 'suspend'
  return (
    <FormDialog
      title={t(isSuspended ? 'suspendTitle' : 'liftTitle', { name })}
      act={t(isSuspended ? 'suspend' : 'lift')}
      isDanger={isSuspended}
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        const status = isSuspended ? 'suspended' : 'active'
        await call('PUT /api/console/operator/status', { id: row.id, status, reason })
        await onDone()
        toast(t(isSuspended ? 'suspended' : 'lifted', { name }))
      }}
    >
      {isSuspended && <p>{t('suspendText')}</p>}
    </FormDialog>
  )
}

function ResetDialog({ decision: { row }, onDone, onClose }: DecisionProps) {
  const t = useMessages(messages)
  return (
    <FormDialog
      title={t('resetTitle', { name: row.name })}
      act={t('resetAccess')}
      isDanger
      wantsReason
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        await call('POST /api/console/operator/reset', { id: row.id, reason })
        await onDone()
        toast(t('resetProposed', { name: row.name }))
      }}
    >
      <p>{t('resetText')}</p>
    </FormDialog>
  )
}
