import { rechargeList, withdrawalList } from '@glasshouse/rulebook/backoffice/lists'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { amount } from './amount.ts'

const FILTERS = ['state', 'way', 'player', 'from', 'to'] as const

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
    list={rechargeList}
    title="Recharges"
    filters={FILTERS}
    empty="No recharge yet."
    columns={[
      'id',
      'createTime',
      {
        id: 'playerId',
        show: ({ playerId, nickname }) => <PlayerLink id={playerId} nickname={nickname} />,
      },
      'way',
      { id: 'state', show: ({ state, reason }) => <OrderState state={state} reason={reason} /> },
      { id: 'amount', show: (row) => `${amount(row.amount)} ${row.currency}` },
      'gold',
      { id: 'reference', show: ({ reference }) => <code title={reference}>{brief(reference)}</code> },
    ]}
  />
)

export const Withdrawals = () => (
  <DataTable
    list={withdrawalList}
    title="Withdrawals"
    filters={FILTERS}
    empty="No withdrawal yet."
    columns={[
      'id',
      'createTime',
      {
        id: 'playerId',
        show: ({ playerId, nickname, playerState }) => (
          <>
            <PlayerLink id={playerId} nickname={nickname} />{' '}
            {playerState === 'suspended' && <Badge tone="bad">suspended: it waits</Badge>}
          </>
        ),
      },
      'way',
      'destination',
      { id: 'state', show: ({ state, reason }) => <OrderState state={state} reason={reason} /> },
      { id: 'net', show: ({ net, currency }) => `${amount(net)} ${currency}` },
      'gold',
    ]}
  />
)

const brief = (reference: string): string =>
  reference.length > 16 ? `${reference.slice(0, 9)}…${reference.slice(-5)}` : reference
