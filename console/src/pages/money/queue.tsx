// Withdrawals that people have to look at: why, who has said yes, and the second pair of eyes.

import { useState } from 'react'
import { useAnswer, useAnswerCache, useOperator } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { gold } from '../../ui/format.ts'
import { Mark } from '../../ui/mark.tsx'
import { Moment } from '../../ui/moment.tsx'
import { toast } from '../../ui/toast.tsx'
import { amount } from './amount.ts'
import css from './money.module.css'

type Waiting = Answer<'GET /api/console/withdrawal/{state}'>[number]

const QUEUE = 'GET /api/console/withdrawal/{state}'
const EVERY_MS = 5000

const RISK_FLAGS: Partial<Record<Waiting['riskFlags'][number], string>> = {
  suspended: 'the account is suspended',
  overLimit: 'above what is paid by itself',
  overDay: 'much within a day',
  unplayed: 'recharged gold not played yet',
}

export function Queue() {
  const cache = useAnswerCache()
  const me = useOperator()?.name
  const [asked, ask] = useState<{ what: 'approve' | 'reject'; row: Waiting } | null>(null)
  const queue = useAnswer(QUEUE, { state: 'review' }, { refetchInterval: EVERY_MS })
  if (!queue.data) {
    return queue.isError ? <p role="alert">{queue.error.message}</p> : <p className="wait">Loading…</p>
  }
  const refresh = (): Promise<void> => cache.refresh(QUEUE)
  return (
    <div className={css.stack}>
      <p className="hint">Two different operators have to approve each. The gold is held meanwhile.</p>
      {queue.isError && <p role="alert">{queue.error.message} What stands below is from the last answer.</p>}
      {queue.data.length === 0 ? (
        <p className={css.empty}>No withdrawal waits.</p>
      ) : (
        <ul className={css.cards}>
          {queue.data.map((row) => (
            <WaitingCard key={row.id} row={row} me={me} onAsk={(what) => ask({ what, row })} />
          ))}
        </ul>
      )}
      {asked?.what === 'approve' && <ApproveDialog row={asked.row} onDone={refresh} onClose={() => ask(null)} />}
      {asked?.what === 'reject' && <RejectDialog row={asked.row} onDone={refresh} onClose={() => ask(null)} />}
    </div>
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
    <li className={css.card} aria-label={`Withdrawal ${row.id}`}>
      <div className={css.cardHead}>
        <h2>
          {amount(row.net)} {row.currency}
        </h2>
        <span>{gold(row.gold)} gold</span>
      </div>
      <p>
        <a href={`#/players/${row.playerId}`}>
          {row.nickname} ({row.playerId})
        </a>{' '}
        to {row.network ?? 'a bank'}, {row.destination}
      </p>
      <p className="hint">
        Order {row.id}, <Moment at={row.createTime} />
      </p>
      <ul className={css.marks} aria-label="Risk flags">
        {row.riskFlags.map((flag) => (
          <li key={flag}>
            <Mark mood={flag === 'suspended' ? 'bad' : 'wait'}>{RISK_FLAGS[flag] ?? flag}</Mark>
          </li>
        ))}
      </ul>
      {row.approvals.map(({ operator, time }) => (
        <p key={operator}>
          Approved by {operator === me ? 'you' : operator}, <Moment at={time} isAgo />
        </p>
      ))}
      <div className={css.acts}>
        {hasApproved ? (
          <span className="hint">Somebody else has to approve it too.</span>
        ) : (
          <Button kind="main" onClick={() => onAsk('approve')}>
            {row.approvals.length === 0 ? 'Approve' : 'Approve as second'}
          </Button>
        )}
        <Button kind="danger" onClick={() => onAsk('reject')}>
          Reject
        </Button>
      </div>
    </li>
  )
}

interface AskProps {
  readonly row: Waiting
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

const ApproveDialog = ({ row, onDone, onClose }: AskProps) => (
  <ConfirmDialog
    title={`Approve ${amount(row.net)} ${row.currency}?`}
    act="Approve"
    onConfirm={async () => {
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
  </ConfirmDialog>
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
    <SelectField label="Reason" name="reason" options={REASONS} hint="The player is told in his language." />
  </FormDialog>
)
