// What an operator's role allows them to do with a player.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { gold } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import type { ActionProps, Profile } from './player-state.tsx'
import { messages } from './messages.ts'

type Open = 'suspend' | 'lift' | 'adjust' | 'recovery' | null

export function PlayerActions({ profile, role, onChanged }: ActionProps) {
  const t = useMessages(messages)
  const [open, setOpen] = useState<Open>(null)
  const close = (): void => setOpen(null)
  const dialog = { profile, onChanged, onClose: close }
  const maySuspend = role === 'risk' || role === 'owner'
  const mayCare = role === 'support' || maySuspend
  const mayBook = role === 'finance' || role === 'owner'
  return (
    <Row wrap gap={10} style={{ marginLeft: 'auto' }}>
      {mayCare && profile.state !== 'closed' && <Button onClick={() => setOpen('recovery')}>{t('recovery')}</Button>}
      {mayBook && <Button onClick={() => setOpen('adjust')}>{t('adjust')}</Button>}
      {maySuspend && profile.state === 'active' && (
        <Button kind="danger" onClick={() => setOpen('suspend')}>
          {t('suspend')}
        </Button>
      )}
      {maySuspend && profile.state === 'suspended' && <Button onClick={() => setOpen('lift')}>{t('lift')}</Button>}
      {open === 'suspend' && <SuspendDialog {...dialog} />}
      {open === 'lift' && <LiftDialog {...dialog} />}
      {open === 'recovery' && <RecoveryDialog {...dialog} />}
      {open === 'adjust' && <AdjustDialog {...dialog} />}
    </Row>
  )
}

interface DialogProps {
  readonly profile: Profile
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

function SuspendDialog({ profile: { id, nickname: name }, onChanged, onClose }: DialogProps) {
  const t = useMessages(messages)
  return (
    <FormDialog<'reason' | 'words'>
      title={t('suspendTitle', { name })}
      act={t('suspend')}
      isDanger
      onSubmit={async ({ reason, words }) => {
        await call('POST /api/console/player/suspend', { id, reason, words })
        toast(t('suspended', { name }))
        await onChanged()
      }}
      onClose={onClose}
    >
      <p>{t('suspendText')}</p>
      <TextArea
        label={t('messageToPlayer')}
        name="words"
        required
        minLength={3}
        maxLength={300}
        hint={t('messageHint')}
      />
      <ReasonField hint={t('suspendReasonHint')} />
    </FormDialog>
  )
}

function RecoveryDialog({ profile: { id, nickname: name }, onClose }: DialogProps) {
  const t = useMessages(messages)
  return (
    <FormDialog
      title={t('recoveryTitle', { name })}
      act={t('recovery')}
      wantsReason
      onSubmit={async ({ reason }) => {
        const { by } = await call('POST /api/console/player/recovery', { id, reason })
        toast(t(by === 'sms' ? 'recoverySentSms' : 'recoverySentEmail', { name }))
      }}
      onClose={onClose}
    >
      <p>{t('recoveryText')}</p>
    </FormDialog>
  )
}

function LiftDialog({ profile: { id, nickname: name }, onChanged, onClose }: DialogProps) {
  const t = useMessages(messages)
  return (
    <FormDialog
      title={t('liftTitle', { name })}
      act={t('lift')}
      wantsReason
      onSubmit={async ({ reason }) => {
        await call('POST /api/console/player/lift', { id, reason })
        toast(t('lifted', { name }))
        await onChanged()
      }}
      onClose={onClose}
    >
      <p>{t('liftText')}</p>
    </FormDialog>
  )
}

const COUNTER_ACCOUNTS = ['suspense', 'commission', 'rewards'] as const

function AdjustDialog({ profile: { id, nickname: name, state }, onChanged, onClose }: DialogProps) {
  const t = useMessages(messages)
  // Made once for this dialog, so that pressing twice books once.
  const [requestId] = useState(() => crypto.randomUUID())
  return (
    <FormDialog<'amount' | 'against' | 'reason'>
      title={t('adjustTitle', { name })}
      act={t('adjust')}
      onSubmit={async ({ amount, against, reason }) => {
        const booked = await call('POST /api/console/adjustment', {
          requestId,
          playerId: id,
          amount: Number(amount),
          against: against as 'suspense' | 'commission' | 'rewards' | 'back',
          reason,
        })
        toast(t(booked.state === 'booked' ? 'adjusted' : 'adjustmentPending', { name, gold: gold(Number(amount)) }))
        await onChanged()
      }}
      onClose={onClose}
    >
      <p>{t('adjustText')}</p>
      <TextField label={t('amount')} name="amount" type="number" step={1} required hint={t('amountHint')} />
      <Select
        label={t('counterAccount')}
        name="against"
        options={[...(state === 'closed' ? (['back'] as const) : []), ...COUNTER_ACCOUNTS].map((value) => ({
          value,
          label: t(value),
        }))}
        hint={t('counterAccountHint')}
      />
      <ReasonField hint={t('adjustReasonHint')} />
    </FormDialog>
  )
}
