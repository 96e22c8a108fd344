import { gameName } from '@glasshouse/rulebook/text/game-names'
import { useMessages } from '@glasshouse/ui/text/i18n.ts'
import {
  adjustmentList,
  movementList,
  playerBetList,
  rechargeList,
  withdrawalList,
} from '@glasshouse/rulebook/backoffice/lists'
import { adjustmentStateNames } from '@glasshouse/rulebook/backoffice/values'
import { Badge } from '@glasshouse/ui/data/badge.tsx'
import { Stack } from '@glasshouse/ui/layout/stack.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { gold } from '../../ui/format.ts'
import { messages } from './messages.ts'

const signed = (amount: number): string => (amount > 0 ? `+${gold(amount)}` : gold(amount))
const TONES = { waiting: 'wait', booked: 'good', refused: 'bad' } as const
/** Two lists of one page can't both be sorted by its address. */
const unsorted = { id: 'createTime', isSorted: false } as const

export function Movements({ id }: { id: number }) {
  const t = useMessages(messages)
  return (
    <DataTable
      list={movementList}
      title={t('transactions')}
      fixed={{ player: id }}
      empty={t('noTransactions')}
      columns={[
        'number',
        'createTime',
        'cause',
        { id: 'reference', show: ({ betId, reference }) => (betId ? t('bet', { id: betId }) : reference || '—') },
        { id: 'amount', show: ({ amount }) => signed(amount) },
        'balanceAfter',
      ]}
    />
  )
}

export function Bets({ id }: { id: number }) {
  const t = useMessages(messages)
  return (
    <DataTable
      list={playerBetList}
      title={t('bets')}
      fixed={{ player: id }}
      empty={t('noBets')}
      columns={[
        'id',
        'createTime',
        { id: 'game', show: ({ game }) => gameName(game) },
        'stake',
        { id: 'payout', show: ({ payout }) => (payout === null ? t('openBet') : gold(payout)) },
        'state',
      ]}
    />
  )
}

export function Orders({ id }: { id: number }) {
  const t = useMessages(messages)
  return (
    <Stack gap={14}>
      <h2>{t('deposits')}</h2>
      <DataTable
        list={rechargeList}
        title={t('deposits')}
        filters={[]}
        fixed={{ player: id }}
        empty={t('noDeposits')}
        columns={[
          'id',
          unsorted,
          'way',
          'state',
          { id: 'amount', show: ({ amount, currency }) => `${amount} ${currency}` },
          'gold',
        ]}
      />
      <h2>{t('withdrawals')}</h2>
      <DataTable
        list={withdrawalList}
        title={t('withdrawals')}
        filters={[]}
        fixed={{ player: id }}
        empty={t('noWithdrawals')}
        columns={[
          'id',
          unsorted,
          { id: 'way', show: ({ way, destination }) => `${way}, ${destination}` },
          'state',
          { id: 'net', show: ({ net, currency }) => `${net} ${currency}` },
          'gold',
        ]}
      />
    </Stack>
  )
}

export function Adjustments({ id }: { id: number }) {
  const t = useMessages(messages)
  return (
    <DataTable
      list={adjustmentList}
      title={t('adjustments')}
      filters={[]}
      fixed={{ player: id }}
      empty={t('noAdjustments')}
      columns={[
        'id',
        'createTime',
        { id: 'amount', show: ({ amount }) => signed(amount) },
        'against',
        'reason',
        { id: 'state', show: ({ state }) => <Badge tone={TONES[state]}>{adjustmentStateNames[state]}</Badge> },
        {
          id: 'proposedBy',
          show: ({ proposedBy, decidedBy }) => (decidedBy ? t('byTwo', { proposedBy, decidedBy }) : proposedBy),
        },
      ]}
    />
  )
}
