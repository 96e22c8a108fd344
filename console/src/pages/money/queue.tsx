// Withdrawals that wait for two operators: why, who has approved, and what each may do.

import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useState } from 'react'
import { useAnswer, useAnswerCache, useOperator } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { gold } from '../../ui/format.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { amount } from './amount.ts'

type Waiting = Answer<'GET /api/console/withdrawal/{state}'>[number]

const QUEUE = 'GET /api/console/withdrawal/{state}'
const EVERY_MS = 5000

const RISK_FLAGS: Partial<Record<Waiting['riskFlags'][number], string>> = {
  suspended: 'the account is suspended',
  overLimit: 'above what is paid by itself',
  overDay: 'much within a day',
  unplayed: 'recharged gold not played yet',
  reversed: 'a deposit was refunded or charged back',
  noDeposit: 'no deposit yet',
}

export function Queue() {
  const cache = useAnswerCache()
  const me = useOperator()?.name
  const [asked, ask] = useState<{ what: 'approve' | 'reject'; row: Waiting } | null>(null)
  const queue = useAnswer(QUEUE, { state: 'review' }, { refetchInterval: EVERY_MS })
  const refresh = (): Promise<void> => cache.refresh(QUEUE)
  return (
    <Stack gap={16}>
      <p className="hint">Two different operators have to approve each. The gold is held meanwhile.</p>
      <Loaded query={queue}>
        {(rows) =>
          rows.length === 0 ? (
            <Panel style={{ textAlign: 'center', color: 'var(--text-3)' }}>No withdrawal waits.</Panel>
          ) : (
            <Grid as="ul" min="22rem" gap={16}>
              {rows.map((row) => (
                <WaitingCard key={row.id} row={row} me={me} onAsk={(what) => ask({ what, row })} />
              ))}
            </Grid>
          )
        }
      </Loaded>
      {asked?.what === 'approve' && <ApproveDialog row={asked.row} onDone={refresh} onClose={() => ask(null)} />}
      {asked?.what === 'reject' && <RejectDialog row={asked.row} onDone={refresh} onClose={() => ask(null)} />}
    </Stack>
  )
}

interface CardProps {
  readonly row: Waiting
  readonly me: string | undefined
  readonly onAsk: (what: 'approve' | 'reject') => void
}

function WaitingCard({ row, me, onAsk }: CardProps) {
  const hasApproved = row.approvals.some(({ operator }) => operator === me)
  return (
    <li aria-label={`Withdrawal ${row.id}`} style={{ display: 'grid' }}>
      <Panel title={`${amount(row.net)} ${row.currency}`} aside={<span>{gold(row.gold)} gold</span>}>
        <p>
          <a href={`#/players/${row.playerId}`}>
            {row.nickname} ({row.playerId})
          </a>{' '}
          to {row.network ?? 'a bank'}, {row.destination}
        </p>
        <p className="hint">
          Order {row.id}, <Timestamp at={row.createTime} />
        </p>
        <Row as="ul" wrap aria-label="Risk flags">
          {row.riskFlags.map((flag) => (
            <li key={flag}>
              <Badge tone={flag === 'suspended' ? 'bad' : 'wait'}>{RISK_FLAGS[flag] ?? flag}</Badge>
            </li>
          ))}
        </Row>
        {row.approvals.map(({ operator, time }) => (
          <p key={operator}>
            Approved by {operator === me ? 'you' : operator}, <Timestamp at={time} isAgo />
          </p>
        ))}
        <Row wrap gap={10}>
          {hasApproved ? (
            <span className="hint">Somebody else has to approve it too.</span>
          ) : (
            <Button kind="primary" onClick={() => onAsk('approve')}>
              {row.approvals.length === 0 ? 'Approve' : 'Approve as second'}
            </Button>
          )}
          <Button kind="danger" onClick={() => onAsk('reject')}>
            Reject
          </Button>
        </Row>
      </Panel>
    </li>
  )
}

interface AskProps {
  readonly row: Waiting
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

const ApproveDialog = ({ row, onDone, onClose }: AskProps) => (
  <FormDialog
    title={`Approve ${amount(row.net)} ${row.currency}?`}
    act="Approve"
    onSubmit={async () => {
      const { state } = await call('POST /api/console/withdrawal/approve', { id: row.id })
      toast(state === 'review' ? 'Approved. A second operator has to approve it too.' : 'Approved; it is paid now.')
      await onDone()
    }}
    onClose={onClose}
  >
    <p>
      To {row.nickname}, {row.destination}.{' '}
      {row.approvals.length === 0 ? 'It still needs a second operator.' : 'You are the second: it is paid at once.'}
    </p>
  </FormDialog>
)

const REASONS = [
  { value: 'details', label: 'where it goes is not right' },
  { value: 'suspicious', label: 'it has to be looked into' },
  { value: 'operator', label: 'another reason' },
]

const RejectDialog = ({ row, onDone, onClose }: AskProps) => (
  <FormDialog<'reason'>
    title={`Reject ${amount(row.net)} ${row.currency}?`}
    act="Reject"
    isDanger
    onSubmit={async ({ reason }) => {
      await call('POST /api/console/withdrawal/reject', {
        id: row.id,
        reason: reason as 'details' | 'suspicious' | 'operator',
      })
      toast('Rejected; the gold is back.')
      await onDone()
    }}
    onClose={onClose}
  >
    <p>The gold goes back to {row.nickname} at once, with the reason.</p>
    <Select label="Reason" name="reason" options={REASONS} hint="The player is told in his language." />
  </FormDialog>
)
