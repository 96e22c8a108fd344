// What an operator's role allows them to do with a player.

import { Row } from '@glasshouse/ui/layout/stack.tsx'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { TextArea } from '@glasshouse/ui/forms/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import type { ActionProps, Profile } from './player-state.tsx'

type Open = 'suspend' | 'lift' | 'adjust' | null

export function PlayerActions({ profile, role, onChanged }: ActionProps) {
  const [open, setOpen] = useState<Open>(null)
  const close = (): void => setOpen(null)
  const dialog = { profile, onChanged, onClose: close }
  const maySuspend = role === 'risk' || role === 'owner'
  const mayBook = role === 'finance' || role === 'owner'
  return (
    <Row wrap gap={10} style={{ marginLeft: 'auto' }}>
      {mayBook && <Button onClick={() => setOpen('adjust')}>Adjust gold</Button>}
      {maySuspend && profile.state === 'active' && (
        <Button kind="danger" onClick={() => setOpen('suspend')}>
          Suspend
        </Button>
      )}
      {maySuspend && profile.state === 'suspended' && <Button onClick={() => setOpen('lift')}>Lift suspension</Button>}
      {open === 'suspend' && <SuspendDialog {...dialog} />}
      {open === 'lift' && <LiftDialog {...dialog} />}
      {open === 'adjust' && <AdjustDialog {...dialog} />}
    </Row>
  )
}

interface DialogProps {
  readonly profile: Profile
  readonly onChanged: () => Promise<unknown>
  readonly onClose: () => void
}

const SuspendDialog = ({ profile: { id, nickname }, onChanged, onClose }: DialogProps) => (
  <FormDialog<'reason' | 'words'>
    title={`Suspend ${nickname}?`}
    act="Suspend"
    isDanger
    onSubmit={async ({ reason, words }) => {
      await call('POST /api/console/player/suspend', { id, reason, words })
      toast(`${nickname} is suspended.`)
      await onChanged()
    }}
    onClose={onClose}
  >
    <p>
      He is signed out everywhere. He can come back and read why, but not play or recharge; withdrawals wait. Rounds
      under way are settled. His gold stays his.
    </p>
    <TextArea
      label="Words to the player"
      name="words"
      required
      minLength={3}
      maxLength={300}
      hint="He reads them in Messages and wherever he is refused."
    />
    <ReasonField hint="It is kept in the audit log; the player does not see it." />
  </FormDialog>
)

const LiftDialog = ({ profile: { id, nickname }, onChanged, onClose }: DialogProps) => (
  <FormDialog
    title={`Lift the suspension of ${nickname}?`}
    act="Lift"
    wantsReason
    onSubmit={async ({ reason }) => {
      await call('POST /api/console/player/lift', { id, reason })
      toast(`${nickname} may play again.`)
      await onChanged()
    }}
    onClose={onClose}
  >
    <p>He may play and recharge at once, and withdrawals that waited go on. He is told.</p>
  </FormDialog>
)

const AGAINST = [
  { value: 'suspense', label: 'suspense: what is still to be cleared up' },
  { value: 'commission', label: 'commission: what the house has earned' },
  { value: 'rewards', label: 'rewards: what the house gives away' },
]
const BACK = { value: 'back', label: 'paid back by the way it came' }

function AdjustDialog({ profile: { id, nickname, state }, onChanged, onClose }: DialogProps) {
  // Made once for this dialog, so that pressing twice books once.
  const [requestId] = useState(() => crypto.randomUUID())
  return (
    <FormDialog<'amount' | 'against' | 'reason'>
      title={`Adjust the gold of ${nickname}`}
      act="Book"
      onSubmit={async ({ amount, against, reason }) => {
        const booked = await call('POST /api/console/adjustment', {
          requestId,
          playerId: id,
          amount: Number(amount),
          against: against as 'suspense' | 'commission' | 'rewards' | 'back',
          reason,
        })
        toast(booked.state === 'booked' ? 'Booked.' : 'It waits for a second person, under Money, By hand.')
        await onChanged()
      }}
      onClose={onClose}
    >
      <p>A large amount, or many small ones in a day, waits for a second person’s yes.</p>
      <TextField
        label="Gold"
        name="amount"
        type="number"
        step={1}
        required
        hint="What he gains; with a minus, what is taken. Never below zero."
      />
      <Select
        label="Against the account"
        name="against"
        options={state === 'closed' ? [BACK, ...AGAINST] : AGAINST}
        hint="Where it comes from, or goes to."
      />
      <ReasonField hint="The player reads it." />
    </FormDialog>
  )
}
