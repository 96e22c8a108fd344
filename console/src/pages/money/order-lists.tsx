import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import { rechargeList, withdrawalList } from '@glasshouse/rulebook/backoffice/lists'
import { rechargeStateNames, withdrawalStateNames } from '@glasshouse/rulebook/backoffice/values'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { amount } from './amount.ts'
import { reasonText } from './reason-text.ts'
import { messages } from './messages.ts'

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

const names = { ...rechargeStateNames, ...withdrawalStateNames }

function OrderState({ state, reason }: { state: keyof typeof names; reason: string | null }) {
  const t = useMessages(messages)
  return (
    <>
      <Badge tone={TONES[state]}>{names[state]}</Badge> {reason && reasonText(t, reason)}
    </>
  )
}

const PlayerLink = ({ id, nickname }: { id: number; nickname: string }) => (
  <a href={`#/players/${id}`}>{useMessages(messages)('nicknameAndId', { nickname, id })}</a>
)

export function Recharges() {
  const t = useMessages(messages)
  return (
    <DataTable
      list={rechargeList}
      title={t('deposits')}
      filters={FILTERS}
      empty={t('noDeposits')}
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
}

export function Withdrawals() {
  const t = useMessages(messages)
  return (
    <DataTable
      list={withdrawalList}
      title={t('withdrawals')}
      filters={FILTERS}
      empty={t('noWithdrawals')}
      columns={[
        'id',
        'createTime',
        {
          id: 'playerId',
          show: ({ playerId, nickname, playerState }) => (
            <>
              <PlayerLink id={playerId} nickname={nickname} />{' '}
              {playerState === 'suspended' && <Badge tone="bad">{t('suspendedHeld')}</Badge>}
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
}

const brief = (reference: string): string =>
  reference.length > 16 ? `${reference.slice(0, 9)}…${reference.slice(-5)}` : reference
