import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { gold } from '../../ui/format.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'

const signed = (amount: number): string => (amount > 0 ? `+${gold(amount)}` : gold(amount))

export const Movements = ({ id }: { id: number }) => (
  <DataTable
    list="movements"
    title="Movements"
    fixed={{ player: id }}
    keyOf={({ number }) => number}
    sort="-number"
    empty="Nothing has moved yet."
    columns={[
      { id: 'number', title: 'Number', isSorted: true, show: ({ number }) => number },
      { id: 'createTime', title: 'Time', show: ({ createTime }) => <Timestamp at={createTime} /> },
      { id: 'cause', title: 'Cause', show: ({ cause }) => cause },
      {
        id: 'reference',
        title: 'Belongs to',
        show: ({ betId, reference }) => (betId ? `bet ${betId}` : reference || '—'),
      },
      { id: 'amount', title: 'Gold', isNumber: true, show: ({ amount }) => signed(amount) },
      { id: 'balanceAfter', title: 'Balance after', isNumber: true, show: ({ balanceAfter }) => gold(balanceAfter) },
    ]}
  />
)

export const Bets = ({ id }: { id: number }) => (
  <DataTable
    list="player-bets"
    title="Bets"
    fixed={{ player: id }}
    filters={[{ id: 'game', label: 'Game' }]}
    keyOf={({ number }) => number}
    sort="-number"
    empty="No bet yet."
    columns={[
      { id: 'id', title: 'Bet', show: (row) => row.id },
      { id: 'createTime', title: 'Time', show: ({ createTime }) => <Timestamp at={createTime} /> },
      { id: 'game', title: 'Game', show: ({ game }) => game },
      { id: 'stake', title: 'Stake', isNumber: true, show: ({ stake }) => gold(stake) },
      { id: 'payout', title: 'Paid', isNumber: true, show: ({ payout }) => (payout === null ? 'open' : gold(payout)) },
      { id: 'state', title: 'State', show: ({ state }) => state },
    ]}
  />
)

export const Orders = ({ id }: { id: number }) => (
  <Stack gap={14}>
    <h2>Recharges</h2>
    <DataTable
      list="recharges"
      title="Recharges"
      fixed={{ player: id }}
      keyOf={(row) => row.id}
      sort="-createTime"
      empty="No recharge yet."
      columns={[
        { id: 'id', title: 'Order', show: (row) => row.id },
        { id: 'createTime', title: 'Time', show: ({ createTime }) => <Timestamp at={createTime} /> },
        { id: 'way', title: 'Way', show: ({ way }) => way },
        { id: 'state', title: 'State', show: ({ state }) => state },
        { id: 'amount', title: 'Amount', isNumber: true, show: ({ amount, currency }) => `${amount} ${currency}` },
        { id: 'gold', title: 'Gold', isNumber: true, show: (row) => gold(row.gold) },
      ]}
    />
    <h2>Withdrawals</h2>
    <DataTable
      list="withdrawals"
      title="Withdrawals"
      fixed={{ player: id }}
      keyOf={(row) => row.id}
      sort="-createTime"
      empty="No withdrawal yet."
      columns={[
        { id: 'id', title: 'Order', show: (row) => row.id },
        { id: 'createTime', title: 'Time', show: ({ createTime }) => <Timestamp at={createTime} /> },
        { id: 'way', title: 'Way', show: ({ way, destination }) => `${way}, ${destination}` },
        { id: 'state', title: 'State', show: ({ state }) => state },
        { id: 'net', title: 'He gets', isNumber: true, show: ({ net, currency }) => `${net} ${currency}` },
        { id: 'gold', title: 'Gold', isNumber: true, show: (row) => gold(row.gold) },
      ]}
    />
  </Stack>
)

export const Adjustments = ({ id }: { id: number }) => (
  <DataTable
    list="adjustments"
    title="Booked by hand"
    fixed={{ player: id }}
    keyOf={(row) => row.id}
    sort="-createTime"
    empty="Nothing was booked by hand."
    columns={[
      { id: 'id', title: 'Number', show: (row) => row.id },
      { id: 'createTime', title: 'Time', isSorted: true, show: ({ createTime }) => <Timestamp at={createTime} /> },
      { id: 'amount', title: 'Gold', isNumber: true, show: ({ amount }) => signed(amount) },
      { id: 'against', title: 'Against', show: ({ against }) => against },
      { id: 'reason', title: 'Reason', isText: true, show: ({ reason }) => reason },
      {
        id: 'state',
        title: 'State',
        show: ({ state }) => <Badge tone={state === 'waiting' ? 'wait' : 'plain'}>{state}</Badge>,
      },
      {
        id: 'by',
        title: 'By',
        show: ({ proposedBy, decidedBy }) => (decidedBy ? `${proposedBy}, ${decidedBy}` : proposedBy),
      },
    ]}
  />
)
