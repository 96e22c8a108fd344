// Manual adjustments: pending ones, booked ones, and an owner's own money for the internal accounts.

import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { adjustmentList } from '@glasshouse/rulebook/backoffice/lists'
import { adjustmentStateNames } from '@glasshouse/rulebook/backoffice/values'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
import { useMessages, type Translate } from '@glasshouse/ui/text/i18n.ts'
import { optionsOf, ReasonField } from '../../ui/field.tsx'
import { useState } from 'react'
import { useAnswerCache, useOperator } from '../../client/answers.ts'
import { call } from '../../client/call.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, type ListColumn } from '../../ui/data-table/data-table.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Select, TextField } from '@glasshouse/ui/forms/field.tsx'
import { gold } from '../../ui/format.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { toast } from '../../ui/toast.ts'
import { MONEY, useMoney } from './overview.tsx'
import { messages } from './messages.ts'

type Adjustment = RowOf<typeof adjustmentList>
interface Asked {
  readonly row: Adjustment
  readonly isAgreed: boolean
}

const TONES = { waiting: 'wait', booked: 'good', refused: 'bad' } as const
const signed = (amount: number): string => (amount > 0 ? `+${gold(amount)}` : gold(amount))

export function ManualAdjustments() {
  const t = useMessages(messages)
  const cache = useAnswerCache()
  const me = useOperator()
  const money = useMoney()
  const [asked, ask] = useState<Asked | null>(null)
  const [isFilling, setFilling] = useState(false)
  const mayDecide = me?.role === 'finance' || me?.role === 'owner'
  const refresh = async (): Promise<void> => {
    await cache.refresh('GET /api/console/list/adjustments')
    await cache.refresh(MONEY)
  }
  return (
    <Stack gap={16}>
      <Row wrap gap="10px 16px" justify="space-between">
        <p className="hint" style={{ flex: '1 1 20rem' }}>
          {t('adjustmentsHint', { gold: money.data ? gold(money.data.aloneGold) : '…' })}
        </p>
        {me?.role === 'owner' && money.data && <Button onClick={() => setFilling(true)}>{t('fund')}</Button>}
      </Row>
      <DataTable
        list={adjustmentList}
        title={t('adjustments')}
        empty={t('noAdjustments')}
        columns={columnsFor(t, me?.name, mayDecide ? ask : null)}
      />
      {asked && <DecideDialog asked={asked} onDone={refresh} onClose={() => ask(null)} />}
      {isFilling && money.data && (
        <FillDialog sources={money.data.sources} onDone={refresh} onClose={() => setFilling(false)} />
      )}
    </Stack>
  )
}

const columnsFor = (
  t: Translate<keyof (typeof messages)['en']>,
  me: string | undefined,
  ask: ((asked: Asked) => void) | null,
): ListColumn<typeof adjustmentList>[] => [
  'id',
  'createTime',
  {
    id: 'account',
    show: ({ playerId, account }) =>
      playerId === null ? account : <a href={`#/players/${playerId}`}>{t('playerAccount', { id: playerId })}</a>,
  },
  { id: 'amount', show: ({ amount }) => signed(amount) },
  'against',
  'reason',
  { id: 'state', show: ({ state }) => <Badge tone={TONES[state]}>{adjustmentStateNames[state]}</Badge> },
  {
    id: 'proposedBy',
    show: ({ proposedBy, decidedBy }) => (decidedBy ? t('byTwo', { proposedBy, decidedBy }) : proposedBy),
  },
  {
    id: 'acts',
    title: t('action'),
    show: (row) =>
      ask && row.state === 'waiting' ? (
        <Row wrap gap="4px 14px">
          {row.proposedBy !== me && (
            <Button kind="link" onClick={() => ask({ row, isAgreed: true })}>
              {t('approve')}
            </Button>
          )}
          <Button kind="link" onClick={() => ask({ row, isAgreed: false })}>
            {t(row.proposedBy === me ? 'withdraw' : 'refuse')}
          </Button>
        </Row>
      ) : (
        '—'
      ),
  },
]

interface DialogProps {
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
}

function DecideDialog({ asked: { row, isAgreed }, onDone, onClose }: DialogProps & { asked: Asked }) {
  const t = useMessages(messages)
  const { id, playerId, against, reason, proposedBy } = row
  const amount = signed(row.amount)
  const account = playerId === null ? t('houseAccount', { account: row.account }) : t('playerAccount', { id: playerId })
  return (
    <FormDialog
      title={t(isAgreed ? 'approveAdjustment' : 'refuseAdjustment', { id, gold: amount })}
      act={t(isAgreed ? 'approve' : 'refuse')}
      isDanger={!isAgreed}
      onSubmit={async () => {
        await call('POST /api/console/adjustment/decide', { id, isAgreed })
        toast(t(isAgreed ? 'adjustmentApproved' : 'adjustmentRefused', { id }))
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{t('adjustmentText', { gold: amount, account, against })}</p>
      <p>{t('adjustmentReason', { operator: proposedBy, reason })}</p>
    </FormDialog>
  )
}

const ACCOUNTS = ['pool', 'rewards', 'commission', 'suspense'] as const
const CHOICES = [...ACCOUNTS, 'profit'] as const

function FillDialog({ sources, onDone, onClose }: DialogProps & { sources: readonly string[] }) {
  const t = useMessages(messages)
  // Made once for this dialog, so that pressing twice proposes once.
  const [requestId] = useState(() => crypto.randomUUID())
  return (
    <FormDialog<'account' | 'amount' | 'source' | 'reason'>
      title={t('fundTitle')}
      act={t('propose')}
      onSubmit={async ({ account, amount, source, reason }) => {
        const form = { requestId, amount: Number(amount), source, reason }
        if (account === 'profit') await call('POST /api/console/profit', form)
        else await call('POST /api/console/fill', { ...form, account: account as (typeof ACCOUNTS)[number] })
        toast(t('fundProposed', { gold: gold(Number(amount)) }))
        await onDone()
      }}
      onClose={onClose}
    >
      <p>{t('fundText')}</p>
      <Select label={t('account')} name="account" options={CHOICES.map((value) => ({ value, label: t(value) }))} />
      <TextField label={t('amount')} name="amount" type="number" min={1} step={1} required />
      <Select label={t('source')} name="source" options={optionsOf(sources)} />
      <ReasonField />
    </FormDialog>
  )
}
