import {
  adjustmentList,
  movementList,
  playerBetList,
  rechargeList,
  withdrawalList,
} from '@glasshouse/rulebook/backoffice/lists'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { gold } from '../../ui/format.ts'

const signed = (amount: number): string => (amount > 0 ? `+${gold(amount)}` : gold(amount))
/** Two lists of one page can't both be sorted by its address. */
const unsorted = { id: 'createTime', isSorted: false } as const

export const Movements = ({ id }: { id: number }) => (
  <DataTable
    list={movementList}
    title="Movements"
    fixed={{ player: id }}
    empty="Nothing has moved yet."
    columns={[
      'number',
      'createTime',
      'cause',
      { id: 'reference', show: ({ betId, reference }) => (betId ? `bet ${betId}` : reference || '—') },
      { id: 'amount', show: ({ amount }) => signed(amount) },
      'balanceAfter',
    ]}
  />
)

export const Bets = ({ id }: { id: number }) => (
  <DataTable
    list={playerBetList}
    title="Bets"
    fixed={{ player: id }}
    empty="No bet yet."
    columns={[
      'id',
      'createTime',
      'game',
      'stake',
      { id: 'payout', show: ({ payout }) => (payout === null ? 'open' : gold(payout)) },
      'state',
    ]}
  />
)

export const Orders = ({ id }: { id: number }) => (
  <Stack gap={14}>
    <h2>Recharges</h2>
    <DataTable
      list={rechargeList}
      title="Recharges"
      filters={[]}
      fixed={{ player: id }}
      empty="No recharge yet."
      columns={[
        'id',
        unsorted,
        'way',
        'state',
        { id: 'amount', show: ({ amount, currency }) => `${amount} ${currency}` },
        'gold',
      ]}
    />
    <h2>Withdrawals</h2>
    <DataTable
      list={withdrawalList}
      title="Withdrawals"
      filters={[]}
      fixed={{ player: id }}
      empty="No withdrawal yet."
      columns={[
        'id',
        unsorted,
        { id: 'way', show: ({ way, destination }) => `${way}, ${destination}` },
        'state',
        { id: 'net', title: 'He gets', show: ({ net, currency }) => `${net} ${currency}` },
        'gold',
      ]}
    />
  </Stack>
)

export const Adjustments = ({ id }: { id: number }) => (
  <DataTable
    list={adjustmentList}
    title="Booked by hand"
    filters={[]}
    fixed={{ player: id }}
    empty="Nothing was booked by hand."
    columns={[
      'id',
      'createTime',
      { id: 'amount', show: ({ amount }) => signed(amount) },
      'against',
      'reason',
      { id: 'state', show: ({ state }) => <Badge tone={state === 'waiting' ? 'wait' : 'plain'}>{state}</Badge> },
      {
        id: 'proposedBy',
        show: ({ proposedBy, decidedBy }) => (decidedBy ? `${proposedBy}, ${decidedBy}` : proposedBy),
      },
    ]}
  />
)
