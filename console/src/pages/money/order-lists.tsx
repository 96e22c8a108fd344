import { DataTable } from '../../ui/data-table/data-table.tsx'
import type { Filter } from '../../ui/data-table/filters.tsx'
import { gold } from '../../ui/format.ts'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Timestamp } from '../../ui/timestamp.tsx'
import { amount } from './amount.ts'

const RECHARGE_STATES = ['created', 'pending', 'paid', 'credited', 'failed', 'expired', 'seen', 'orphaned', 'tooSmall']
const WITHDRAWAL_STATES = ['review', 'approved', 'sending', 'sent', 'confirmed', 'rejected', 'failed']

const filtersWith = (states: readonly string[]): Filter[] => [
  { id: 'state', label: 'State', options: states },
  { id: 'way', label: 'Way' },
  { id: 'player', label: 'Player (number)' },
  { id: 'from', label: 'From', kind: 'from' },
  { id: 'to', label: 'To', kind: 'to' },
]

const TONES: Readonly<Record<string, 'good' | 'bad' | 'wait'>> = {
  credited: 'good',
  confirmed: 'good',
  failed: 'bad',
  rejected: 'bad',
  orphaned: 'bad',
  review: 'wait',
  pending: 'wait',
  seen: 'wait',
}

const OrderState = ({ state, reason }: { state: string; reason: string | null }) => (
  <>
    <Badge tone={TONES[state]}>{state}</Badge> {reason}
  </>
)

const PlayerLink = ({ id, nickname }: { id: number; nickname: string }) => (
  <a href={`#/players/${id}`}>
    {nickname} ({id})
  </a>
)

export const Recharges = () => (
  <DataTable
    list="recharges"
    title="Recharges"
    filters={filtersWith(RECHARGE_STATES)}
    keyOf={({ id }) => id}
    sort="-createTime"
    empty="No recharge yet."
    columns={[
      { id: 'id', title: 'Order', show: ({ id }) => id },
      { id: 'createTime', title: 'Time', isSorted: true, show: ({ createTime }) => <Timestamp at={createTime} /> },
      {
        id: 'player',
        title: 'Player',
        show: ({ playerId, nickname }) => <PlayerLink id={playerId} nickname={nickname} />,
      },
      { id: 'way', title: 'Way', show: ({ way }) => way },
      { id: 'state', title: 'State', show: ({ state, reason }) => <OrderState state={state} reason={reason} /> },
      { id: 'amount', title: 'Amount', isNumber: true, show: (row) => `${amount(row.amount)} ${row.currency}` },
      { id: 'gold', title: 'Gold', isNumber: true, show: (row) => gold(row.gold) },
      {
        id: 'reference',
        title: 'Reference',
        show: ({ reference }) => <code title={reference}>{brief(reference)}</code>,
      },
    ]}
  />
)

export const Withdrawals = () => (
  <DataTable
    list="withdrawals"
    title="Withdrawals"
    filters={filtersWith(WITHDRAWAL_STATES)}
    keyOf={({ id }) => id}
    sort="-createTime"
    empty="No withdrawal yet."
    columns={[
      { id: 'id', title: 'Order', show: ({ id }) => id },
      { id: 'createTime', title: 'Time', isSorted: true, show: ({ createTime }) => <Timestamp at={createTime} /> },
      {
        id: 'player',
        title: 'Player',
        show: ({ playerId, nickname, playerState }) => (
          <>
            <PlayerLink id={playerId} nickname={nickname} />{' '}
            {playerState === 'suspended' && <Badge tone="bad">suspended: it waits</Badge>}
          </>
        ),
      },
      { id: 'way', title: 'Way', show: ({ way }) => way },
      { id: 'destination', title: 'To', isText: true, show: ({ destination }) => destination },
      { id: 'state', title: 'State', show: ({ state, reason }) => <OrderState state={state} reason={reason} /> },
      { id: 'net', title: 'Gets', isNumber: true, show: ({ net, currency }) => `${amount(net)} ${currency}` },
      { id: 'gold', title: 'Gold', isNumber: true, show: (row) => gold(row.gold) },
    ]}
  />
)

const brief = (reference: string): string =>
  reference.length > 16 ? `${reference.slice(0, 9)}…${reference.slice(-5)}` : reference
