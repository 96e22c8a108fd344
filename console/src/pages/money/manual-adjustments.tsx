// Manual adjustments: those that wait for a second person, those that were booked, and an owner's own money for the house.

import type { RowOf } from '@glasshouse/rulebook/backoffice/define-list'
import { adjustmentList } from '@glasshouse/rulebook/backoffice/lists'
import { Row, Stack } from '@glasshouse/ui/layout/stack.tsx'
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

type Adjustment = RowOf<typeof adjustmentList>
interface Asked {
  readonly row: Adjustment
  readonly isAgreed: boolean
}

const TONES = { waiting: 'wait', booked: 'good', refused: 'bad' } as const
const signed = (amount: number): string => (amount > 0 ? `+${gold(amount)}` : gold(amount))

export function ManualAdjustments() {
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
          One person books at most {money.data ? gold(money.data.aloneGold) : '…'} gold a day alone; what is more waits
          for somebody else. To adjust a player’s gold, go to his page.
        </p>
        {me?.role === 'owner' && money.data && <Button onClick={() => setFilling(true)}>Fill an account</Button>}
      </Row>
      <DataTable
        list={adjustmentList}
        title="Booked by hand"
        empty="Nothing was booked by hand yet."
        columns={columnsFor(me?.name, mayDecide ? ask : null)}
      />
      {asked && <DecideDialog asked={asked} onDone={refresh} onClose={() => ask(null)} />}
      {isFilling && money.data && (
        <FillDialog sources={money.data.sources} onDone={refresh} onClose={() => setFilling(false)} />
      )}
    </Stack>
  )
}

const columnsFor = (
  me: string | undefined,
  ask: ((asked: Asked) => void) | null,
): ListColumn<typeof adjustmentList>[] => [
  'id',
  'createTime',
  {
    id: 'account',
    show: ({ playerId, account }) =>
      playerId === null ? account : <a href={`#/players/${playerId}`}>player {playerId}</a>,
  },
  { id: 'amount', show: ({ amount }) => signed(amount) },
  'against',
  'reason',
  { id: 'state', show: ({ state }) => <Badge tone={TONES[state]}>{state}</Badge> },
  {
    id: 'proposedBy',
    show: ({ proposedBy, decidedBy }) => (decidedBy ? `${proposedBy}, then ${decidedBy}` : proposedBy),
  },
  {
    id: 'acts',
    title: 'Decide',
    show: (row) =>
      ask && row.state === 'waiting' ? (
        <Row wrap gap="4px 14px">
          {row.proposedBy !== me && (
            <Button kind="link" onClick={() => ask({ row, isAgreed: true })}>
              Agree
            </Button>
          )}
          <Button kind="link" onClick={() => ask({ row, isAgreed: false })}>
            {row.proposedBy === me ? 'Take back' : 'Refuse'}
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
  const whom = row.playerId === null ? `the ${row.account} account` : `player ${row.playerId}`
  return (
    <FormDialog
      title={isAgreed ? `Agree to ${signed(row.amount)} gold?` : 'Refuse it?'}
      act={isAgreed ? 'Agree' : 'Refuse'}
      isDanger={!isAgreed}
      onSubmit={async () => {
        await call('POST /api/console/adjustment/decide', { id: row.id, isAgreed })
        toast(isAgreed ? 'Booked.' : 'Refused.')
        await onDone()
      }}
      onClose={onClose}
    >
      <p>
        {signed(row.amount)} gold for {whom}, against {row.against}. {row.proposedBy} says: “{row.reason}”
      </p>
    </FormDialog>
  )
}

const ACCOUNTS = [
  { value: 'pool', label: 'pool: the bankroll' },
  { value: 'rewards', label: 'rewards: what the house gives away' },
  { value: 'commission', label: 'commission: what the house has earned' },
]

function FillDialog({ sources, onDone, onClose }: DialogProps & { sources: readonly string[] }) {
  // Made once for this dialog, so that pressing twice proposes once.
  const [requestId] = useState(() => crypto.randomUUID())
  return (
    <FormDialog<'account' | 'amount' | 'source' | 'reason'>
      title="Fill an account of the house"
      act="Propose"
      onSubmit={async ({ account, amount, source, reason }) => {
        await call('POST /api/console/fill', {
          requestId,
          account: account as 'pool' | 'rewards' | 'commission',
          amount: Number(amount),
          source,
          reason,
        })
        toast('It waits for a second person.')
        await onDone()
      }}
      onClose={onClose}
    >
      <p>
        Your own money, that you have paid in outside. In the bankroll it buys shares at the next day’s price, like
        everybody’s. A second person has to agree.
      </p>
      <Select label="Account" name="account" options={ACCOUNTS} />
      <TextField label="Gold" name="amount" type="number" min={1} step={1} required />
      <Select label="Came in by" name="source" options={optionsOf(sources)} />
      <ReasonField />
    </FormDialog>
  )
}
