// Withdrawals that two operators must approve: why, who has approved, and what each may do.

import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { Panel } from '@glasshouse/ui/layout/panel.tsx'
import { Grid, Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Fragment, useState } from 'react'
import { useAnswer, useAnswerCache, useOperator } from '../../client/answers.ts'
import { call, type Answer } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select } from '@glasshouse/ui/forms/field.tsx'
import { gold } from '../../ui/format.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { toast } from '../../ui/toast.ts'
import { amount } from './amount.ts'
import { reasonText } from './reason-text.ts'
import { messages } from './messages.ts'

type Waiting = Answer<'GET /api/console/withdrawal/{state}'>[number]

const QUEUE = 'GET /api/console/withdrawal/{state}'
const EVERY_MS = 5000

export function Queue() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const me = useOperator()?.name
  const [asked, ask] = useState<{ what: 'approve' | 'reject'; row: Waiting } | null>(null)
  const queue = useAnswer(QUEUE, { state: 'review' }, { refetchInterval: EVERY_MS })
  const held = useAnswer(QUEUE, { state: 'held' }, { refetchInterval: EVERY_MS })
  const refresh = (): Promise<void> => cache.refresh(QUEUE)
  return (
    <Stack gap={16}>
      <p className="hint">{t('queueHint')}</p>
      <Loaded query={queue}>
        {(rows) => <Cards rows={rows} none={t('noQueue')} me={me} onAsk={(what, row) => ask({ what, row })} />}
      </Loaded>
      <h2>{t('held')}</h2>
      <p className="hint">{t('heldHint')}</p>
      <Loaded query={held}>
        {(rows) => <Cards rows={rows} none={t('noHeld')} me={me} onAsk={(what, row) => ask({ what, row })} />}
      </Loaded>
      {asked?.what === 'approve' && <ApproveDialog row={asked.row} onDone={refresh} onClose={() => ask(null)} />}
      {asked?.what === 'reject' && <RejectDialog row={asked.row} onDone={refresh} onClose={() => ask(null)} />}
    </Stack>
  )
}

interface CardsProps {
  readonly rows: readonly Waiting[]
  readonly none: string
  readonly me: string | undefined
  readonly onAsk: (what: 'approve' | 'reject', row: Waiting) => void
}

function Cards({ rows, none, me, onAsk }: CardsProps) {
  if (rows.length === 0) return <Panel style={{ textAlign: 'center', color: 'var(--text-3)' }}>{none}</Panel>
  return (
    <Grid as="ul" min="22rem" gap={16}>
      {rows.map((row) => (
        <WaitingCard key={row.id} row={row} me={me} onAsk={(what) => onAsk(what, row)} />
      ))}
    </Grid>
  )
}

interface CardProps {
  readonly row: Waiting
  readonly me: string | undefined
  readonly onAsk: (what: 'approve' | 'reject') => void
}

function WaitingCard({ row, me, onAsk }: CardProps) {
  const t = useMessages(messages)
  const { id, playerId, nickname, network, destination } = row
  const hasApproved = row.approvals.some(({ operator }) => operator === me)

  return (
    <li aria-label={t('withdrawal', { id })} style={{ display: 'grid' }}>
      <Panel title={`${amount(row.net)} ${row.currency}`} aside={<span>{t('gold', { gold: gold(row.gold) })}</span>}>
        <p>
          <a href={`#/players/${playerId}`}>{t('nicknameAndId', { nickname, id: playerId })}</a>
        </p>
        <p>{t('destination', { network: network ?? t('bank'), destination })}</p>
        <p className="hint">
          <Sentence text={t('createdAt', { id })} parts={{ time: <Timestamp at={row.createTime} /> }} />
        </p>
        <Row as="ul" wrap aria-label={t('riskFlags')}>
          {row.riskFlags.map((flag) => (
            <li key={flag}>
              <Badge tone={flag === 'suspended' ? 'bad' : 'wait'}>{reasonText(t, flag)}</Badge>
            </li>
          ))}
        </Row>
        <SharedWith row={row} />
        {row.releaseTime !== null && (
          <p>
            <Sentence text={t('releasedAt')} parts={{ time: <Timestamp at={row.releaseTime} /> }} />
          </p>
        )}
        {row.approvals.map(({ operator, time }) => (
          <p key={operator}>
            <Sentence
              text={t(operator === me ? 'approvedByYou' : 'approvedBy')}
              parts={{ operator, time: <Timestamp at={time} isAgo /> }}
            />
          </p>
        ))}
        <Row wrap gap={10}>
          {row.state === 'review' && hasApproved && <span className="hint">{t('needsOther')}</span>}
          {row.state === 'review' && !hasApproved && (
            <Button kind="primary" onClick={() => onAsk('approve')}>
              {t(row.approvals.length === 0 ? 'approve' : 'approveSecond')}
            </Button>
          )}
          <Button kind="danger" onClick={() => onAsk('reject')}>
            {t('reject')}
          </Button>
        </Row>
      </Panel>
    </li>
  )
}

/** Other accounts with the same destination, each linked. */
function SharedWith({ row: { sharedWith } }: { row: Waiting }) {
  const t = useMessages(messages)
  if (sharedWith.length === 0) return null
  const players = sharedWith.map(({ playerId, nickname }, at) => (
    <Fragment key={playerId}>
      {at > 0 && ', '}
      <a href={`#/players/${playerId}`}>{t('nicknameAndId', { nickname, id: playerId })}</a>
    </Fragment>
  ))
  return (
    <p>
      <Sentence text={t('sharedWith')} parts={{ players }} />
    </p>
  )
}

interface AskProps {
  readonly row: Waiting
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

function ApproveDialog({ row, onDone, onClose }: AskProps) {
  const t = useMessages(messages)
  const { id, nickname, currency, destination } = row
  const money = { id, nickname, currency, destination, amount: amount(row.net) }
  return (
    <FormDialog
      title={t('approveTitle', money)}
      act={t('approve')}
      onSubmit={async () => {
        const { state } = await call('POST /api/console/withdrawal/approve', { id })
        toast(t(APPROVED[state] ?? 'approvedTwice', { id }))
        await onDone()
      }}
      onClose={onClose}
    >
      <p>
        {t('approveText', money)} {t(row.approvals.length === 0 ? 'firstApproval' : 'secondApproval')}
      </p>
    </FormDialog>
  )
}

/** What the first or second approval has led to. */
const APPROVED: Partial<Record<Waiting['state'], 'approvedOnce' | 'approvedHeld'>> = {
  review: 'approvedOnce',
  held: 'approvedHeld',
}

const REASONS = ['details', 'suspicious', 'operator'] as const

function RejectDialog({ row, onDone, onClose }: AskProps) {
  const t = useMessages(messages)
  const { id, nickname, currency } = row
  return (
    <FormDialog<'reason'>
      title={t('rejectTitle', { id, amount: amount(row.net), currency })}
      act={t('reject')}
      isDanger
      onSubmit={async ({ reason }) => {
        await call('POST /api/console/withdrawal/reject', { id, reason: reason as (typeof REASONS)[number] })
        toast(t('rejected', { id }))
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{t('rejectText', { nickname })}</p>
      <Select
        label={t('reason')}
        name="reason"
        options={REASONS.map((value) => ({ value, label: reasonText(t, value) }))}
        hint={t('rejectReasonHint')}
      />
    </FormDialog>
  )
}
